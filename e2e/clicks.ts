// How many clicks twenty common things take in each game, in a real Chromium at 1366 × 650. Run with `npm run clicks`;
// it fails if a thing takes more clicks than `clicks-before.json` says, or can't be done.
//
//   npm run clicks -- --game heroes --thing Tax --paths
//   npm run clicks -- --write
//
// The clicks count from the question at which the player begins until the last option is given. Pointing and scrolling
// don't count. `--paths` prints what is clicked; `--write` makes today's counts those of `before`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { HEROES } from './clicks-heroes.ts'
import { NOW_OR_NEVER } from './clicks-now-or-never.ts'
import { Pilot } from './clicks-pilot.ts'
import { findPositions, type Position } from './clicks-search.ts'
import type { Counted, Thing } from './clicks-thing.ts'
import { VINDICATION } from './clicks-vindication.ts'
import { continueWith, prefer } from './hall.ts'
import { inBrowser } from './in-browser.ts'
import { buildForTests, serveForTests } from './server.ts'

const FILE = join(import.meta.dirname, 'clicks-before.json')

const SIZE = { width: 1366, height: 650 }

const { values: wish } = parseArgs({
  options: {
    game: { type: 'string' },
    thing: { type: 'string' },
    write: { type: 'boolean', default: false },
    paths: { type: 'boolean', default: false },
    /** Only searches for the positions. */
    find: { type: 'boolean', default: false },
    /** The client is already built. */
    'no-build': { type: 'boolean', default: false },
  },
})

type Counts = Record<string, Record<string, number>>

const isCounts = (value: unknown): value is Counts => typeof value === 'object' && value !== null

function countsBefore(): Counts {
  const counts: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  if (!isCounts(counts)) throw new Error(`${FILE} has no counts`)
  return counts
}

interface Outcome {
  readonly clicks: number | null
  /** The path of the clicks, or why it can't be done. */
  readonly says: string
}

type Settings = Awaited<ReturnType<BrowserContext['storageState']>>

async function newPage(browser: Browser, baseURL: string, storageState?: Settings): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(storageState === undefined ? {} : { storageState }),
  })
  return context.newPage()
}

/** Sets the preferences once; every other page begins with them, and without any table. */
async function settingsOf(browser: Browser, here: string): Promise<Settings> {
  const page = await newPage(browser, here)
  await prefer(page, 'Instant')
  await page.goto('/')
  const settings = await page.context().storageState()
  await page.context().close()
  return settings
}

async function doThing(
  page: Page,
  { game, arrives = [] }: Counted,
  { record, seat, plan }: Position,
): Promise<Outcome> {
  const pilot = new Pilot(page, { game, arrives }, record, seat)
  try {
    await continueWith(page, record)
    await pilot.carryOut(plan)
    return { clicks: pilot.pointer.clicks, says: pilot.pointer.path.join(', ') }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { clicks: null, says: `${why} (clicked: ${pilot.pointer.path.join(', ')})` }
  }
}

async function tour(browser: Browser, here: string, counted: Counted): Promise<Record<string, Outcome>> {
  const positions = findPositions(counted)
  const settings = await settingsOf(browser, here)
  const outcomes: Record<string, Outcome> = {}
  for (const thing of counted.things) {
    const position = positions.get(thing)
    if (position === undefined) {
      outcomes[thing.name] = { clicks: null, says: 'not found in any game' }
      continue
    }
    const page = await newPage(browser, here, settings)
    outcomes[thing.name] = await doThing(page, counted, position)
    await page.context().close()
  }
  return outcomes
}

/** Why a count is not accepted; empty: it is. */
function against(clicks: number | null, before: number | undefined): string {
  if (clicks === null) return '  NOT DONE'
  return !wish.write && before !== undefined && clicks > before ? '  MORE CLICKS' : ''
}

/** Prints the table of a game. Returns whether everything was done in no more clicks than before. */
function report(id: string, outcomes: Record<string, Outcome>, before: Record<string, number>): boolean {
  console.log(`\n${id.padEnd(44)} before   now`)
  let holds = true
  for (const [name, { clicks, says }] of Object.entries(outcomes)) {
    const then = before[name]
    const fault = against(clicks, then)
    holds &&= fault === ''
    const counts = `${String(then ?? '–').padStart(6)}${String(clicks ?? '–').padStart(6)}`
    console.log(`${name.padEnd(44)} ${counts}${fault}`)
    if (wish.paths || clicks === null) console.log(`    ${says}`)
  }
  return holds
}

function countsOf(outcomes: Record<string, Outcome>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([name, { clicks }]) => (clicks === null ? [] : [[name, clicks]])),
  )
}

const isWanted = ({ name }: Thing) => wish.thing === undefined || wish.thing === name

const GAMES: readonly Counted[] = [VINDICATION, NOW_OR_NEVER, HEROES]
  .filter(({ id }) => wish.game === undefined || wish.game === id)
  .map((counted) => ({ ...counted, things: counted.things.filter(isWanted) }))
  .filter(({ things }) => things.length > 0)

if (GAMES.length === 0) throw new Error('no game has such a thing')

function onlyFind(): void {
  for (const counted of GAMES) {
    const positions = findPositions(counted)
    for (const thing of counted.things) {
      const found: Position | undefined = positions.get(thing)
      const plan = found?.plan.map((step) => (typeof step === 'string' ? step : step.control)).join(' ')
      console.log(
        `${counted.id} ${thing.name}: ${plan === undefined ? 'NOT FOUND' : plan} @${found?.record.seed} ${found?.record.entries.length}`,
      )
    }
  }
}

async function measure(browser: Browser, here: string): Promise<boolean> {
  const before = countsBefore()
  let holds = true
  for (const counted of GAMES) {
    const outcomes = await tour(browser, here, counted)
    holds = report(counted.id, outcomes, before[counted.id] ?? {}) && holds
    if (wish.write) {
      before[counted.id] = { ...before[counted.id], ...countsOf(outcomes) }
      writeFileSync(FILE, `${JSON.stringify(before, null, 2)}\n`)
    }
  }
  return holds
}

if (wish.find) onlyFind()
else {
  if (!wish['no-build']) buildForTests()
  if (!(await inBrowser(serveForTests, measure))) process.exitCode = 1
}
