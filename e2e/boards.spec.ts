// A game with several boards: one stands in front, and what is lit on the others can be reached all the same.
import { expect, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

test('what is lit on a board behind is counted, said, and touched when the board is in front', async ({
  page,
}) => {
  await page.goto('/new/toy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('group', { name: 'A bare table' })).toBeVisible()
  const tray = page.locator('[data-board="tray"]')
  await expect(tray).toHaveAttribute('aria-pressed', 'false')

  // The die is rolled: all that can be done lies on the other board, which comes to the front by itself.
  const sitter = new Sitter(page)
  await sitter.until(({ lit }) => lit.some(({ name }) => name === 'raid'))
  await sitter.touch('raid')
  await expect(tray.locator('b')).toHaveText('1')
  await expect(page.locator('[data-option="take"]')).toBeVisible()
  await expect(tray).toHaveAttribute('aria-pressed', 'true')

  // A hand has the last word: by key, and by a touch on its wing.
  await page.keyboard.press('[')
  await expect(page.getByRole('group', { name: 'A bare table' })).toBeVisible()
  await expect(tray).toHaveAttribute('aria-pressed', 'false')
  await tray.click()
  await expect(page.getByRole('group', { name: 'A tray' })).toBeVisible()
  await expect(page.locator('svg [data-at="die"][data-lit="true"]')).toBeVisible()
  await page.locator('svg [data-at="die"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('svg [data-at="deck"]')).toBeFocused()
})

test('a board that is pinned is not sent away by what lies on another', async ({ page }) => {
  await page.goto('/new/toy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  await sitter.until(({ lit }) => lit.some(({ name }) => name === 'raid'))
  await page.getByRole('button', { name: 'Stay here' }).click()
  await sitter.touch('raid')
  await expect(page.locator('[data-board="tray"] b')).toHaveText('1')
  await expect(page.locator('[data-board="table"]')).toHaveAttribute('aria-pressed', 'true')
})
