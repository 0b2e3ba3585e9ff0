// The bar above a table: whose turn it is and every tool stay visible, however long the news is.
import { type Page } from '@playwright/test'
import { continueWith, expect, prefer, test } from './hall.ts'
import { losing } from './losing.ts'
import { atProduction } from './now-or-never-moments.ts'

const NEWS = '[data-do="news"]'

/** My turn, after others' turns with more news than fits into the bar. */
async function muchToTell(page: Page): Promise<void> {
  await prefer(page, 'Fast')
  await continueWith(page, (await losing()).record)
  await page.locator('[data-asked="true"] [data-manner="ends"]').click()
  await page.locator('[data-do="told-skip"]').click()
  await expect(page.locator(`${NEWS} [role="status"]`)).toBeVisible()
  await page
    .locator(`${NEWS} [role="status"] span`)
    .first()
    .evaluate((line) => {
      line.textContent = 'A visit of Wenna to the Holy Spire gave you 2 honor. '.repeat(8)
    })
}

/** How far text reaches beyond the element that cuts it off, or beyond the page. */
const cutOff = (page: Page, text: string) =>
  page
    .locator('header')
    .getByText(text, { exact: true })
    .evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const { right } = words.getBoundingClientRect()
      const edges = [innerWidth]
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') edges.push(around.getBoundingClientRect().right)
      }
      return Math.max(0, right - Math.min(...edges))
    })

for (const width of [1366, 1120]) {
  test(`news of any length leaves turn and tools visible, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 650 })
    await muchToTell(page)
    const help = page.getByRole('button', { name: 'Help', exact: true })
    for (const open of ['false', 'true']) {
      await expect(page.locator(`${NEWS} [aria-expanded]`)).toHaveAttribute('aria-expanded', open)
      await expect(help).toBeInViewport({ ratio: 1 })
      expect(await cutOff(page, 'Your turn')).toBeLessThan(1)
      // The buttons of the news stay visible, too.
      await expect(page.locator(`${NEWS} [data-do="told-again"]`)).toBeInViewport({ ratio: 1 })
      await page.locator(`${NEWS} [aria-expanded]`).click()
    }
  })
}

test.describe('while others play', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ]) {
    test(`it names whose turn is narrated, ${size.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await prefer(page, 'Slow')
      await continueWith(page, atProduction())
      await page.locator('[data-option="pass"]').first().press('Enter')
      const done = page.locator('[data-option="done"]').first()
      const told = page.locator('[data-do="told"]')
      await expect(done.or(told)).toBeVisible()
      if (await done.isVisible()) await done.press('Enter')
      await page.locator('[data-do="told-pause"]').click()
      const named = new Set<string>()
      for (let i = 0; i < 8 && (await told.isVisible()); i++) {
        const who = await told.locator('p b').innerText()
        await expect(page.locator('header [role="status"]')).toContainText(who, { ignoreCase: true })
        named.add(who)
        const next = page.locator('[data-do="told-next"]')
        if (!(await next.isEnabled())) break
        await next.click()
      }
      expect(named.size).toBeGreaterThan(1)
    })
  }
})
