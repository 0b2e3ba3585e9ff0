// The coach: what a strong bot expects of the best options, on the board and in the text view, and not where the table
// was made without it.
import { continueWith, expect, half, newTable, prefer, test } from './hall.ts'
import { inWords } from './in-words.ts'

test('says what the best options bring, rings them on the board, and is in the text view', async ({
  page,
}) => {
  await prefer(page, 'Instant')
  await continueWith(page, half([0], 0.3))
  await page.locator('[data-do="coach-tab"]').click()
  const coach = page.locator('[data-do="coach"]')
  await expect(coach.locator('li').first()).toContainText('best')
  await expect(coach.locator('li').first()).toContainText('by the end of your turn')
  await expect(page.locator('[data-do="ring"]').first()).toBeVisible()

  await inWords(page)
  await expect(coach.locator('li').first()).toContainText('best')
  await page.locator('[data-do="coach-tab"]').click()
  await expect(coach).toHaveCount(0)
})

test('is not there at a table made without it', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.locator('summary', { hasText: 'Advanced' }).click()
  await page.getByLabel('Allow the coach').uncheck()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.locator('svg [data-at]').first()).toBeVisible()
  await expect(page.locator('[data-do="coach-tab"]')).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(page.locator('[data-do="coach"]')).toHaveCount(0)
})
