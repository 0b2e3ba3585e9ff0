// What a phone has to be told for, where a desk shows everything at once.
import type { Page } from '@playwright/test'
import { press } from './finger.ts'
import { duel, expect, prefer, test } from './hall.ts'
import type { Sight, Target } from './look.ts'
import { names, Sitter } from './sitter.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const tab = (page: Page) => page.getByRole('button', { name: /^Me/ })
const sheet = (page: Page) => page.locator('[data-sheet="me"]')
const lit = (page: Page) => sheet(page).locator('[data-lit="true"]:not([data-quiet="true"])')

const isSpace = ({ name, far }: Target) => name.startsWith('space:') && !far

const ownTurn = ({ prompt, lit }: Sight) => /your turn/.test(prompt) && lit.some(isSpace)

/** Taps where one may go in one's turn, and waits for what comes of it. */
async function tapSpace(page: Page, sitter: Sitter): Promise<void> {
  await sitter.until(ownTurn)
  const space = page.locator('svg [data-at^="space:"][data-lit="true"]').first()
  await (await press(page, space)).lift()
  await sitter.rested()
}

test('a finger is told once that it can hold things, where it covers nothing', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  const tip = page.getByText('Hold a thing to read')
  await tapSpace(page, sitter)
  await expect(tip).toBeVisible()
  const slip = await page.locator('[data-part="slip"]').boundingBox()
  const stage = await page.locator('[data-stage]').boundingBox()
  expect(slip?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 999) - 1)
  await page.locator('[data-do="got-it"]').click()
  await expect(tip).toHaveCount(0)
  await tapSpace(page, sitter)
  await expect(tip).toHaveCount(0)
})

test('a card that is held out whole is taken by one touch', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  const before = await sitter.rested()
  expect(before.prompt).toContain('secret quest')
  const card = page.locator('[data-stage] [data-at^="card:"][data-lit="true"]').first()
  await (await press(page, card)).lift()
  await expect.poll(async () => (await sitter.see()).prompt).not.toBe(before.prompt)
})

test('the ruler is read by a touch: how everyone stands, and what a token on it does', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  await sitter.restsAt(ownTurn)
  const menu = page.locator('[data-menu]')
  const race = page.locator('[data-ruler] [data-at="race"]')
  // At its end no token stands.
  const { x = 0, y = 0, height = 0 } = (await race.boundingBox()) ?? {}
  await page.touchscreen.tap(x + 40, y + height / 2)
  await expect(menu).toContainText(/Wanderer: \d+, \d+ if it ended now/)
  await page.keyboard.press('Escape')
  await (await press(page, page.locator('[data-at="token:45"]'))).lift()
  await expect(menu).toContainText('a token waits')
})

test('my honor stands in the bar, and my sheet makes way for a question of the board', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  // There is a way to go on the board, whatever is done in the sheet before it.
  await sitter.restsAt(ownTurn)
  const points = page.locator('[data-do="own-points"]')
  await expect(points).toBeVisible()
  // News of any length leave the table as wide as the screen.
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
  // Wherever it was left, it is opened at its head.
  await tab(page).click()
  await sheet(page).evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await tab(page).click()
  await expect(sheet(page)).toBeHidden()
  await tab(page).click()
  expect(await sheet(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(sheet(page).getByText('Honor', { exact: true })).toBeInViewport()
  // It stays while there is something to do in it; when there is no more, the way to the board is free.
  for (let i = 0; i < 6 && (await lit(page).count()) > 0; i++) {
    await expect(sheet(page)).toBeVisible()
    await lit(page).first().click()
    await sitter.rested()
  }
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('main [data-lit="true"]').first()).toBeVisible()
  // Who opens it now only reads.
  await tab(page).click()
  await sitter.rested()
  await expect(sheet(page)).toBeVisible()
})

test('a finger reads what it touches for the first time, and does it by the second touch', async ({
  page,
}) => {
  await duel(page)
  const sitter = new Sitter(page)
  const before = await sitter.restsAt(ownTurn)
  const thing = page.locator('[data-sheet="me"] [data-at="character"]')
  await tab(page).click()
  const menu = page.locator('[data-menu]')
  await (await press(page, thing)).lift()
  await expect(menu).toBeVisible()
  expect((await sitter.see()).prompt).toBe(before.prompt)
  // Read, it is done by one more.
  await (await press(page, thing)).lift()
  await expect(menu).toHaveCount(0)
  await expect
    .poll(async () => {
      const { prompt, lit } = await sitter.see()
      return [prompt, ...names(lit)]
    })
    .not.toEqual([before.prompt, ...names(before.lit)])
})

test.describe('a slip', () => {
  test.use({ games: 'toy' })

  test('offers more only where there is more', async ({ page }) => {
    await prefer(page, 'At once')
    await page.getByRole('link', { name: 'Hall', exact: true }).click()
    await page.getByRole('button', { name: /^Learn the game/ }).click()
    const slip = page.locator('[data-part="slip"]')
    const more = slip.getByRole('button', { name: 'More', exact: true })
    const hidden = () =>
      slip.getByRole('status').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect(slip).toContainText('A bare table')
    expect(await hidden()).toBeLessThanOrEqual(2)
    await expect(more).toHaveCount(0)
    // The same words on a smaller phone.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(more).toBeVisible()
    expect(await hidden()).toBeGreaterThan(2)
    await more.click()
    await expect.poll(hidden).toBeLessThanOrEqual(2)
    await expect(slip.getByRole('button', { name: 'Less', exact: true })).toBeVisible()
  })
})
