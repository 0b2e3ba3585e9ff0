// `lorehall arena`: bots meet each other over many games, to find out how strong they are.
import { cpus } from 'node:os'
import { Table } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'
import type { MatchResult } from '../arena/match.ts'
import { arenaPage } from '../arena/page.ts'
import { type ArenaPlan, DEALS, meetingsOf, readBots, readDeals, sidesOf } from '../arena/plan.ts'
import { type ArenaReport, arenaReport } from '../arena/report.ts'
import { arenaLines, between, meetingName } from '../arena/words.ts'
import type { Order } from '../arena/worker.ts'
import { command, complain, print, printJson, wholeNumber } from '../command.ts'
import { writeText } from '../files.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'
import { progressOn } from '../sim/progress.ts'
import { onThreads } from '../threads.ts'
import { whichGame } from '../which-game.ts'

export const arena = command(
  'arena',
  'Let bots meet over many games, every deal from every side, and print their shares of wins, ratings and times.',
  {
    game: whichGame,
    bots: {
      type: 'string',
      default: 'easy,normal,hard,expert',
      description: 'the bots, each optionally with the tree of its judge: hard,greedy@../older',
    },
    games: { type: 'string', default: '100', description: 'how many games per meeting' },
    seats: {
      type: 'string',
      default: '2',
      description: 'how many players; with more than 2 sides, one bot meets many',
    },
    options: whichOptions,
    deals: {
      type: 'string',
      default: DEALS[0],
      description: 'choosing or judging: never judge a design on the deals it was chosen on',
    },
    seed: { type: 'string', default: '1', description: 'any text; the same seed gives the same games' },
    cores: { type: 'string', default: '1', description: 'how many threads; times are only fair with one' },
    ladder: {
      type: 'boolean',
      description:
        'each bot meets only the one named before it, and the command fails unless it is surely stronger',
    },
    json: { type: 'boolean', description: 'print one JSON object' },
    out: { type: 'string', valueHint: 'file', description: 'also write the results as an HTML page' },
  },
  async (args) => {
    const game = await wholeGame(named(args.game, games))
    const seats = wholeNumber('seats', args.seats, 1)
    const options = readOptionsFlag(game, args.options)
    // Throws the table's own refusal if a game cannot begin with these settings.
    void new Table(game, { seats, options, seed: 'check' })
    const plan: ArenaPlan = {
      game: game.id,
      bots: readBots(args.bots),
      games: wholeNumber('games', args.games, 1),
      seats,
      sides: sidesOf(game, seats, options),
      options,
      deals: readDeals(args.deals),
      seed: args.seed,
      ladder: args.ladder === true,
    }
    const results = await play(plan, wholeNumber('cores', args.cores, 1, 256))
    const report = arenaReport(plan, results, `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`)
    if (args.out !== undefined) writeText(args.out, arenaPage(game.title, report))
    if (args.json === true) printJson(report)
    else print(...arenaLines(game.title, report))
    if (plan.ladder) checkSteps(report)
  },
)

/** Sets the exit code if a bot is not surely stronger than the one before it. */
function checkSteps({ meetings, even, sides }: ArenaReport): void {
  for (const meeting of meetings) {
    if (meeting.other === null || meeting.interval[0] > even) continue
    complain(`not surely stronger: ${meetingName(meeting, sides.length)}, ${between(meeting)}`)
    process.exitCode = 1
  }
}

async function play(plan: ArenaPlan, cores: number): Promise<MatchResult[]> {
  const results: MatchResult[] = []
  const progress = progressOn(process.stderr, meetingsOf(plan).length * plan.games)
  await onThreads<Order, MatchResult[]>({
    script: new URL('../arena/worker.ts', import.meta.url),
    pieces: Math.ceil(plan.games / plan.sides.length),
    cores,
    order: (piece) => ({ plan, piece }),
    take(found) {
      results.push(...found)
      progress(results.length)
      return true
    },
  })
  return results
}
