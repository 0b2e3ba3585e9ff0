// One device, handed from player to player.
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const ROUNDS = 1
/** More handovers than a game of so few rounds ever needs: tactics, turns, and spells that may be countered. */
const MOST_HANDED = 40

test('hot-seat for three, with a curtain that hides everything', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page, 'Toy')
  await page.getByRole('button', { name: /^Hot seat for three/ }).click()
  await chooseSeed(page, 'hand')
  await begin(page)
  const sitter = new Sitter(page)
  const handed = new Set<string>()
  const curtain = page.locator('[data-curtain]')
  const over = page.getByText(`Round ${ROUNDS + 1}`, { exact: true }).first()
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(MOST_HANDED)
    await expect(curtain).toBeVisible()
    // After a reload it is handed to the same person.
    if (i === 5) {
      const next = await curtain.getAttribute('data-curtain')
      await page.reload()
      await expect(page.locator(`[data-curtain="${next}"]`)).toBeVisible()
    }
    // The table is not just hidden, it is not in the page.
    await expect(page.locator('[data-at]')).toHaveCount(0)
    await expect(page.locator('[data-highlight], [data-option], [data-type]')).toHaveCount(0)
    handed.add((await curtain.getAttribute('data-curtain')) ?? '')
    await page.locator('[data-do="ready"]').click()
    await expect(curtain).toHaveCount(0)
    await sitter.rested()
    if (await over.isVisible()) break
    await sitter.until((sight) => sight.curtain, 60)
  }
  expect(handed.size).toBe(3)
})
