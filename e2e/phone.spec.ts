// What a phone has to be told for, where a desk shows everything at once.
import type { Page } from '@playwright/test'
import { press } from './finger.ts'
import { duel, expect, test } from './hall.ts'
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

test('a finger is told once that it can hold things', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  const tip = page.getByText('Hold a thing to read')
  await tapSpace(page, sitter)
  await expect(tip).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(tip).toHaveCount(0)
  await tapSpace(page, sitter)
  await expect(tip).toHaveCount(0)
})

test('my honor stands in the bar, and my sheet makes way for a question of the board', async ({ page }) => {
  await duel(page)
  const sitter = new Sitter(page)
  // There is a way to go on the board, whatever is done in the sheet before it.
  await sitter.until(ownTurn)
  await sitter.rested()
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
  await sitter.until(ownTurn)
  const before = await sitter.rested()
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
