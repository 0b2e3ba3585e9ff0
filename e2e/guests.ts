// People who come to a server, each in their own browser, and act on what they read.
import { test as base, expect, type Page } from '@playwright/test'
import { chooseGames, type Games, prefer, tellOfForbidden, waitForQuestions } from './hall.ts'
import { comesUp } from './look.ts'
import { OnlineServer } from './online-server.ts'
import { canEnd, NOTHING_CAME_MS, offers, PATIENCE_MS, type Sitter } from './sitter.ts'

/** Messages that the browser logs by itself when a request fails. */
const OF_THE_BROWSER = /Failed to load resource|WebSocket connection to|ERR_|service worker/i

interface Company {
  /** The test's own server, with these settings. */
  readonly hall: OnlineServer
  readonly settings: NodeJS.ProcessEnv
  readonly games: Games
  /** A person in their own browser, optionally at another address of the server. */
  readonly guest: (here?: string) => Promise<Page>
}

export const test = base.extend<Company>({
  settings: [{}, { option: true }],
  games: ['real', { option: true }],
  hall: async ({ settings }, use) => {
    const hall = await new OnlineServer(settings).start()
    await use(hall)
    await hall.stop()
  },
  guest: async ({ browser, hall, games }, use) => {
    const complaints: string[] = []
    await use(async (here = hall.here) => {
      const context = await browser.newContext({ baseURL: here })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text()))
          complaints.push(message.text())
      })
      await context.addInitScript(tellOfForbidden)
      await context.addInitScript(chooseGames, games)
      const page = await context.newPage()
      await waitForQuestions(page)
      return page
    })
    for (const context of browser.contexts()) await context.close()
    expect(complaints).toEqual([])
  },
})

export { expect }

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export async function toTogether(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Online/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play online')
}

/** Enters a name where the page asks for one, and presses the button. */
export async function sayName(page: Page, name: string, then: string): Promise<void> {
  await page.getByLabel('What’s your name?').fill(name)
  await button(page, then).click()
}

interface Wanted {
  readonly pace?: string
  /** Needed if there are several games. */
  readonly game?: string
}

/** Sets up an online table for two, without animation. Returns its path. */
export async function setTable(
  page: Page,
  name: string,
  { pace = 'No time limit', game }: Wanted = {},
): Promise<string> {
  await prefer(page, 'Instant')
  await toTogether(page)
  await page.getByRole('link', { name: 'New online table' }).click()
  if (game !== undefined) await page.getByRole('main').getByRole('link', { name: game }).click()
  await page.getByLabel('Pace').selectOption(pace)
  await sayName(page, name, 'Open the lobby')
  await expect(button(page, 'Start')).toBeVisible()
  return new URL(page.url()).pathname
}

/** Opens the link, enters a name and takes a seat. */
export async function sitDown(page: Page, path: string, name: string): Promise<void> {
  await prefer(page, 'Instant')
  await page.goto(path)
  await sayName(page, name, 'Take a seat')
  await expect(button(page, 'Leave the table')).toBeVisible()
}

export async function start(page: Page): Promise<void> {
  await button(page, 'Start').click()
  await expect(page.locator('[data-asked]')).toBeVisible()
}

/** Opens the window with the people at the table and the ways to leave it. */
export async function openPeople(page: Page): Promise<void> {
  await button(page, 'Players and table').click()
  await expect(page.getByRole('dialog', { name: 'Players' })).toBeVisible()
}

export const logOf = (page: Page) => page.locator('ol [data-type]').allTextContents()

/** Waits for a player who can act, and returns them. */
export async function asked(sitters: readonly Sitter[]): Promise<Sitter> {
  let found: Sitter | undefined
  await expect(async () => {
    for (const sitter of sitters) if (offers(await sitter.see())) found = sitter
    expect(found).toBeDefined()
  }).toPass({ intervals: [50] })
  if (found === undefined) throw new Error('nobody is asked')
  return found
}

/** Clicks once, and waits until that shows. Returns false if there is nothing to click. */
async function touch(sitter: Sitter): Promise<boolean> {
  const sight = await sitter.see()
  if (!offers(sight)) {
    await sitter.page.waitForTimeout(20)
    return false
  }
  await sitter.step(sight)
  // A click may change nothing visible; then this stops waiting, and the next click follows.
  await sitter.seeOther(sight, NOTHING_CAME_MS)
  return true
}

/** Players who can act click something until the condition holds. */
export async function playUntil(
  sitters: readonly Sitter[],
  wanted: (asked: Sitter) => Promise<boolean> | boolean,
  most = 150,
): Promise<Sitter> {
  for (let i = 0; i < most; i++) {
    const sitter = await asked(sitters)
    if (await wanted(sitter)) return sitter
    await touch(sitter)
  }
  throw new Error(`not so after ${most} touches`)
}

/** Clicks until the player waits for others. */
export async function playOut(sitter: Sitter, most = 40): Promise<void> {
  const over = sitter.page.locator('[data-asked="false"]')
  for (let touches = 0; touches < most && (await over.count()) === 0;) {
    if (await touch(sitter)) touches += 1
  }
  await expect(over).toBeVisible()
}

const MY_TURN = '[data-asked="true"], [data-do="end-screen"]'

/** Clicks whenever it is this player's turn, until the game is over. */
export async function playThrough(sitter: Sitter, most = 600): Promise<void> {
  for (let touches = 0; touches < most;) {
    const turn = await sitter.page.evaluate(comesUp, [MY_TURN, PATIENCE_MS] as const)
    expect(turn).toBe(true)
    if ((await sitter.see()).over) return
    if (await touch(sitter)) touches += 1
  }
  throw new Error(`not over after ${most} touches`)
}

/** Everyone plays until it is this player's turn, after at least so many turns. */
export async function playTo(sitters: readonly Sitter[], whose: Sitter, turns = 1): Promise<void> {
  let before: Sitter | null = null
  let begun = 0
  await playUntil(sitters, async (sitter) => {
    if (sitter !== before && canEnd(await sitter.see())) {
      before = sitter
      begun += 1
    }
    return begun > turns && sitter === whose && before === whose
  })
}
