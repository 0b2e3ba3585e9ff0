// Explanations that only a phone needs; a desktop shows everything at the same time.
import type { Page } from '@playwright/test'
import { press } from './finger.ts'
import { duel, expect, prefer, test, toHall } from './hall.ts'
import type { Sight, Target } from './look.ts'
import { names, Sitter } from './sitter.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const tab = (page: Page) => page.getByRole('button', { name: /^Me/ })
const sheet = (page: Page) => page.locator('[data-sheet="me"]')
const lit = (page: Page) => sheet(page).locator('[data-highlight="true"]:not([data-quiet="true"])')

const isSpace = ({ name, far }: Target) => name.startsWith('space:') && !far

const ownTurn = ({ prompt, lit }: Sight) => /your turn/i.test(prompt) && lit.some(isSpace)

/** Taps a space that the player can move to, and waits for the result. */
async function tapSpace(page: Page, sitter: Sitter): Promise<void> {
  await sitter.until(ownTurn)
  const space = page.locator('svg [data-at^="space:"][data-highlight="true"]').first()
  await (await press(page, space)).lift()
  await sitter.rested()
}

test('a tip says once that you can hold a finger on things, and covers nothing', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  const tip = page.getByText('Hold your finger on anything')
  await tapSpace(page, sitter)
  await expect(tip).toBeVisible()
  const tipBox = await page.locator('[data-part="tip"]').boundingBox()
  const stage = await page.locator('[data-stage]').boundingBox()
  expect(tipBox?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 999) - 1)
  await page.locator('[data-do="got-it"]').click()
  await expect(tip).toHaveCount(0)
  await tapSpace(page, sitter)
  await expect(tip).toHaveCount(0)
})

test('a card that is fully visible is taken with one tap', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  const before = await sitter.rested()
  expect(before.prompt).toContain('secret quest')
  const card = page.locator('[data-stage] [data-at^="card:"][data-highlight="true"]').first()
  await (await press(page, card)).lift()
  await expect.poll(async () => (await sitter.see()).prompt).not.toBe(before.prompt)
})

test('the line of Now or Never counts experience, books and all four goods', async ({ page }) => {
  await duel(page, 'duel', 'Now or Never')
  await new Sitter(page).rested()
  for (const name of ['Hearts', 'Mana', 'Coins', 'Experience', 'Books']) {
    await expect(page.locator('[data-line]').getByTitle(name)).toBeInViewport({ ratio: 1 })
  }

  const goods = page.locator('[data-at="market"]').filter({ visible: true }).last()
  expect(await goods.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('a tap on the ruler shows everyone’s score, or what a token on it does', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  await sitter.restsAt(ownTurn)
  const menu = page.locator('[data-menu]')
  const race = page.locator('[data-ruler] [data-at="race"]')
  // There is no token at this end.
  const { x = 0, y = 0, height = 0 } = (await race.boundingBox()) ?? {}
  await page.touchscreen.tap(x + 40, y + height / 2)
  await expect(menu).toContainText(/Wanderer: \d+, or \d+ if the game ended now/)
  await page.keyboard.press('Escape')
  await (await press(page, page.locator('[data-at="token:45"]'))).lift()
  await expect(menu).toContainText('to take this token')
})

test('my honor is in the bar, and my sheet closes for a question on the board', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  // There is a space to move to, whatever is done in the sheet first.
  await sitter.restsAt(ownTurn)
  const points = page.locator('[data-do="own-points"]')
  await expect(points).toBeVisible()
  // News of any length leaves the table as wide as the screen.
  const wide = await page.locator('main + div').evaluate((news) => {
    const line = news.appendChild(document.createElement('i'))
    line.style.display = 'block'
    line.style.width = '900px'
    const { width } = news.parentElement?.getBoundingClientRect() ?? { width: 0 }
    const board = news.previousElementSibling?.getBoundingClientRect().width
    line.remove()
    return [width, board]
  })
  expect(wide).toEqual([390, 390])
  // It opens at the top, wherever it was scrolled to.
  await tab(page).click()
  await sheet(page).evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await tab(page).click()
  await expect(sheet(page)).toBeHidden()
  await tab(page).click()
  expect(await sheet(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(sheet(page).getByText('Honor', { exact: true })).toBeInViewport()
  // It stays open while it has options; after the last one, it closes and shows the board.
  for (let i = 0; i < 6 && (await lit(page).count()) > 0; i++) {
    await expect(sheet(page)).toBeVisible()
    await lit(page).first().click()
    await sitter.rested()
  }
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('main [data-highlight="true"]').first()).toBeVisible()
  // Opened now, it stays open for reading.
  await tab(page).click()
  await sitter.rested()
  await expect(sheet(page)).toBeVisible()
})

test('the first tap explains a thing, and the second does it', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  const before = await sitter.restsAt(ownTurn)
  const thing = page.locator('[data-sheet="me"] [data-at="character"]')
  await tab(page).click()
  const menu = page.locator('[data-menu]')
  await (await press(page, thing)).lift()
  await expect(menu).toBeVisible()
  expect((await sitter.see()).prompt).toBe(before.prompt)
  // A second tap does it.
  await (await press(page, thing)).lift()
  await expect(menu).toHaveCount(0)
  await expect
    .poll(async () => {
      const { prompt, lit } = await sitter.see()
      return [prompt, ...names(lit)]
    })
    .not.toEqual([before.prompt, ...names(before.lit)])
})

test.describe('a tip', () => {
  test.use({ games: 'toy' })

  test('offers "more" only if there is more', async ({ page }) => {
    await prefer(page, 'Instant')
    await toHall(page)
    await page.getByRole('button', { name: /^Learn the game/ }).click()
    const tip = page.locator('[data-part="tip"]')
    const more = tip.getByRole('button', { name: 'More', exact: true })
    const hidden = () =>
      tip.getByRole('status').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect(tip).toContainText('A bare table')
    expect(await hidden()).toBeLessThanOrEqual(2)
    await expect(more).toHaveCount(0)
    // The same text on a smaller phone.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(more).toBeVisible()
    expect(await hidden()).toBeGreaterThan(2)
    await more.click()
    await expect.poll(hidden).toBeLessThanOrEqual(2)
    await expect(tip.getByRole('button', { name: 'Less', exact: true })).toBeVisible()
  })
})
