// The first game of Vindication, from its first slip to its last: by pointer, touching only what is ringed, and
// in words, by what one types.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, prefer, test } from './hall.ts'

const slipOf = (page: Page): Locator => page.locator('[data-part="slip"]')
const ringsOf = (page: Page): Locator => page.locator('[data-do="ring"]')

async function learn(page: Page, ...wishes: readonly string[]): Promise<void> {
  await prefer(page, 'At once', ...wishes)
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await page.getByRole('button', { name: /^Learn the game/ }).click()
  await expect(slipOf(page)).toContainText('Washed ashore')
}

/** The slip, the question and my things: something of it is new when an answer is through. */
const moment = async (page: Page) => {
  const mine = page.getByLabel('Your side of the table').or(page.getByLabel('What you are asked'))
  return [...(await mine.allInnerTexts()), ...(await slipOf(page).allInnerTexts())].join(' ')
}

/** Touches the middle of the ring: the pointer passes through it. */
async function touchRinged(page: Page): Promise<void> {
  const before = await moment(page)
  // What was ringed before may be about to go.
  await expect(async () => {
    const box = await ringsOf(page).first().boundingBox({ timeout: 1000 })
    if (box === null) throw new Error('nothing is ringed')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }).toPass()
  await expect.poll(() => moment(page)).not.toBe(before)
}

test('the lesson is played to its end by pointer, and the game goes on', async ({ page }) => {
  await learn(page)
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
  expect(slips).toHaveLength(17)
  await expect(page.locator('[data-at="space:21"][data-lit="true"]').first()).toBeVisible()
})

test('only what the lesson waits for is accepted; undo and coming back go on where one was', async ({
  page,
}) => {
  await learn(page)
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  await page.locator('[data-do="read-on"]').click()
  await expect(slipOf(page)).toContainText('A secret quest')
  await touchRinged(page)
  await page.locator('[data-do="read-on"]').click()
  await expect(slipOf(page)).toContainText('Activating')
  await page.reload()
  await expect(slipOf(page)).toContainText('Activating')
  await touchRinged(page)
  await expect(slipOf(page)).toContainText('Moving')
  await page.locator('[data-at="region:12"]').first().click({ button: 'right', force: true })
  await expect(page.getByText('The lesson asks for something else first.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(slipOf(page)).toContainText('Activating')
  await page.locator('[data-do="do-it"]').click()
  await expect(slipOf(page)).toContainText('Moving')
  await page.locator('[data-do="end-lesson"]').click()
  await expect(slipOf(page)).toBeHidden()
  await expect(page.locator('[data-at="region:12"][data-lit="true"]').first()).toBeVisible()
})

/** What one types, slip by slip. */
const TYPED = [
  ['Washed ashore', 'read on'],
  ['A secret quest', 'keep vigorous'],
  ['Your blocks', 'read on'],
  ['Activating', 'activate oneth'],
  ['Moving', 'go to space 29'],
  ['Visiting', 'visit the holy spire'],
  ['The end of a turn', 'end your turn'],
  ['You yourself', 'activate your character', 'gain 1 strength'],
  ['A new companion', 'go to space 21', 'visit the inn', 'pay 2 strength', 'herk'],
  ['Control', 'take control of the inn', 'end your turn'],
  ['Heroic attributes', 'activate herk', 'convert to courage', 'convert to courage'],
  ['A fight', 'go to space 30', 'visit the gaping maw', 'custodian'],
  ['How the end comes', 'next'],
  ['Proficiency and mastery', 'buy an inspiration proficiency tile', 'do it for me'],
  ['Traits and relics', 'read on'],
  ['Resting', 'rest', 'augment 1: potential to influence'],
  ['The rest is yours', 'play on'],
] as const

test('the lesson is played to its end in words', async ({ page }) => {
  await learn(page, 'Table in words')
  const field = page.locator('[data-do="command"]')
  const replies = page.locator('[data-do="replies"]')
  // Not what the answers would bring, which comes a moment later.
  const stands = () =>
    page.locator('[data-do="prompt"], [data-part="me"], [data-part="slip"]').allInnerTexts()
  const say = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(replies.locator('p').first()).toHaveText(`You: ${text}`)
  }
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  for (const [title, ...typed] of TYPED) {
    await expect(slipOf(page).getByRole('heading')).toHaveText(title)
    if (title === 'Moving') {
      await say('visit the holy spire')
      await expect(replies).toContainText('something else first')
    }
    for (const text of typed) {
      const before = await stands()
      // What a slip wants is offered a moment after the slip is there.
      await expect(async () => {
        await say(text)
        await expect(replies.locator('p').nth(1)).not.toContainText('something else first', { timeout: 2000 })
      }).toPass()
      await expect.poll(stands).not.toEqual(before)
    }
  }
  await expect(slipOf(page)).toBeHidden()
})

test('a hint lies beside what is met for the first time, once; Help says what a turn and the signs are', async ({
  page,
}) => {
  await prefer(page, 'At once', 'Hints')
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await page.getByRole('button', { name: /^Play now.*quick bots/ }).click()
  await expect(slipOf(page)).toContainText('A secret quest')
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  await page.reload()
  await expect(page.getByText('Which secret quest do you keep?')).toBeVisible()
  // The hint was read: the place is left to the offer of sounds, which is made once, too.
  await expect(slipOf(page)).toContainText('With sounds?')
  await page.locator('[data-do="sound-off"]').click()
  await expect(slipOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('A turn in one minute')
  await expect(help).toContainText('The signs')
  expect(await findings(page, 'all', 'dialog')).toEqual([])
  await help.locator('[data-term="influence"]').first().focus()
  await expect(help.getByRole('tooltip')).toContainText('Blocks that are awake')
  await help.getByRole('button', { name: 'Learn the game' }).click()
  await expect(slipOf(page)).toContainText('Washed ashore')
  await expect(help).toBeHidden()
})
