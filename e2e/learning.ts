// A lesson as a learner goes through it: by pointer, reading and touching only what is ringed, or in words.
import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, prefer } from './hall.ts'

export const slipOf = (page: Page): Locator => page.locator('[data-part="slip"]')

/** Begins the lesson of a game from its card in the hall. */
export async function learn(page: Page, game: string, ...wishes: readonly string[]): Promise<void> {
  await prefer(page, 'At once', ...wishes)
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await cardOf(page, game)
    .getByRole('button', { name: /^Learn the game/ })
    .click()
  await expect(slipOf(page)).toBeVisible()
}

/** The slip, the question and my things: something of it is new when an answer is through. */
const moment = async (page: Page) => {
  const mine = page.getByLabel('Your side of the table').or(page.getByLabel('What you are asked'))
  return [...(await mine.allInnerTexts()), ...(await slipOf(page).allInnerTexts())].join(' ')
}

/** Touches the middle of the ring, the pointer passes through it, until something comes of it. */
export async function touchRinged(page: Page): Promise<void> {
  const before = await moment(page)
  // What was ringed before may be about to go, and a touch there comes to nothing.
  await expect(async () => {
    const box = await page.locator('[data-do="ring"]').first().boundingBox({ timeout: 1000 })
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => moment(page), { timeout: 5000 }).not.toBe(before)
  }).toPass()
}

declare global {
  interface Window {
    slipsShown: string[]
  }
}

/** Notes the title of every slip from now on, as the page shows it: a slip may come and go between two looks. */
const noteSlips = (page: Page) =>
  page.evaluate(() => {
    window.slipsShown = []
    const note = () => {
      const title = document.querySelector<HTMLElement>('[data-part="slip"] h2')?.innerText
      if (title !== undefined && window.slipsShown.at(-1) !== title) window.slipsShown.push(title)
    }
    note()
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })

const slipsShown = (page: Page) => page.evaluate(() => window.slipsShown)

/** Plays the lesson to its end; the titles of its slips. */
export async function playByPointer(page: Page): Promise<readonly string[]> {
  const readOn = page.locator('[data-do="read-on"]')
  await noteSlips(page)
  while (await slipOf(page).isVisible()) {
    if (await readOn.isVisible()) {
      const { length } = await slipsShown(page)
      await readOn.click()
      await expect(async () => {
        if (await slipOf(page).isVisible()) expect((await slipsShown(page)).length).toBeGreaterThan(length)
      }).toPass()
    } else if (await page.locator('[data-do="do-it"]').isVisible()) await touchRinged(page)
  }
  return slipsShown(page)
}

export const repliesOf = (page: Page): Locator => page.locator('[data-do="replies"]')

/** Types it, until it is heard. */
export async function say(page: Page, text: string): Promise<void> {
  const field = page.locator('[data-do="command"]')
  await field.fill(text)
  await field.press('Enter')
  await expect(repliesOf(page).locator('p').first()).toHaveText(`You: ${text}`)
}

/** Types what each slip asks for, to the end of the lesson; `met` hears each title first. */
export async function playInWords(
  page: Page,
  typed: readonly (readonly [title: string, ...said: string[]])[],
  met: (title: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // Not what the answers would bring, which comes a moment later.
  const stands = () =>
    page.locator('[data-do="prompt"], [data-part="me"], [data-part="slip"]').allInnerTexts()
  for (const [title, ...texts] of typed) {
    await expect(slipOf(page).getByRole('heading')).toHaveText(title)
    await met(title)
    for (const text of texts) {
      const before = await stands()
      // What a slip wants is offered a moment after the slip is there: until then the word is only explained.
      await expect(async () => {
        await say(page, text)
        await expect.poll(stands, { timeout: 5000 }).not.toEqual(before)
      }).toPass()
    }
  }
  await expect(slipOf(page)).toBeHidden()
}
