// One device handed round.
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

const ROUNDS = 3

test('hot-seat for three, with a curtain that shows nothing', async ({ page }) => {
  await prefer(page, 'At once')
  await newTable(page)
  await page.getByRole('button', { name: /^Hot-seat for three/ }).click()
  await chooseSeed(page, 'hand')
  await begin(page)
  const sitter = new Sitter(page)
  const handed = new Set<string>()
  const curtain = page.locator('[data-curtain]')
  // Three choose a quest, then there are three turns a round.
  for (let i = 0; i < 3 + 3 * ROUNDS; i++) {
    await expect(curtain).toBeVisible()
    // Opened again it is handed to the same person.
    if (i === 5) {
      const next = await curtain.getAttribute('data-curtain')
      await page.reload()
      await expect(page.locator(`[data-curtain="${next}"]`)).toBeVisible()
    }
    // Not hidden: not there.
    await expect(page.locator('[data-at]')).toHaveCount(0)
    await expect(page.locator('[data-lit], [data-option], [data-type]')).toHaveCount(0)
    handed.add((await curtain.getAttribute('data-curtain')) ?? '')
    await page.locator('[data-do="ready"]').click()
    await expect(curtain).toHaveCount(0)
    await sitter.until((sight) => sight.curtain, 60)
  }
  expect(handed.size).toBe(3)
  await page.locator('[data-do="ready"]').click()
  await expect(page.getByText(`Round ${ROUNDS + 1}`, { exact: true }).first()).toBeVisible()
})
