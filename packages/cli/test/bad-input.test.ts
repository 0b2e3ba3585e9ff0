// Whatever a person can get wrong on the command line is one sentence and exit code 2.
import { expect, it } from 'vitest'
import { GAME } from './game.ts'
import { fileWith, lorehall } from './lorehall.ts'

const cases: readonly (readonly [readonly string[], string])[] = [
  [['dance'], 'Unknown command dance; there are: serve, show, sim, engine, replay, bench, content'],
  [['content'], 'No command specified; there are: template, check'],
  [['content', 'dance'], 'Unknown command dance; there are: template, check'],
  [['sim', '--game', 'chess'], `there is no game 'chess'; there are: ${GAME.id}`],
  [['sim', '--seats', '1'], `${GAME.title} is for 2 to 5 players, not 1`],
  [['sim', '--seats', '6'], `${GAME.title} is for 2 to 5 players, not 6`],
  [['show', '--seats', '99'], `${GAME.title} is for 2 to 5 players, not 99`],
  [['sim', '--seats', 'many'], "--seats must be a whole number from 0 on, not 'many'"],
  [['sim', '--bots', 'greedy,genius'], "there is no bot 'genius'; there are: random, quick, greedy, curious"],
  [['sim', '--seats', '2', '--bots', 'quick,quick,quick'], '3 bots are too many for 2 seats'],
  [['sim', '--games', '0'], "--games must be a whole number from 1 on, not '0'"],
  [['sim', '--games'], '--games needs a value'],
  [['sim', '--cores', '1.5'], "--cores must be a whole number from 1 to 256, not '1.5'"],
  [['sim', '--gmaes', '5'], 'there is no option --gmaes; there are: --game, --seats'],
  [['sim', 'now'], "nothing was expected where 'now' stands"],
  [['sim', '--options', 'edition=1066'], `option 'edition' cannot be "1066"; expected one of`],
  [['sim', '--options', 'colour=red'], `${GAME.title} has no option 'colour'; it has: `],
  [['sim', '--options', 'edition'], "--options: 'edition' is not name=value; or give a JSON object"],
  [['sim', '--options', '{"edition"'], '--options is not JSON: {"edition"'],
  [['sim', '--values', '/nowhere/values.json'], "cannot read '/nowhere/values.json': there is no such file"],
  [
    ['sim', '--values', fileWith('{"cards":\n {"nobody": {}}}')],
    'line 2: /cards/nobody: expected the id of a card',
  ],
  [['replay'], 'Missing required positional argument: FILE; see --help'],
  [['replay', '/'], "cannot read '/': it is a folder"],
  [['replay', fileWith('[]')], 'this is not a Lorehall record: expected a JSON object'],
  [
    ['content', 'template', '--out', '/nowhere/x.json'],
    "cannot write '/nowhere/x.json': there is no such file",
  ],
  [['serve', '--port', '70000'], "--port must be a whole number from 0 to 65535, not '70000'"],
  [['bench', '--seconds', '0'], "--seconds must be a whole number from 1 to 3600, not '0'"],
  [['bench', '--options', 'building-sites=true'], 'Building Sites need another expansion'],
]

it.each(cases)('lorehall %j', async (args, sentence) => {
  const { code, out, err } = await lorehall(args)
  expect(err).toContain(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(out).toBe('')
  expect(code).toBe(2)
})
