// Every mistake on the command line gives one sentence and exit code 2.
import { expect, it } from 'vitest'
import { GAME } from './game.ts'
import { fileWith, lorehall } from './lorehall.ts'

const cases: readonly (readonly [readonly string[], string])[] = [
  [
    ['dance'],
    'Unknown command dance; use one of: serve, show, sim, arena, engine, replay, bench, content, backup, restore, migrate, reports, people',
  ],
  [['content'], 'No command specified; use one of: template, check'],
  [['content', 'dance'], 'Unknown command dance; use one of: template, check'],
  [['sim', '--game', 'chess'], `there is no game 'chess'; use one of: ${GAME.id}`],
  [['sim', '--seats', '1'], `${GAME.title} is for 2 to 5 players, not 1`],
  [['sim', '--seats', '6'], `${GAME.title} is for 2 to 5 players, not 6`],
  [['show', '--seats', '99'], `${GAME.title} is for 2 to 5 players, not 99`],
  [['sim', '--seats', 'many'], "--seats must be a whole number from 0 up, not 'many'"],
  [
    ['sim', '--bots', 'greedy,genius'],
    "there is no bot 'genius'; use one of: easy, normal, hard, expert, random, quick, greedy, curious",
  ],
  [['sim', '--seats', '2', '--bots', 'quick,quick,quick'], '3 bots are too many for 2 seats'],
  [['sim', '--games', '0'], "--games must be a whole number from 1 up, not '0'"],
  [['sim', '--games'], '--games needs a value'],
  [['sim', '--cores', '1.5'], "--cores must be a whole number from 1 to 256, not '1.5'"],
  [['sim', '--gmaes', '5'], 'there is no option --gmaes; use one of: --game, --seats'],
  [['sim', 'now'], "unexpected argument 'now'"],
  [['sim', '--options', 'edition=1066'], `option 'edition' cannot be "1066"; expected one of`],
  [['sim', '--options', 'color=red'], `${GAME.title} has no option 'color'; it has: `],
  [
    ['sim', '--options', 'edition'],
    "--options: 'edition' is not name=value; you can also give a JSON object",
  ],
  [['sim', '--options', '{"edition"'], '--options is not JSON: {"edition"'],
  [
    ['sim', '--values', '/nowhere/values.json'],
    "cannot read '/nowhere/values.json': the file does not exist",
  ],
  [
    ['sim', '--values', fileWith('{"cards":\n {"nobody": {}}}')],
    'line 2: /cards/nobody: expected the id of a card',
  ],
  [['replay'], 'Missing required positional argument: FILE; see --help'],
  [['replay', '/'], "cannot read '/': it is a folder"],
  [['replay', fileWith('[]')], 'this is not a Lorehall record: expected a JSON object'],
  [
    ['content', 'template', '--out', '/nowhere/x.json'],
    "cannot write '/nowhere/x.json': the file does not exist",
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
