// The ways through the hall that most tests take, by what a person reads on the screen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { FILES } from './setup.ts'

/** Runs in the page: what the server's policy forbids is a complaint too. */
export function tellOfForbidden(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`forbidden by ${violatedDirective}: ${blockedURI} ${sample}`),
  )
}

/** Which games a page has: the real ones, those with the lanterns of their tests, the toy alone, or all of them. */
export type Games = 'real' | 'lanterns' | 'toy' | 'all'

/** Runs in the page; an empty one keeps nothing. */
export function chooseGames(games: Games): void {
  if (location.protocol !== 'about:' && games !== 'real') localStorage.setItem('games-under-test', games)
}

/** A page that complains has failed, whatever else it showed. */
export const test = base.extend<{ games: Games; complaints: string[]; chosen: void }>({
  games: ['real', { option: true }],
  chosen: [
    async ({ context, games }, use) => {
      await context.addInitScript(chooseGames, games)
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

/** Sets preferences where a person would. */
export async function prefer(page: Page, ...labels: readonly string[]): Promise<void> {
  await preferAt(page, '', ...labels)
}

/** The same at an address of its own. */
export async function preferAt(page: Page, here: string, ...labels: readonly string[]): Promise<void> {
  await page.goto(`${here}/settings`)
  await page.locator('summary').first().click()
  // What is said to newcomers is for who looks for it.
  await page.getByLabel('Hints', { exact: true }).uncheck()
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
}

/** A game in the hall, with the doors to it. */
export const cardOf = (page: Page, game: string) => page.getByRole('article', { name: game })

/** From any screen with the door sign, without loading the page again. */
export async function newTable(page: Page, game = 'Vindication'): Promise<void> {
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await cardOf(page, game).getByRole('link', { name: 'New table' }).click()
}

/** A duel with a quick bot, everything shown at once, the same every time. */
export async function duel(page: Page, seed = 'duel', game = 'Vindication'): Promise<void> {
  await prefer(page, 'At once')
  await newTable(page, game)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('How strong seat 2 is').selectOption('Quick')
  await chooseSeed(page, seed)
  await begin(page)
}

/** On the screen of a new table: the same game every time. */
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

/** The games somebody has played to their end. */
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

/** A whole recorded game of four bots, in the hall. */
export async function importFinished(page: Page, of: Played = 'vindication'): Promise<void> {
  await atHome(page)
  await importFile(page, fileOf(finished(of)))
  await expect(page.getByRole('link', { name: /^Watch again/ })).toBeVisible()
}

/** The same game stopped in the middle, with these seats taken by people. */
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

/** A record as a file, brought into the hall. */
export async function bringIn(page: Page, record: object): Promise<void> {
  await atHome(page)
  await importFile(page, fileOf(record))
}

/** A game with people at it, where it stopped. */
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

/** A record becomes a table; where it is. */
export async function tableOf(page: Page, record: object): Promise<string> {
  const tables = page.getByRole('link', { name: /^Continue:/ })
  const before = await tables.evaluateAll(paths)
  await bringIn(page, record)
  await expect(tables).toHaveCount(before.length + 1)
  return (await tables.evaluateAll(paths)).find((path) => !before.includes(path)) ?? ''
}

/** A whole recorded game in the hall; where its table is. */
export async function finishedTable(page: Page, of: Played): Promise<string> {
  await importFinished(page, of)
  const [over = ''] = await page.getByRole('link', { name: /^Watch again/ }).evaluateAll(paths)
  return over.replace('/replay/', '/table/')
}

/** Where the cross of the open window stands, in shares of its width. */
export async function crossAt(page: Page): Promise<number> {
  const window = page.locator('dialog[open]')
  const { x: left = 0, width = 1 } = (await window.boundingBox()) ?? {}
  const cross = await window.getByRole('button', { name: 'Close', exact: true }).locator('svg').boundingBox()
  return ((cross?.x ?? 0) + (cross?.width ?? 0) / 2 - left) / width
}
