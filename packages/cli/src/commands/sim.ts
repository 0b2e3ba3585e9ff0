// `lorehall sim`: bots play many games on all cores, with statistics.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { WholeGame } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'
import { command, complain, print, printJson, wholeNumber } from '../command.ts'
import { readValuesFile, writeText } from '../files.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'
import { howManySeats, seatsFor } from '../seats-flag.ts'
import type { Failure } from '../sim/block.ts'
import { playAll } from '../sim/crew.ts'
import { checkStart, type Plan, seatBots, sidesAt } from '../sim/plan.ts'
import { progressOn } from '../sim/progress.ts'
import { report, type Run } from '../sim/report.ts'
import { merge, newTally, type Tally } from '../sim/tally.ts'
import { reportLines } from '../sim/words.ts'
import { whichGame } from '../which-game.ts'

export const sim = command(
  'sim',
  'Let bots play many games, and print scores, win rates, coverage and a digest.',
  {
    game: whichGame,
    seats: howManySeats,
    bots: {
      type: 'string',
      default: 'random',
      description: 'the bots, e.g. greedy,random; a list shorter than the seats repeats',
    },
    games: { type: 'string', default: '100', description: 'how many games' },
    seed: { type: 'string', default: '1', description: 'any text; the same seed gives the same games' },
    options: whichOptions,
    values: { type: 'string', valueHint: 'file', description: 'a file of values (see content)' },
    cores: { type: 'string', description: 'how many threads (default: one per core)' },
    check: {
      type: 'boolean',
      description: 'check the laws at every decision, and stop at the first that is broken',
    },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    const game = await wholeGame(named(args.game, games))
    const options = readOptionsFlag(game, args.options)
    const seats = args.seats === undefined ? seatsFor(game, options) : wholeNumber('seats', args.seats, 0)
    const values = args.values === undefined ? {} : readValuesFile(game, args.values, options)
    checkStart(game, seats, options, values)
    const plan: Plan = {
      game: game.id,
      bots: seatBots(args.bots, seats),
      games: wholeNumber('games', args.games, 1),
      seed: args.seed,
      options,
      values,
      check: args.check === true,
    }
    const cores = args.cores === undefined ? availableParallelism() : wholeNumber('cores', args.cores, 1, 256)
    await run(game, plan, cores, args.json === true)
  },
)

async function run(game: WholeGame, plan: Plan, cores: number, json: boolean): Promise<void> {
  const tally = newTally(plan.bots.length, sidesAt(game, plan).length)
  const hash = createHash('sha256')
  const started = performance.now()
  const failure = await playAll(plan, cores, {
    progress: progressOn(process.stderr, plan.games),
    block(result) {
      merge(tally, result.tally)
      for (const digest of result.digests) hash.update(digest)
    },
  })
  const seconds = (performance.now() - started) / 1000
  if (failure === null) tell(game, plan, tally, { cores, seconds, digest: hash.digest('hex') }, json)
  else tellFailure(plan, failure, json)
}

function tell(game: WholeGame, plan: Plan, tally: Tally, run: Run, json: boolean): void {
  const found = report(game, plan, tally, run)
  if (json) printJson(found)
  else print(...reportLines(game, found))
}

function tellFailure(plan: Plan, failure: Failure, json: boolean): void {
  const file = `lorehall-failed-${plan.game}-${failure.game}.json`
  writeText(file, `${JSON.stringify(failure.record, null, 1)}\n`)
  const { game, what } = failure
  if (json) printJson({ failed: { game, what, record: file } })
  complain(`game ${game}: ${what}\nits record is in ${file}`)
  process.exitCode = 1
}
