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

/** Touches the middle of the ring: the pointer passes through it. */
export async function touchRinged(page: Page): Promise<void> {
  const before = await moment(page)
  // What was ringed before may be about to go.
  await expect(async () => {
    const box = await page.locator('[data-do="ring"]').first().boundingBox({ timeout: 1000 })
    if (box === null) throw new Error('nothing is ringed')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }).toPass()
  await expect.poll(() => moment(page)).not.toBe(before)
}

/** Plays the lesson to its end; the titles of its slips. */
export async function playByPointer(page: Page): Promise<readonly string[]> {
  const slips: string[] = []
  const titled = () => slipOf(page).getByRole('heading').innerText()
  while (await slipOf(page).isVisible()) {
    const title = await titled()
    if (slips.at(-1) !== title) slips.push(title)
    const readOn = page.locator('[data-do="read-on"]')
    const doIt = page.locator('[data-do="do-it"]')
    await expect(readOn.or(doIt)).toBeVisible()
    if (await readOn.isVisible()) {
      await readOn.click()
      if (title !== 'The rest is yours') await expect.poll(titled).not.toBe(title)
      else await expect(slipOf(page)).toBeHidden()
    } else await touchRinged(page)
  }
  return slips
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
