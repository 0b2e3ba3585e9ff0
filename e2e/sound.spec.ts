// Sounds are off at first, and offered once.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, expect, newTable, test } from './hall.ts'

test.use({ games: 'toy' })

const offer = (page: Page) => page.getByRole('complementary', { name: 'Sound' })

async function sitDown(page: Page): Promise<void> {
  await newTable(page, 'Toy')
  await page.getByRole('button', { name: /^Duel/ }).click()
  await chooseSeed(page, 'sound')
  await begin(page)
  await expect(page.locator('[data-asked="true"]')).toBeVisible()
}

const wanted = (page: Page) =>
  page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('lorehall-settings') ?? '{}')
    return JSON.stringify(kept)
  })

for (const [answer, sound] of [
  ['sound-on', true],
  ['sound-off', false],
] as const) {
  test(`after a choice they are never offered again: ${answer}`, async ({ page }) => {
    await page.goto('/')
    await sitDown(page)
    await expect(offer(page)).toBeVisible()
    await page.locator(`[data-do="${answer}"]`).click()
    await expect(offer(page)).toHaveCount(0)
    expect(await wanted(page)).toContain(`"sound":${sound}`)
    await page.reload()
    await expect(page.locator('[data-asked="true"]')).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  })
}
