// The chances to win at a table on one device: hidden unless its players turn them on.
import { duel, expect, test } from './hall.ts'

test.use({ games: 'toy' })

test('players at one device turn their chances on and off', async ({ page }) => {
  await duel(page, 'chances', 'Toy')
  const chances = page.locator('[data-do="chances"]')
  const toggle = async () => {
    await page.getByRole('button', { name: 'Table settings' }).click()
    await page.getByRole('switch', { name: 'Chances to win' }).click()
    await page.keyboard.press('Escape')
  }
  await expect(page.locator('[data-asked]')).toBeVisible()
  await expect(chances).toHaveCount(0)

  await toggle()
  await expect(chances).toContainText(/\d+ % chance to win/)
  await page.reload()
  await expect(chances).toContainText(/\d+ % chance to win/)
  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(chances).toContainText(/\d+ % chance to win/)

  await toggle()
  await expect(chances).toHaveCount(0)
})
