// The map of Heroes in mid-game: its words can be read, and its Regions say who is there.
import type { Page } from '@playwright/test'
import { continueWith, expect, half, prefer, test } from './hall.ts'
import { overlapping } from './look.ts'
import { measureStage } from './stage-look.ts'

/** A game of four players that is three quarters over. */
async function midGame(page: Page): Promise<void> {
  await prefer(page, 'Instant')
  await continueWith(page, half([0], 0.75, 'heroes'))
  await expect(page.locator('[data-asked="true"]')).toBeVisible()
  // A phone shows one board at a time.
  if ((page.viewportSize()?.width ?? 0) < 480) await page.locator('[data-board="world"]').click()
  await expect(page.locator('[data-do="laying-out"]')).toHaveCount(0)
  await expect(page.locator('[data-piece="city"] image')).toHaveCount(4)
}

const SIZES = [
  ['on a laptop', { width: 1366, height: 650 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

for (const [where, viewport] of SIZES) {
  test.describe(where, () => {
    test.use({ viewport, hasTouch: viewport.width < 480 })
    test('no word on the map covers another, and each can be read', async ({ page }) => {
      await midGame(page)
      await expect(page.locator('[data-piece="stack"] image').first()).toBeAttached()
      expect(await page.evaluate(overlapping)).toEqual([])
      const { word, clipped } = await page.evaluate(measureStage)
      expect(word.px).toBeGreaterThanOrEqual(11)
      expect(clipped).toEqual([])
    })
  })
}

test.describe('in forced colors', () => {
  test.use({ viewport: { width: 1366, height: 650 }, contextOptions: { forcedColors: 'active' } })
  test('figures and their numbers are still drawn', async ({ page }) => {
    await midGame(page)
    const stack = page.locator('[data-piece="stack"]').first()
    await expect(stack.locator('image').first()).toBeVisible()
    await expect(stack.locator('text').last()).toHaveText(/^\d+$/)
  })
})

test('a Region tells screen readers who is there', async ({ page }) => {
  await midGame(page)
  const region = page.locator('[data-sheets] [data-at^="region:"]')
  const names = await region.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  expect(names.some((name) => /^Forest .+: \d Serfs?(?: and |, )\d Warriors?/.test(name))).toBe(true)
  expect(names.filter((name) => /: the Capital, level \d/.test(name))).toHaveLength(4)
})
