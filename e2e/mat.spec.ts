// My side of the table is one low row that can be folded, and all other players are in the rail.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, continueWith, expect, half, newTable, prefer, test } from './hall.ts'
import { measureStage } from './stage-look.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const own = (page: Page) => page.getByRole('region', { name: 'Your side of the table' })

/** The ids of my things that can be clicked. */
const things = (page: Page) =>
  own(page)
    .locator('[data-at]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-at') ?? ''))

/** Things that reach beyond the row. */
const beyond = (page: Page) =>
  own(page).evaluate((mat) => {
    const row = mat.getBoundingClientRect()
    return [...mat.querySelectorAll('[data-at], button')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const inside = left >= row.left && right <= row.right && top >= row.top && bottom <= row.bottom
      return inside ? [] : [one.getAttribute('data-at') ?? one.textContent]
    })
  })

test('the mat is one row of 92 pixels, 40 when folded; power and attributes stay in it', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, half([2], 0.7, 'vindication'))
  await expect(own(page).locator('[data-at^="card:"]').first()).toBeVisible()
  expect((await own(page).boundingBox())?.height).toBeLessThanOrEqual(92)
  expect(await beyond(page)).toEqual([])
  const open = await things(page)
  expect(open.filter((at) => at.startsWith('card:')).length).toBeGreaterThan(3)
  expect((await page.evaluate(measureStage)).clipped).toEqual([])

  await page.locator('[data-do="fold-mat"]').click()
  await expect.poll(async () => (await own(page).boundingBox())?.height).toBeLessThanOrEqual(40)
  expect(await beyond(page)).toEqual([])
  expect(await things(page)).toEqual(open.filter((at) => !at.startsWith('card:')))
  await own(page)
    .getByRole('button', { name: /^Party: \d$/ })
    .click()
  await expect(page.getByRole('dialog').locator('[data-form="portrait"]').first()).toBeVisible()
})

test('however long the text in the bar, the table stays as wide as the page', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, half([2], 0.7, 'vindication'))
  await expect(own(page)).toBeVisible()
  // One line, longer than any news, that may be cut off.
  await page.getByRole('banner').evaluate((bar) => {
    const line = document.createElement('p')
    line.textContent = 'a region was taken, '.repeat(60)
    line.style.cssText = 'min-width: 0; overflow: hidden; white-space: nowrap'
    bar.append(line)
  })
  const right = await page
    .locator('header, main, aside')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...right)).toBeLessThanOrEqual(1366)
})

test.describe('seven at the table', () => {
  test.use({ games: 'toy' })

  test('all six others and a rival fit into the rail, and the page below keeps its height', async ({
    page,
  }) => {
    await prefer(page, 'Instant')
    await newTable(page, 'Toy')
    await page.getByLabel('The warden', { exact: true }).check()
    await page.getByRole('button', { name: /^Full table/ }).click()
    await chooseSeed(page, 'rail')
    await begin(page)
    const company = page.getByRole('complementary', { name: 'Other players' })
    await expect(company.locator('[data-seat]')).toHaveCount(6)
    await expect(company.locator('[data-rival]')).toHaveCount(1)
    const scrolls = await company.evaluate((rail) => rail.scrollHeight > rail.clientHeight)
    expect(scrolls).toBe(false)
    const { height = 0 } =
      (await page.locator('[data-do="log-tab"]').locator('xpath=../..').boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(329)
    await company.locator('[data-seat="3"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
