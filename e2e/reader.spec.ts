// The reader at the right, on a laptop screen: it can be reached, scrolled and pinned, options have their own tab, and
// the end of a turn lists what is not done yet.
import type { Page } from '@playwright/test'
import { continueWith, expect, half, prefer, test } from './hall.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const reader = (page: Page) => page.locator('[data-reader]')
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A game in the middle, at the beginning of my turn. */
async function inTheMiddle(page: Page): Promise<void> {
  await prefer(page, 'Instant')
  await continueWith(page, half([0], 0.6))
  await page.locator('[data-asked="true"]').waitFor()
  await page.locator('[aria-busy="false"]').first().waitFor()
}

async function pointAt(page: Page, what: string): Promise<void> {
  // A thing under a pointer that has not moved does not open the reader.
  await page.mouse.move(700, 620)
  await page.locator(what).first().hover()
  await expect(reader(page)).toBeVisible()
}

test('the reader keeps its text while the pointer moves to it, and scrolls if the text is too long', async ({
  page,
}) => {
  await inTheMiddle(page)
  await pointAt(page, 'main [data-at^="card:"]')
  // The button is part of the text, and comes once the reader knows that it is too long.
  await expect(reader(page).locator('[data-do="pin"]')).toBeVisible()
  const title = await reader(page).innerText()
  await page.mouse.move(1260, 520, { steps: 30 })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => reader(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  expect(await reader(page).innerText()).toBe(title)
  await page.mouse.move(700, 620, { steps: 10 })
  // There may be nothing to read there.
  await expect.poll(async () => (await reader(page).allInnerTexts()).join()).not.toBe(title)
})

test('a long text says how to pin it', async ({ page }) => {
  await inTheMiddle(page)
  await pointAt(page, 'main [data-at^="card:"]')
  const text = await reader(page).locator('p').first().innerText()
  await expect(page.locator('[data-do="pin"]')).toContainText('Pin this')
  await page.keyboard.press('p')
  await expect(page.locator('[data-do="pin"]')).toContainText('Unpin')
  await page.mouse.move(600, 300, { steps: 5 })
  await page.mouse.move(700, 620, { steps: 5 })
  await expect(reader(page).locator('p').first()).toHaveText(text)
  await page.keyboard.press('p')
  await expect(reader(page)).toHaveCount(0)
})

test('options are listed under their own tab, and the reader covers none while you point at it', async ({
  page,
}) => {
  await page.clock.install()
  await inTheMiddle(page)
  await page.locator('[data-anytime]').click()
  await expect(page.locator('[data-menu]')).toBeVisible()
  // The menu is beside its button, so the log stays.
  await expect(tab(page, 'Log')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.locator('[data-menu] button[data-option]').count()).toBeGreaterThan(2)
  await page.keyboard.press('Escape')

  await tab(page, 'Options').click()
  const row = page.locator('aside button[data-option]').nth(1)
  await row.hover()
  await page.clock.runFor(1000)
  await expect(reader(page)).toHaveCount(0)
  await expect(row).toBeVisible()
})

test('"End your turn" lists what is not done yet', async ({ page }) => {
  await inTheMiddle(page)
  await page.locator('[data-at^="space:"][data-glow="lit"]').first().click()
  await page.locator('button[data-option="stop"]').click()
  const end = page.getByRole('button', { name: 'End your turn' })
  await expect(end).toHaveAttribute('data-option', 'end')
  await page.mouse.move(700, 620)
  await end.hover()
  await expect(reader(page)).toContainText(/Not done yet: Activate · .*Rest/)
})
