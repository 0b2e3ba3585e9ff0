// Cards to choose from: each is fully visible and readable at every size of the table.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { continueWith, duel, expect, prefer, test } from './hall.ts'
import { offering } from './offering.ts'

const SIZES = [
  { width: 1366, height: 650 },
  { width: 1920, height: 940 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

const spread = (page: Page) => page.getByRole('region', { name: 'Cards to choose from' })

/** Texts of the cards that cannot be read: cut off by their card, or out of sight. On a phone they may scroll. */
const unread = (page: Page, phone: boolean) =>
  spread(page).evaluate((element, scrolls) => {
    const stage = element.getBoundingClientRect()
    return [...element.querySelectorAll('[data-at] [data-form] *')].flatMap((part) => {
      const said = [...part.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '',
      )
      if (!said) return []
      const range = document.createRange()
      range.selectNodeContents(part)
      const words = range.getBoundingClientRect()
      const card = part.closest('[data-form]')?.getBoundingClientRect() ?? stage
      const inside = (box: DOMRect) => words.top >= box.top - 1 && words.bottom <= box.bottom + 1
      return inside(card) && (scrolls || inside(stage)) ? [] : [part.textContent ?? '']
    })
  }, phone)

/** Expects that all cards can be read at every size, each on a page that was loaded at that size. */
async function readWhole(page: Page, shown: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.reload()
    await shown()
    const phone = Math.min(size.width, size.height) < 480
    await expect.poll(() => unread(page, phone), `${size.width} × ${size.height}`).toEqual([])
  }
}

test('the first decision, which quest, can be read in full at every size', async ({ page }) => {
  await duel(page, 'quests')
  await readWhole(page, async () => {
    const cards = spread(page).locator('[data-at^="card:"]')
    await expect(cards).toHaveCount(2)
    for (const card of await cards.all()) await expect(card.locator('[data-form]')).toContainText('honor:')
  })
})

test('an empowered draw can be read in full at every size', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('take'))
  await readWhole(page, () => expect(spread(page)).toBeVisible())
})

test('a card says what a click does, and can be hidden to show the board', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await duel(page, 'quests')
  await expect(spread(page).locator('[data-form]').first()).toContainText(/Keep\s*1/)
  expect(await findings(page, 'all')).toEqual([])
  await page.keyboard.press('b')
  await expect(spread(page).locator('[data-at]')).toHaveCount(0)
  expect((await spread(page).boundingBox())?.height).toBe(56)
  await page.getByRole('button', { name: 'Show the cards' }).click()
  await expect(spread(page).locator('[data-at^="card:"]')).toHaveCount(2)
  await spread(page).locator('[data-at^="card:"]').first().click()
  await expect(spread(page)).toHaveCount(0)
})
