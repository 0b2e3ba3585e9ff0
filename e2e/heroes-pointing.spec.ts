// Things of Heroes that explain themselves on pointing: the pieces to recruit, and the four ends in the top row.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { continueWith, expect, prefer, test } from './hall.ts'
import { atTurn } from './heroes-moments.ts'

const reader = (page: Page) => page.locator('[data-reader]')

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, atTurn())
  await page.locator('[data-asked="true"]').waitFor()
  // Things under a pointer that has never moved are not read.
  await page.mouse.move(700, 620)
})

test('each Hero in the recruit row has a face and a name, and says what it needs', async ({ page }) => {
  for (const hero of ['a', 'b', 'c']) {
    const piece = page.locator(`[data-at="unit:${hero}"]`)
    await expect(piece.locator('image')).toHaveCount(1)
    const called = piece.locator('[data-called]')
    expect(await called.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true)
    const name = await called.innerText()
    await piece.hover()
    await expect(reader(page)).toContainText(name)
    await expect(reader(page)).toContainText(/Costs .*Needs the/s)
  }
})

test('each end in the top row says what happens, and how far everyone is', async ({ page }) => {
  await page.locator('[data-at="way:expand"]').hover()
  await expect(reader(page)).toContainText('all Serfs and Warriors in play, one more round is played')
  await expect(reader(page)).toContainText(/Person: \d+ of 17/)
  await page.locator('[data-at="way:exterminate"]').hover()
  await expect(reader(page)).toContainText('When a Capital falls')
  expect(await findings(page, 'all', '[data-ruler]')).toEqual([])
})
