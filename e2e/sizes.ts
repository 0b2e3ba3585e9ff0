// How much the browser fetches, compressed: what Home loads first, and what a table of each game adds. Run with `npm
// run sizes`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { continueWith, half, type Played } from './hall.ts'
import { inBrowser } from './in-browser.ts'
import { build, serve } from './server.ts'
import { recordGames } from './setup.ts'

const HOME = 125_000
const TABLE = 185_000

interface Measured {
  readonly game: Played
  /** Boards to open besides the first, because players look at them before their first move. */
  readonly boards: readonly string[]
}

const GAMES: readonly Measured[] = [
  { game: 'vindication', boards: [] },
  { game: 'now-or-never', boards: ['market'] },
  { game: 'heroes', boards: [] },
]

interface Fetched {
  readonly path: string
  readonly bytes: number
}

/** Collects everything fetched from now on; a file that page and worker share counts once. */
function listen(page: Page): Fetched[] {
  const fetched: Fetched[] = []
  const seen = new Set<string>()
  page.context().on('response', (response) => {
    const { pathname: path } = new URL(response.url())
    if (seen.has(path)) return
    seen.add(path)
    fetched.push({ path, bytes: Number(response.headers()['content-length'] ?? 0) })
  })
  return fetched
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`

function tell(name: string, most: number, fetched: readonly Fetched[]): boolean {
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0)
  const good = total <= most
  console.log(`${name}: ${kilobytes(total)} of ${kilobytes(most)}  ${good ? 'ok' : 'TOO MUCH'}`)
  for (const { path, bytes } of fetched.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${kilobytes(bytes)}  ${path}`)
  return good
}

const DIST = join(import.meta.dirname, '..', 'packages', 'web', 'dist')

/** The stories' prose is fetched for tables that read it. A device that keeps the client must not fetch all of it. */
function keepsProse(): boolean {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8')
  const kept = [...worker.matchAll(/url:\s*"(assets\/[^"]+)"/g)].map(([, path = '']) => path)
  if (kept.length === 0) throw new Error('the service worker keeps no assets: its form has changed')
  const prose = kept.filter((path) => path.includes('story-prose-'))
  for (const path of prose) console.log(`every device would keep ${path}`)
  return prose.length > 0
}

/** Appears only in the tests' own client; no other client may contain it. */
const OF_TESTS = 'games-under-test'

function hasToy(): boolean {
  const assets = join(DIST, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(OF_TESTS))
  for (const name of found) console.log(`${name} has the tests' list of games in it`)
  return found.length > 0
}

/** The least share of a recorded game to skip, so that the setup before the first turn is over. */
const PLAYED = 0.03

/** A recorded game where the first seat's turn begins: all boards are laid out, and it is the same every time. */
function atTurn(game: Played): object {
  const record = half([0], 1, game)
  const seats = record.entries.map((entry) => String(entry).split(' ')[0])
  const least = seats.length * PLAYED
  record.entries.length = seats.findIndex((seat, i) => i > least && seat === '0' && seats[i - 1] !== '0')
  return record
}

/** Measures the hall and a table of this game. Returns whether both are small enough. */
async function measure(browser: Browser, here: string, { game, boards }: Measured): Promise<boolean> {
  // Players don't wait for the service worker, which fetches the rest in the background.
  const context = await browser.newContext({
    baseURL: here,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const fetched = listen(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const home = fetched.splice(0)
  await continueWith(page, atTurn(game))
  await page.close()
  // The import has fetched some files already, so measure a page that opens the table directly.
  const straight = await context.newPage()
  const all = listen(straight)
  await straight.goto(page.url())
  await straight.locator('[data-asked="true"]').waitFor()
  for (const board of boards) await straight.locator(`[data-board="${board}"]`).click()
  // Boards load by themselves, one after the other.
  await straight.locator('svg [data-at]').first().waitFor()
  await straight.locator('[data-do="laying-out"]').waitFor({ state: 'detached' })
  await straight.waitForLoadState('networkidle')
  await context.close()
  const known = new Set(home.map(({ path }) => path))
  const table = all.filter(({ path }) => !known.has(path) && !path.startsWith('/table/'))
  return [tell('Home', HOME, home), tell(`A table of ${game}`, TABLE, table)].every(Boolean)
}

/** Returns whether all games are small enough. */
async function measureAll(browser: Browser, here: string): Promise<boolean> {
  let good = !hasToy() && !keepsProse()
  for (const game of GAMES) good = (await measure(browser, here, game)) && good
  return good
}

build()
recordGames()
process.exitCode = (await inBrowser(serve, measureAll)) ? 0 : 1
