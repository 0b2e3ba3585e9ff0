// `lorehall content`: the numbers on the cards, as a file that owners of the game can fill in.
import { gameNamed } from '@lorehall/server/games'
import { defineCommand } from 'citty'
import { command, print, printJson } from '../command.ts'
import { readValuesFile, writeText } from '../files.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'
import { whichGame } from '../which-game.ts'

const template = command(
  'template',
  "Writes a file with the game's values to fill in.",
  {
    game: whichGame,
    options: whichOptions,
    out: { type: 'string', valueHint: 'file', description: 'the file to write (default: standard output)' },
    json: { type: 'boolean', description: 'accepted, but the template is always JSON' },
  },
  async (args) => {
    const wanted = await gameNamed(args.game)
    const options = readOptionsFlag(wanted, args.options)
    const text = JSON.stringify(wanted.values.template(options), null, 2)
    if (args.out === undefined) print(text)
    else {
      writeText(args.out, `${text}\n`)
      process.stderr.write(`wrote ${args.out}\n`)
    }
  },
)

const check = command(
  'check',
  'Check a file of values. If a line is wrong, say what was expected there.',
  {
    file: { type: 'positional', required: true, description: 'the file to check' },
    game: whichGame,
    options: whichOptions,
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    const game = await gameNamed(args.game)
    readValuesFile(game, args.file, readOptionsFlag(game, args.options))
    if (args.json === true) printJson({ ok: true, game: game.id, file: args.file })
    else print(`${args.file} is valid: ${game.title} can be played with these values`)
  },
)

const subCommands = { template, check }

export const contentCommands: readonly string[] = Object.keys(subCommands)

export const content = defineCommand({
  meta: {
    name: 'content',
    description: 'Write a template of the values a game is played with, or check a file of values.',
  },
  subCommands,
})
