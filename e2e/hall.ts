// Common paths through the hall, found by what a person reads on the screen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { FILES } from './setup.ts'

/** Runs in the page: logs violations of the server's content policy, so they count as complaints. */
export function tellOfForbidden(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`forbidden by ${violatedDirective}: ${blockedURI} ${sample}`),
  )
}

/** The games of a page: the real ones, those with the lanterns module of the tests, only the toy, or all. */
export type Games = 'real' | 'lanterns' | 'toy' | 'all'

/** Runs in the page; does nothing on blank pages and on the browser's own, which have no storage. */
export function chooseGames(games: Games): void {
  if (location.protocol.startsWith('http') && games !== 'real')
    localStorage.setItem('games-under-test', games)
}

/** A question that has just appeared ignores clicks on what is new. Every action waits for that, as a person would. */
export const waitForQuestions = (page: Page) =>
  page.addLocatorHandler(page.locator('html[data-fresh]'), () => Promise.resolve())

/** A test fails if its page logs an error, whatever else it shows. */
export const test = base.extend<{ games: Games; complaints: string[]; chosen: void }>({
  games: ['real', { option: true }],
  chosen: [
    async ({ context, games }, use) => {
      await context.addInitScript(chooseGames, games)
      context.on('page', (page) => void waitForQuestions(page))
      await use()
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await context.addInitScript(tellOfForbidden)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The settings behind some labels of the settings page. */
const SETS: Readonly<Record<string, object>> = {
  Slow: { speed: 1 },
  Fast: { speed: 3 },
  Instant: { speed: 0 },
  Candlelight: { theme: 'dark' },
  Daylight: { theme: 'light' },
  Hints: { advice: true },
  'Confirm every move': { guard: true },
  'Text view': { textView: true },
}

let wishes = 0

/** Runs in the page, before its scripts: changes the stored settings once. */
function preset([key, change]: readonly [string, object]): void {
  if (location.protocol === 'about:' || sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, '')
  const read: (text: string) => { readonly state?: object; readonly version?: number } = JSON.parse
  const { state = {}, version = 0 } = read(localStorage.getItem('lorehall-settings') ?? '{}')
  localStorage.setItem('lorehall-settings', JSON.stringify({ state: { ...state, ...change }, version }))
}

const isBlank = (page: Page) => page.url() === 'about:blank'

/**
 * Sets preferences, named by their labels. A page that has not been opened yet begins with them; any other goes to the
 * settings page. Hints for newcomers are off unless a test is about them.
 */
export async function prefer(page: Page, ...labels: readonly string[]): Promise<void> {
  if (!isBlank(page) || labels.some((label) => SETS[label] === undefined))
    return preferAt(page, '', ...labels)
  const change = labels.reduce((all, label) => ({ ...all, ...SETS[label] }), { advice: false })
  await page.addInitScript(preset, [`preferred-${wishes++}`, change] as const)
}

/** Sets preferences on the settings page, also at another address. */
export async function preferAt(page: Page, here: string, ...labels: readonly string[]): Promise<void> {
  await page.goto(`${here}/settings`)
  await page.locator('summary').first().click()
  await page.getByLabel('Hints', { exact: true }).uncheck()
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
}

/** Goes to the hall, from any screen with the main navigation without reloading the page. */
export async function toHall(page: Page): Promise<void> {
  if (isBlank(page)) await page.goto('/')
  else await page.getByRole('link', { name: 'Hall', exact: true }).click()
}

/** The card of a game in the hall. */
export const cardOf = (page: Page, game: string) => page.getByRole('article', { name: game })

/** Goes to the form for a new table, through the hall. */
export async function newTable(page: Page, game = 'Vindication'): Promise<void> {
  await toHall(page)
  await cardOf(page, game).getByRole('link', { name: 'New table' }).click()
}

/** Begins a duel with a quick bot, without animation. The seed makes it the same every time. */
export async function duel(page: Page, seed = 'duel', game = 'Vindication'): Promise<void> {
  await prefer(page, 'Instant')
  await newTable(page, game)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await chooseSeed(page, seed)
  await begin(page)
}

/** Sets the seed on the screen of a new table. */
export async function chooseSeed(page: Page, seed: string): Promise<void> {
  await page.locator('summary', { hasText: 'Advanced' }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
}

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
}

interface RecordFile {
  game: string
  seats: { name: string; kind: string }[]
  entries: unknown[]
  digest?: string
}

function isRecord(value: unknown): value is RecordFile {
  return (
    typeof value === 'object' && value !== null && 'game' in value && 'seats' in value && 'entries' in value
  )
}

/** Games with a finished record. */
export type Played = 'toy' | 'vindication' | 'now-or-never' | 'heroes'

function finished(of: Played): RecordFile {
  const record: unknown = JSON.parse(readFileSync(join(FILES, `${of}.json`), 'utf8'))
  if (!isRecord(record)) throw new Error('this is no record')
  return record
}

const fileOf = (record: object) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
})

export async function importFile(page: Page, file: ReturnType<typeof fileOf> | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a file' }).click()
  await (await chooser).setFiles(file)
}

async function atHome(page: Page): Promise<void> {
  if (!URL.canParse(page.url()) || new URL(page.url()).pathname !== '/') await page.goto('/')
}

/** Imports a finished game of four bots into the hall. */
export async function importFinished(page: Page, of: Played = 'vindication'): Promise<void> {
  await atHome(page)
  await importFile(page, fileOf(finished(of)))
  await expect(page.getByRole('link', { name: /^Watch again/ })).toBeVisible()
}

/** The same game stopped in the middle, with people in these seats. */
export function half(people: readonly number[], share = 0.6, of: Played = 'vindication'): RecordFile {
  const record = finished(of)
  delete record.digest
  for (const seat of people) record.seats[seat] = { name: `Person ${seat + 1}`, kind: 'person' }
  record.entries.length = Math.floor(record.entries.length * share)
  return record
}

export async function importHalf(page: Page, people: readonly number[], share?: number): Promise<void> {
  await atHome(page)
  await importFile(page, fileOf(half(people, share)))
  await expect(page.getByRole('link', { name: /^Continue:/ }).first()).toBeVisible()
}

/** Imports a record as a file. */
export async function bringIn(page: Page, record: object): Promise<void> {
  await atHome(page)
  await importFile(page, fileOf(record))
}

/** Imports a game with people at it, and opens it where it stopped. */
export async function continueWith(page: Page, record: object): Promise<void> {
  await bringIn(page, record)
  await openFirst(page, /^Continue:/)
}

export async function openFirst(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click()
  await page.waitForURL(/\/(?:table|replay)\//)
}

/** Runs in the page. */
const paths = (links: readonly Element[]) => links.map((link) => link.getAttribute('href') ?? '')

/** Imports a record. Returns the path of its table. */
export async function tableOf(page: Page, record: object): Promise<string> {
  const tables = page.getByRole('link', { name: /^Continue:/ })
  const before = await tables.evaluateAll(paths)
  await bringIn(page, record)
  await expect(tables).toHaveCount(before.length + 1)
  return (await tables.evaluateAll(paths)).find((path) => !before.includes(path)) ?? ''
}

/** Imports a finished game. Returns the path of its table. */
export async function finishedTable(page: Page, of: Played): Promise<string> {
  await importFinished(page, of)
  const [over = ''] = await page.getByRole('link', { name: /^Watch again/ }).evaluateAll(paths)
  return over.replace('/replay/', '/table/')
}

/** The position of the open window's close button, as a share of its width. */
export async function crossAt(page: Page): Promise<number> {
  const window = page.locator('dialog[open]')
  const { x: left = 0, width = 1 } = (await window.boundingBox()) ?? {}
  const cross = await window.getByRole('button', { name: 'Close', exact: true }).locator('svg').boundingBox()
  return ((cross?.x ?? 0) + (cross?.width ?? 0) / 2 - left) / width
}
