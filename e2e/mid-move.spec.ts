// In the middle of a move in Vindication: a region next to the figure says how to visit it.
import { duel, expect, prefer, test } from './hall.ts'
import { names, Sitter } from './sitter.ts'

test('a region next to the figure says during a move that you stop first, and can be visited after that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await duel(page, 'wretch 150')
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => prompt.startsWith('Your turn'))
  await sitter.touch('space:29')
  await sitter.until(({ prompt }) => prompt.startsWith('Where do you step'))
  const region = page.locator('[data-at="region:12"]').first()
  await region.click({ force: true })
  await expect(page.getByText('Stop beside this region, then visit it.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await sitter.touch('figure')
  const { lit } = await sitter.rested()
  expect(names(lit)).toContain('region:12')
})
