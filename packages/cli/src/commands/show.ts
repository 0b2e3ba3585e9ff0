// `lorehall show`: one game between bots, with its log as it happens.
import { randomBytes } from 'node:crypto'
import { botNamed } from '@lorehall/bots'
import { Chance, Table } from '@lorehall/kernel'
import { games, named, taleOf, wholeGame } from '@lorehall/server/games'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { readValuesFile } from '../files.ts'
import { standingLines, Teller } from '../log.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'
import { playing } from '../play.ts'
import { howManySeats, seatsFor } from '../seats-flag.ts'
import { checkStart, seatBots } from '../sim/plan.ts'
import { whichGame } from '../which-game.ts'

export const show = command(
  'show',
  'Play one game between bots, with a readable log and the final scores.',
  {
    game: whichGame,
    seats: howManySeats,
    bots: {
      type: 'string',
      default: 'greedy',
      description: 'the bots; a list shorter than the seats repeats',
    },
    seed: { type: 'string', description: 'any text (default: a new game each time)' },
    options: whichOptions,
    values: { type: 'string', valueHint: 'file', description: 'a file of values (see content)' },
    json: { type: 'boolean', description: 'print the record of the game' },
  },
  async (args) => {
    const game = await wholeGame(named(args.game, games))
    const options = readOptionsFlag(game, args.options)
    const count = args.seats === undefined ? seatsFor(game, options) : wholeNumber('seats', args.seats, 0)
    const values = args.values === undefined ? {} : readValuesFile(game, args.values, options)
    checkStart(game, count, options, values)
    const names = seatBots(args.bots, count)
    const seed = args.seed ?? randomBytes(4).toString('hex')
    const seats = names.map((name, i) => ({ name: `${name} ${i + 1}`, kind: 'bot' as const }))
    const table = new Table(game, { seats, options, values, seed })
    const quiet = args.json === true
    const teller = new Teller(table, taleOf)
    const tell = async () => {
      const lines = quiet ? [] : await teller.lines()
      if (lines.length > 0) print(...lines)
    }
    if (!quiet) print(`${game.title}, ${count} ${count === 1 ? 'player' : 'players'}, seed ${seed}`, '')
    await tell()
    const bots = names.map((name) => botNamed(name, game.judge))
    for (const _answer of playing(table, bots, new Chance(`${seed}/bots`))) await tell()
    if (quiet) printJson(table.record())
    else print('', 'final scores', ...standingLines(table), '', `digest: ${table.digest()}`)
  },
)
