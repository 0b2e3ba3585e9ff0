// How much the browser fetches: what Home loads first, and what Table adds, packed as it is sent.
// Run with `npm run sizes`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/chromium.ts'
import { build, serve } from '../e2e/server.ts'

const GOALS = { Home: 150_000, Table: 200_000 }

interface Fetched {
  readonly path: string
  readonly bytes: number
}

/** Everything that came over the wire from now on: what page and worker share comes once. */
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

function tell(name: keyof typeof GOALS, fetched: readonly Fetched[]): boolean {
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0)
  const good = total <= GOALS[name]
  console.log(`${name}: ${kilobytes(total)} of ${kilobytes(GOALS[name])}  ${good ? 'ok' : 'TOO MUCH'}`)
  for (const { path, bytes } of fetched.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${kilobytes(bytes)}  ${path}`)
  return good
}

/** What the tests' own client has, and nobody else's may. */
const OF_TESTS = 'games-under-test'

function hasToy(): boolean {
  const assets = join(import.meta.dirname, '..', 'packages', 'web', 'dist', 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(OF_TESTS))
  for (const name of found) console.log(`${name} has the tests' list of games in it`)
  return found.length > 0
}

build()
const server = await serve()
const browser = await chromium.launch(launchOptions())
try {
  // The service worker fetches the rest in its own time; that is not what one waits for.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const fetched = listen(page)
  await page.goto(server.here, { waitUntil: 'networkidle' })
  const home = fetched.splice(0)
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('svg [data-at]').first().waitFor()
  await page.waitForTimeout(1500)
  const good = [tell('Home', home), tell('Table', fetched), !hasToy()].every(Boolean)
  process.exitCode = good ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
