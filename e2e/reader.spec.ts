// What is read at the right, at the height of a laptop: it can be reached and kept, a list says that it is one,
// and the end of a turn says what is left of it.
import type { Page } from '@playwright/test'
import { continueWith, expect, half, prefer, test } from './hall.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const reader = (page: Page) => page.locator('[data-reader]')
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** At a table in its middle, at the beginning of my turn. */
async function inTheMiddle(page: Page): Promise<void> {
  await prefer(page, 'At once')
  await continueWith(page, half([0], 0.6))
  await page.locator('[data-asked="true"]').waitFor()
  await page.locator('[aria-busy="false"]').first().waitFor()
}

async function pointAt(page: Page, what: string): Promise<void> {
  // What lies under a pointer that has not stirred is not meant.
  await page.mouse.move(700, 620)
  await page.locator(what).first().hover()
  await expect(reader(page)).toBeVisible()
}

test('on the way to what is read nothing else takes its place, and what does not fit is scrolled', async ({
  page,
}) => {
  await inTheMiddle(page)
  await pointAt(page, 'main [data-at^="card:"]')
  const title = await reader(page).innerText()
  await page.mouse.move(1260, 520, { steps: 30 })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => reader(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  expect(await reader(page).innerText()).toBe(title)
  await page.mouse.move(700, 620, { steps: 10 })
  await expect(reader(page)).not.toHaveText(title)
})

test('what is too long to be read at once says how it is kept', async ({ page }) => {
  await inTheMiddle(page)
  await pointAt(page, 'main [data-at^="card:"]')
  const text = await reader(page).locator('p').first().innerText()
  await expect(page.locator('[data-do="pin"]')).toContainText('Keep this here')
  await page.keyboard.press('p')
  await expect(page.locator('[data-do="pin"]')).toContainText('Let it go')
  await page.mouse.move(600, 300, { steps: 5 })
  await page.mouse.move(700, 620, { steps: 5 })
  await expect(reader(page).locator('p').first()).toHaveText(text)
  await page.keyboard.press('p')
  await expect(reader(page)).toHaveCount(0)
})

test('a list of answers is seen under its own tab, and no answer is covered while it is pointed at', async ({
  page,
}) => {
  await page.clock.install()
  await inTheMiddle(page)
  await page.locator('[data-bonus]').click()
  await expect(page.locator('[data-menu]')).toBeVisible()
  await expect(tab(page, 'Answers')).toHaveAttribute('aria-pressed', 'true')
  await expect(tab(page, 'Log')).toHaveAttribute('aria-pressed', 'false')
  expect(await page.locator('[data-menu] button[data-option]').count()).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  await expect(tab(page, 'Log')).toHaveAttribute('aria-pressed', 'true')

  await tab(page, 'Answers').click()
  const row = page.locator('aside button[data-option]').nth(1)
  await row.hover()
  await page.clock.runFor(1000)
  await expect(reader(page)).toHaveCount(0)
  await expect(row).toBeVisible()
})

test('where the turn may be ended, what is not done yet is said', async ({ page }) => {
  await inTheMiddle(page)
  await page.locator('[data-at^="space:"][data-glow="lit"]').first().click()
  await page.locator('button[data-option="stop"]').click()
  const end = page.getByRole('button', { name: 'End your turn' })
  await expect(end).toHaveAttribute('data-option', 'end')
  await page.mouse.move(700, 620)
  await end.hover()
  await expect(reader(page)).toContainText(/Not done yet: Activate · .*Rest/)
})
