// `lorehall sim`: bots play many games on all cores, with statistics.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Refusal, type WholeGame } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'
import { command, complain, print, printJson, wholeNumber } from '../command.ts'
import { makeFolder, readValuesFile, writeText } from '../files.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'
import { howManySeats, seatsFor } from '../seats-flag.ts'
import { balanceOf } from '../sim/balance.ts'
import { balancePage } from '../sim/balance-page.ts'
import type { Failure } from '../sim/block.ts'
import { playAll } from '../sim/crew.ts'
import { checkStart, type Plan, seatBots, sidesAt } from '../sim/plan.ts'
import { progressOn } from '../sim/progress.ts'
import { report, type Run } from '../sim/report.ts'
import { merge, newTally, type Tally } from '../sim/tally.ts'
import { reportLines } from '../sim/words.ts'
import { whichGame } from '../which-game.ts'

/** The reports that can be written, and their contents. */
const REPORTS = { balance: 'cards, seats, sources of points, ends and scores' }

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
    report: { type: 'string', description: `write a report to --out: ${Object.keys(REPORTS).join(', ')}` },
    out: {
      type: 'string',
      valueHint: 'folder',
      description: 'the folder for a report: JSON, and a page with charts',
    },
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
    const folder = reportFolder(args.report, args.out)
    const cores = args.cores === undefined ? availableParallelism() : wholeNumber('cores', args.cores, 1, 256)
    await run(game, plan, cores, args.json === true, folder)
  },
)

/** The folder for the report; null: none is wanted. */
function reportFolder(report: string | undefined, out: string | undefined): string | null {
  if (report === undefined && out === undefined) return null
  if (report === undefined || !(report in REPORTS)) {
    const known = Object.entries(REPORTS).map(([name, about]) => `--report ${name} (${about})`)
    throw new Refusal('bad-request', `--out is for a report; use ${known.join(' or ')}`)
  }
  if (out === undefined) throw new Refusal('bad-request', 'a report needs a folder: add --out FOLDER')
  return out
}

async function run(
  game: WholeGame,
  plan: Plan,
  cores: number,
  json: boolean,
  folder: string | null,
): Promise<void> {
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
  const ran = { cores, seconds, digest: hash.digest('hex') }
  if (failure === null) tell(game, plan, tally, ran, json, folder)
  else tellFailure(plan, failure, json)
}

function tell(
  game: WholeGame,
  plan: Plan,
  tally: Tally,
  run: Run,
  json: boolean,
  folder: string | null,
): void {
  const found = report(game, plan, tally, run)
  if (folder !== null) {
    const balance = balanceOf(found)
    makeFolder(folder)
    writeText(join(folder, `${game.id}.json`), `${JSON.stringify(balance, null, 1)}\n`)
    writeText(join(folder, `${game.id}.html`), balancePage(game.title, balance))
  }
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
