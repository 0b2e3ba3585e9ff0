// `lorehall show`: one game between bots, told as it happens.
import { randomBytes } from 'node:crypto'
import { botNamed } from '@lorehall/bots'
import { Chance, Table } from '@lorehall/kernel'
import { gameNamed } from '@lorehall/server/games'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { logLines, standingLines } from '../log.ts'
import { playOut } from '../play.ts'
import { checkStart, seatBots } from '../sim/plan.ts'
import { whichGame } from '../which-game.ts'

export const show = command(
  'show',
  'One game between bots, with a readable log and the final standings.',
  {
    game: whichGame,
    seats: { type: 'string', default: '4', description: 'how many play' },
    bots: { type: 'string', default: 'greedy', description: 'who plays; fewer than seats repeat' },
    seed: { type: 'string', description: 'any text; another game each time unless said' },
    json: { type: 'boolean', description: 'print the record of the game' },
  },
  (args) => {
    const game = gameNamed(args.game)
    const count = wholeNumber('seats', args.seats, 0)
    checkStart(game, count, {}, {})
    const names = seatBots(args.bots, count)
    const seed = args.seed ?? randomBytes(4).toString('hex')
    const seats = names.map((name, i) => ({ name: `${name} ${i + 1}`, kind: 'bot' as const }))
    const table = new Table(game, { seats, seed })
    const quiet = args.json === true
    const tell = () => {
      const lines = quiet ? [] : logLines(table)
      if (lines.length > 0) print(...lines)
    }
    if (!quiet) print(`${game.title}, ${count} players, seed ${seed}`, '')
    tell()
    playOut(
      table,
      names.map((name) => botNamed(name)),
      new Chance(`${seed}/bots`),
      { after: tell },
    )
    if (quiet) printJson(table.record())
    else print('', 'final standings', ...standingLines(table), '', `digest: ${table.digest()}`)
  },
)
