// Whole games, by somebody who knows no rules.
import { duel, expect, test } from './hall.ts'
import { typeThrough } from './typist.ts'
import { Sitter } from './sitter.ts'

test('a whole game clicked through to the scores', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 720 })
  await duel(page)
  const sitter = new Sitter(page)
  await sitter.until(({ over }) => over)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('a whole game by keyboard, in words', async ({ page }) => {
  await duel(page, 'keys')
  await page.getByRole('button', { name: 'Text view' }).press('Enter')
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})
