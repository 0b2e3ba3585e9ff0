// Plays a lesson as a learner does: by pointer, clicking only what is ringed, or in the text view.
import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, prefer, toHall } from './hall.ts'

export const tipOf = (page: Page): Locator => page.locator('[data-part="tip"]')

/** Begins the lesson of a game from its card in the hall. */
export async function learn(page: Page, game: string, ...wishes: readonly string[]): Promise<void> {
  await prefer(page, 'Instant', ...wishes)
  await toHall(page)
  await cardOf(page, game)
    .getByRole('button', { name: /^Learn the game/ })
    .click()
  await expect(tipOf(page)).toBeVisible()
}

/** The tip, the question and my things: some of it changes once an answer has taken effect. */
const moment = async (page: Page) => {
  const mine = page.getByLabel('Your side of the table').or(page.getByLabel('Your decision'))
  return [...(await mine.allInnerTexts()), ...(await tipOf(page).allInnerTexts())].join(' ')
}

/** Clicks the middle of the ring, which lets clicks through, until something changes. */
export async function touchRinged(page: Page): Promise<void> {
  const before = await moment(page)
  // The ring may still be on the previous thing, where a click has no effect.
  await expect(async () => {
    const box = await page.locator('[data-do="ring"]').first().boundingBox({ timeout: 1000 })
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => moment(page), { timeout: 5000 }).not.toBe(before)
  }).toPass()
}

declare global {
  interface Window {
    tipsShown: string[]
  }
}

/** Notes the title of every tip the page shows from now on: a tip may come and go between two checks. */
const noteTips = (page: Page) =>
  page.evaluate(() => {
    window.tipsShown = []
    const note = () => {
      const title = document.querySelector<HTMLElement>('[data-part="tip"] h2')?.innerText
      if (title !== undefined && window.tipsShown.at(-1) !== title) window.tipsShown.push(title)
    }
    note()
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })

const tipsShown = (page: Page) => page.evaluate(() => window.tipsShown)

/** Plays the lesson to its end. Returns the titles of its tips. */
export async function playByPointer(page: Page): Promise<readonly string[]> {
  const readOn = page.locator('[data-do="read-on"]')
  await noteTips(page)
  while (await tipOf(page).isVisible()) {
    if (await readOn.isVisible()) {
      const { length } = await tipsShown(page)
      await readOn.click()
      await expect(async () => {
        if (await tipOf(page).isVisible()) expect((await tipsShown(page)).length).toBeGreaterThan(length)
      }).toPass()
    } else if (await page.locator('[data-do="do-it"]').isVisible()) await touchRinged(page)
  }
  return tipsShown(page)
}

export const repliesOf = (page: Page): Locator => page.locator('[data-do="replies"]')

/** Types a command, and waits until the page has taken it. */
export async function say(page: Page, text: string): Promise<void> {
  const field = page.locator('[data-do="command"]')
  await field.fill(text)
  await field.press('Enter')
  await expect(repliesOf(page).locator('p').first()).toHaveText(`You: ${text}`)
}

/** Types what each tip asks for, to the end of the lesson; `met` is called with each title first. */
export async function playInWords(
  page: Page,
  typed: readonly (readonly [title: string, ...said: string[]])[],
  met: (title: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // Leaves out the previews of options, which arrive a moment later.
  const stands = () => page.locator('[data-do="prompt"], [data-part="me"], [data-part="tip"]').allInnerTexts()
  for (const [title, ...texts] of typed) {
    await expect(tipOf(page).getByRole('heading')).toHaveText(title)
    await met(title)
    for (const text of texts) {
      const before = await stands()
      // The option is offered a moment after the tip appears; until then, the command is only explained.
      await expect(async () => {
        await say(page, text)
        await expect.poll(stands, { timeout: 5000 }).not.toEqual(before)
      }).toPass()
    }
  }
  await expect(tipOf(page)).toBeHidden()
}
