// How Now or Never looks: its boards stay where one looks, its die has four sides, and a phone has room for it.
import type { Page } from '@playwright/test'
import { continueWith, expect, prefer, test } from './hall.ts'
import { overlapping } from './look.ts'
import { atSearch, atTurn, beforeVisit, inFight } from './now-or-never-moments.ts'
import { Sitter } from './sitter.ts'

const front = (page: Page, board: string) =>
  expect(page.locator(`[data-board="${board}"]`)).toHaveAttribute('aria-pressed', 'true')

test('a board that was opened once does not come back when a place is visited', async ({ page }) => {
  await prefer(page, 'At once')
  await continueWith(page, beforeVisit())
  await page.locator('[data-board="hero"]').click()
  await front(page, 'hero')
  await page.locator('[data-option="go"]').first().click()
  await page.locator('[data-option^="arrow:"]').first().click()
  // To walk one needs the map, and nothing else is looked at when the walk is over.
  await front(page, 'map')
  const sitter = new Sitter(page)
  await sitter.touch(`space:${(await sitter.rested()).lit.find(({ far }) => !far)?.name.split(':')[1]}`)
  for (let i = 0; i < 4; i++) {
    await sitter.rested()
    await expect(page.locator('[data-board="hero"]')).toHaveAttribute('aria-pressed', 'false')
    await sitter.step()
  }
})

test('a search rolls the die of a fight, which has four sides', async ({ page }) => {
  await prefer(page, 'Slow')
  await continueWith(page, atSearch())
  await page.locator('[data-option^="search:"]').first().click()
  const dice = page.locator('[data-do="dice"]')
  await expect(dice.locator('[data-sides="4"]')).toBeVisible()
  await expect(dice.locator('[data-sides]')).toHaveCount(1)
})

test('so does a fight', async ({ page }) => {
  await prefer(page, 'At once')
  await continueWith(page, inFight())
  await expect(page.locator('[data-do="scene"] [data-sides="4"]')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('what a fight asks stays in its row, below the hint', async ({ page }) => {
    await prefer(page, 'At once', 'Hints')
    await continueWith(page, inFight())
    await expect(page.locator('[data-part="slip"]')).toBeVisible()
    const spills = await page.locator('[data-asked="true"]').evaluate((bar) => {
      const row = bar.getBoundingClientRect()
      return [...bar.querySelectorAll('[role="status"], button')].flatMap((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const { top, bottom, left, right } = words.getBoundingClientRect()
        const inside = top >= row.top && bottom <= row.bottom && left >= row.left && right <= row.right
        return inside ? [] : [element.textContent]
      })
    })
    expect(spills).toEqual([])
  })

  for (const hints of ['Hints', 'At once']) {
    test(`nothing on a board lies over something else, with ${hints}`, async ({ page }) => {
      await prefer(page, 'At once', hints)
      await continueWith(page, atTurn())
      for (const board of ['town', 'market', 'hero']) {
        await page.locator(`[data-board="${board}"]`).click()
        await expect(page.locator('[data-sheets] text').first()).toBeVisible()
        expect(await page.evaluate(overlapping), board).toEqual([])
      }
    })
  }

  test('a hint is dark where the table is dark', async ({ page }) => {
    const light = () =>
      page.locator('[data-part="slip"]').evaluate((slip) => {
        const [r = 0, g = 0, b = 0] = getComputedStyle(slip).backgroundColor.match(/\d+/g)?.map(Number) ?? []
        return Math.max(r, g, b)
      })
    await prefer(page, 'At once', 'Hints', 'Candlelight')
    await continueWith(page, atTurn())
    expect(await light()).toBeLessThan(90)
    await prefer(page, 'Daylight', 'Hints')
    await page.goBack()
    expect(await light()).toBeGreaterThan(200)
  })
})
