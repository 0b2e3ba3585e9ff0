// Every screen of the client, reached without relying on any text, so that it works in every language.
import type { Page } from '@playwright/test'
import { expect, importFinished, importHalf, prefer } from './hall.ts'
import { meetOnline } from './online-tour.ts'

export interface Screen {
  readonly name: string
  readonly path: string
  /** Steps to take there before looking. */
  readonly open?: (page: Page) => Promise<void>
  /** A table fills the page and never scrolls. */
  readonly fixed?: boolean
  /** Also checked on a phone held sideways. */
  readonly turns?: boolean
  readonly words?: boolean
  /** The part that is new on this screen; the rest was checked on another. The tour waits for it. */
  readonly part?: string
}

async function idBehind(page: Page, name: RegExp): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Imports two games, and one for people at one device; others are under way online. So every screen has content. */
export async function tour(page: Page, language = 'English'): Promise<readonly Screen[]> {
  await prefer(page, 'Instant')
  await importHalf(page, [0, 1, 2], 0.4)
  const handed = await idBehind(page, /^Continue:/)
  await importHalf(page, [0])
  await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveCount(2)
  const table = await idBehind(page, /^Continue:/)
  // The hall first offers the game that was played last.
  await expect(page.locator('[data-do="continue"]')).toHaveAttribute('href', `/table/${table}`)
  await importFinished(page)
  const over = await idBehind(page, /^Watch again/)
  const online = await meetOnline(page)
  await prefer(page, language)
  const at = `/table/${table}`
  const fixed = true
  return [
    { name: 'home', path: '/' },
    { name: 'new-table', path: '/new/vindication' },
    { name: 'which-game', path: '/new' },
    { name: 'table', path: at, fixed, turns: true },
    { name: 'table-standings', path: at, open: press('s'), fixed, part: 'dialog[open]' },
    { name: 'table-help', path: at, open: press('?'), fixed, part: 'dialog[open]' },
    { name: 'curtain', path: `/table/${handed}`, fixed },
    { name: 'end', path: `/table/${over}`, fixed, part: 'dialog[open]' },
    { name: 'replay', path: `/replay/${over}`, fixed, turns: true },
    { name: 'rules', path: '/rules/vindication' },
    { name: 'gallery', path: '/gallery/vindication' },
    { name: 'numbers', path: '/numbers/vindication' },
    { name: 'settings', path: '/settings' },
    { name: 'about', path: '/about' },
    { name: 'unknown', path: '/new/chess' },
    { name: 'together', path: '/together' },
    { name: 'new-online', path: '/together/new/vindication' },
    { name: 'room', path: online.room },
    { name: 'online', path: online.table, fixed },
    { name: 'online-people', path: online.table, open: openPeople, fixed, part: 'dialog[open]' },
    { name: 'watch', path: online.watched, fixed },
    { name: 'online-end', path: online.over, fixed, part: 'dialog[open]' },
    { name: 'verify', path: online.verify, part: '[data-verdict]' },
    { name: 'recover', path: '/recover#nothing' },
    { name: 'unsubscribe', path: '/mail/stop/1-0' },
    // These are last, because from then on every table opens in the text view.
    { name: 'table-words', path: at, fixed, words: true, turns: true, part: WORDS },
    { name: 'online-words', path: online.table, fixed, part: WORDS },
  ]
}

const openPeople = (page: Page) => page.locator('[data-do="people"]').click()

const WORDS = '[data-view="words"]'

/** Turns on the text view, which is the last preference of its group. */
async function preferWords(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('switch').nth(4).check()
}

export async function visit(page: Page, { path, open, words, part }: Screen): Promise<void> {
  if (words === true) await preferWords(page)
  if (new URL(page.url()).pathname === path) await closeDialogs(page)
  else await go(page, path)
  await arrived(page, path)
  await open?.(page)
  if (part !== undefined) await expect(page.locator(part).first()).toBeVisible()
}

/** Goes there without loading the page again, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

async function closeDialogs(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

const DRAWN = `svg [data-at], [data-stage] [data-at], [data-curtain], ${WORDS}`
/** An online table that has not begun shows its lobby. */
const DRAWN_ONLINE = `${DRAWN}, main h1:not(.unseen)`

/** Waits until the screen is fully drawn. */
async function arrived(page: Page, path: string): Promise<void> {
  const [, where = ''] = path.split('/')
  const settled = ['table', 'replay'].includes(where) ? DRAWN : where === 't' ? DRAWN_ONLINE : 'h1, h2'
  await expect(page.locator(settled).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
