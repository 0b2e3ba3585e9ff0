// A game with several boards: one is in front, and highlights on the others can still be reached.
import { expect, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

test('highlights on a hidden board are counted, announced, and can be clicked once the board is in front', async ({
  page,
}) => {
  await page.goto('/new/toy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('group', { name: 'A bare table' })).toBeVisible()
  const tray = page.locator('[data-board="tray"]')
  await expect(tray).toHaveAttribute('aria-pressed', 'false')

  // The die was rolled: all options are on the other board, which comes to the front by itself.
  const sitter = new Sitter(page)
  await sitter.until(({ lit }) => lit.some(({ name }) => name === 'raid'))
  await sitter.touch('raid')
  await expect(tray.locator('b')).toHaveText('1')
  await expect(page.locator('[data-option="take"]')).toBeVisible()
  await expect(tray).toHaveAttribute('aria-pressed', 'true')

  // The player can switch back, by key or by clicking the other board's tab.
  await page.keyboard.press('[')
  await expect(page.getByRole('group', { name: 'A bare table' })).toBeVisible()
  await expect(tray).toHaveAttribute('aria-pressed', 'false')
  await tray.click()
  await expect(page.getByRole('group', { name: 'A tray' })).toBeVisible()
  await expect(page.locator('svg [data-at="die"][data-highlight="true"]')).toBeVisible()
  await page.locator('svg [data-at="die"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('svg [data-at="deck"]')).toBeFocused()
})

test('a pinned board stays in front when the options are on another', async ({ page }) => {
  await page.goto('/new/toy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  await sitter.until(({ lit }) => lit.some(({ name }) => name === 'raid'))
  await page.getByRole('button', { name: 'Pin this view' }).click()
  await sitter.touch('raid')
  await expect(page.locator('[data-board="tray"] b')).toHaveText('1')
  await expect(page.locator('[data-board="table"]')).toHaveAttribute('aria-pressed', 'true')
})
