// One device handed round.
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const ROUNDS = 1
/** Tactics, turns, and spells that may be countered: more than that are never asked in so many rounds. */
const MOST_HANDED = 40

test('hot-seat for three, with a curtain that shows nothing', async ({ page }) => {
  await prefer(page, 'At once')
  await newTable(page, 'Toy')
  await page.getByRole('button', { name: /^Hot-seat for three/ }).click()
  await chooseSeed(page, 'hand')
  await begin(page)
  const sitter = new Sitter(page)
  const handed = new Set<string>()
  const curtain = page.locator('[data-curtain]')
  const over = page.getByText(`Round ${ROUNDS + 1}`, { exact: true }).first()
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(MOST_HANDED)
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
    await sitter.rested()
    if (await over.isVisible()) break
    await sitter.until((sight) => sight.curtain, 60)
  }
  expect(handed.size).toBe(3)
})
