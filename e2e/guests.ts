// People who come to a server from browsers of their own, and what they do there by what they read.
import { test as base, expect, type Page } from '@playwright/test'
import { chooseGames, type Games, prefer, tellOfForbidden } from './hall.ts'
import { comesUp } from './look.ts'
import { OnlineServer } from './online-server.ts'
import { canEnd, NOTHING_CAME_MS, offers, PATIENCE_MS, type Sitter } from './sitter.ts'

/** What a browser says by itself when nobody answers, or answers no. */
const OF_THE_BROWSER = /Failed to load resource|WebSocket connection to|ERR_|service worker/i

interface Company {
  /** A server of the test's own, set as `settings` say. */
  readonly hall: OnlineServer
  readonly settings: NodeJS.ProcessEnv
  readonly games: Games
  /** Somebody in a browser of their own, by that way to the server. */
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
      return context.newPage()
    })
    for (const context of browser.contexts()) await context.close()
    expect(complaints).toEqual([])
  },
})

export { expect }

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export async function toTogether(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Together/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play together')
}

/** Says a name where one is asked for, and does what was to be done with it. */
export async function sayName(page: Page, name: string, then: string): Promise<void> {
  await page.getByLabel('What shall we call you?').fill(name)
  await button(page, then).click()
}

interface Wanted {
  readonly pace?: string
  /** Where there are several. */
  readonly game?: string
}

/** A table for two with everything shown at once; its path. */
export async function setTable(
  page: Page,
  name: string,
  { pace = 'No limit', game }: Wanted = {},
): Promise<string> {
  await prefer(page, 'At once')
  await toTogether(page)
  await page.getByRole('link', { name: 'Set an online table' }).click()
  if (game !== undefined) await page.getByRole('main').getByRole('link', { name: game }).click()
  await page.getByLabel('Pace').selectOption(pace)
  await sayName(page, name, 'Open the table')
  await expect(button(page, 'Start')).toBeVisible()
  return new URL(page.url()).pathname
}

/** Opens the link, says a name, sits down. */
export async function sitDown(page: Page, path: string, name: string): Promise<void> {
  await prefer(page, 'At once')
  await page.goto(path)
  await sayName(page, name, 'Sit down')
  await expect(button(page, 'Leave the table')).toBeVisible()
}

export async function start(page: Page): Promise<void> {
  await button(page, 'Start').click()
  await expect(page.locator('[data-asked]')).toBeVisible()
}

/** The window with the people at the table and the ways out of it. */
export async function openPeople(page: Page): Promise<void> {
  await button(page, 'People and table').click()
  await expect(page.getByRole('dialog', { name: 'Around the table' })).toBeVisible()
}

export const logOf = (page: Page) => page.locator('ol [data-type]').allTextContents()

/** Who is asked now. */
export async function asked(sitters: readonly Sitter[]): Promise<Sitter> {
  let found: Sitter | undefined
  await expect(async () => {
    for (const sitter of sitters) if (offers(await sitter.see())) found = sitter
    expect(found).toBeDefined()
  }).toPass({ intervals: [50] })
  if (found === undefined) throw new Error('nobody is asked')
  return found
}

/** Touches once, and waits until that shows. Whoever is not asked any more touches nothing: whether it did. */
async function touch(sitter: Sitter): Promise<boolean> {
  const sight = await sitter.see()
  if (!offers(sight)) {
    await sitter.page.waitForTimeout(20)
    return false
  }
  await sitter.step(sight)
  // A touch may change nothing that can be seen; then there is another one.
  await sitter.seeOther(sight, NOTHING_CAME_MS)
  return true
}

/** Whoever is asked touches something, until it is as wanted. */
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

/** Touches until others are waited for. */
export async function playOut(sitter: Sitter, most = 40): Promise<void> {
  const over = sitter.page.locator('[data-asked="false"]')
  for (let touches = 0; touches < most && (await over.count()) === 0;) {
    if (await touch(sitter)) touches += 1
  }
  await expect(over).toBeVisible()
}

const MY_TURN = '[data-asked="true"], [data-do="end-screen"]'

/** Touches whenever asked, to the end of the game. */
export async function playThrough(sitter: Sitter, most = 600): Promise<void> {
  for (let touches = 0; touches < most;) {
    const turn = await sitter.page.evaluate(comesUp, [MY_TURN, PATIENCE_MS] as const)
    expect(turn).toBe(true)
    if ((await sitter.see()).over) return
    if (await touch(sitter)) touches += 1
  }
  throw new Error(`not over after ${most} touches`)
}

/** They play until it is this one's turn, with so many turns in between. */
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
