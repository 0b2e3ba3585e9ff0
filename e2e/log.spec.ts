// Clicks lines of the log: a window explains each line, and the page survives.
import type { Page } from '@playwright/test'
import { continueWith, expect, half, type Played, test } from './hall.ts'

const GAMES: readonly Played[] = ['vindication', 'now-or-never', 'heroes']

/** The last line of each type that the page shows. */
const lastOfEachType = (page: Page) =>
  page.locator('ol [data-type]').evaluateAll((lines) => {
    const types = lines.map((line) => line.getAttribute('data-type'))
    return types.flatMap((type, i) => (types.lastIndexOf(type) === i ? [i] : []))
  })

for (const game of GAMES) {
  // Early in the game, regions are discovered and things are set up; later there are fights.
  for (const share of [0.1, 0.9]) {
    test(`${game}, ${share * 100} % of it played: a line of each type`, async ({ page }) => {
      await continueWith(page, half([0], share, game))
      const lines = page.locator('ol [data-type]')
      // A question with many options may still come, and their page with it.
      await expect(async () => {
        await page.keyboard.press('l')
        await expect(lines.last()).toBeVisible({ timeout: 1000 })
      }).toPass()
      const indices = await lastOfEachType(page)
      expect(indices.length).toBeGreaterThan(8)
      const about = page.getByRole('dialog')
      for (const i of indices) {
        const line = lines.nth(i).getByRole('button')
        const said = (await line.textContent()) ?? ''
        await line.click()
        await expect(about).toContainText(said)
        await page.keyboard.press('Escape')
        await expect(about).toHaveCount(0)
      }
    })
  }
}

test('clicking a "discovers" line names what was discovered', async ({ page }) => {
  await continueWith(page, half([0], 0.1))
  await page.keyboard.press('l')
  const line = page.locator('ol [data-type="discovered"] button').last()
  const found = / discovers? (?:an?|the) (.*)$/.exec((await line.textContent()) ?? '')?.[1] ?? ''
  expect(found).not.toBe('')
  await line.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: found })).toBeVisible()
})
