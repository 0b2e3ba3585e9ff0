// A March of Heroes: the army, who goes, the target. The army is a tray in the row of the question.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { continueWith, expect, prefer, test } from './hall.ts'
import { atTurn, beforeBattle, beforeMarch, onMarch } from './heroes-moments.ts'
import { freeSpot } from './look.ts'

const NEAR = '[data-at^="region:"][data-glow="lit"]'

const tray = (page: Page) => page.locator('[data-do="tray"]')
const question = (page: Page) => page.locator('[data-asked="true"]')

/** The first place inside such a Region that nothing covers. */
async function spotOn(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  await page.locator(selector).first().waitFor()
  for (let i = 0; i < (await page.locator(selector).count()); i++) {
    const spot = await page.evaluate(freeSpot, [selector, i] as const)
    if (spot !== null) return spot
  }
  throw new Error(`nothing can be clicked: ${selector}`)
}

const SAYS = /Marching: .* · Strength \d+ · \d steps?/

test('a March is three clicks: the action, where from, where to', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, beforeMarch())
  await page.locator('[data-at="slot:march-1"]').first().click()
  const from = await spotOn(page, NEAR)
  await page.mouse.click(from.x, from.y)
  await expect(question(page)).toContainText(SAYS)
  const to = await spotOn(page, NEAR)
  await page.mouse.click(to.x, to.y)
  await expect(tray(page)).toHaveCount(0)
  await page.keyboard.press('l')
  await expect(page.getByText(/^You march to/).last()).toBeVisible()
})

test('a tag on the map says which Battle waits', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, beforeBattle())
  await expect(page.locator('[data-tag][data-battle="true"]').first()).toContainText(/\d+:\d+/)
})

const ARMY = '[data-at^="region:"][data-glow="far"]'

test('a March begins with the army on the map, and is two clicks if everybody goes', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, beforeMarch())
  await expect(page.locator(ARMY).first()).toHaveAttribute('aria-label', /March from here$/)
  const army = await spotOn(page, ARMY)
  await page.mouse.click(army.x, army.y)
  await expect(question(page)).toContainText(SAYS)
  const to = await spotOn(page, NEAR)
  await page.mouse.click(to.x, to.y)
  await expect(tray(page)).toHaveCount(0)
  // The target is where the March ends: nothing is asked about the steps that are left.
  await expect(question(page)).not.toContainText('Where do you march')
  await page.keyboard.press('l')
  await expect(page.getByText(/^You march to/).last()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a March from the only army is three taps', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atTurn())
    await page.locator('[data-part="command"]').tap()
    await page.locator('[data-menu] [data-option="slot:march-1"]').tap()
    await expect(question(page)).toContainText(SAYS)
    const to = await spotOn(page, NEAR)
    await page.touchscreen.tap(to.x, to.y)
    await expect(tray(page)).toHaveCount(0)
    await expect(question(page)).not.toContainText('Marching')
  })

  test('a March begins with a tap on the army', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, beforeMarch())
    const army = await spotOn(page, ARMY)
    await page.touchscreen.tap(army.x, army.y)
    await expect(question(page)).toContainText(SAYS)
  })

  test('a tap in the tray leaves a Unit behind', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, onMarch())
    await tray(page).locator('[data-goes="true"]').first().tap()
    await expect(tray(page).locator('[data-goes="false"]')).toHaveCount(1)
    expect(await findings(page, 'all', '[data-asked="true"]')).toEqual([])
  })
})

test('whoever is clicked in the tray stays behind, and Escape takes that back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, onMarch())
  const going = tray(page).locator('[data-goes="true"]')
  await expect(going.first()).toBeVisible()
  const n = await going.count()
  const said = await question(page).innerText()
  await going.first().click()
  await expect(tray(page).locator('[data-goes="false"]')).toHaveCount(1)
  await expect(going).toHaveCount(n - 1)
  expect(await question(page).innerText()).not.toBe(said)
  expect(await findings(page, 'all', '[data-asked="true"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(going).toHaveCount(n)
})

test('in the text view, Units are left behind and targets are chosen by words', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, onMarch())
  await page.getByRole('button', { name: 'Text view' }).click()
  const words = page.locator('[data-view="words"]')
  await expect(words).toContainText(SAYS)
  const said = await words.getByRole('heading', { level: 2 }).first().innerText()
  await words
    .getByRole('button', { name: /^Leave / })
    .first()
    .click()
  await expect(words).not.toContainText(said)
  await words
    .getByRole('button', { name: /^March to / })
    .first()
    .click()
  await expect(words).not.toContainText('Marching')
})
