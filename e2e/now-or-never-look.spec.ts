// How Now or Never looks: the player's choice of board stays, its die has four sides, and a phone fits it.
import type { Page } from '@playwright/test'
import { continueWith, expect, prefer, test } from './hall.ts'
import { overlapping } from './look.ts'
import { atSearch, atTurn, beforeVisit, inFight } from './now-or-never-moments.ts'
import { Sitter } from './sitter.ts'

const front = (page: Page, board: string) =>
  expect(page.locator(`[data-board="${board}"]`)).toHaveAttribute('aria-pressed', 'true')

test('a board that was opened once does not come back at a visit', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, beforeVisit())
  await page.locator('[data-board="hero"]').click()
  await front(page, 'hero')
  await page.locator('[data-option="go"]').first().click()
  // The last arrow is taken without a question.
  const arrow = page.locator('[data-option^="arrow:"]').first()
  await expect(arrow.or(page.locator('[data-board="map"][aria-pressed="true"]')).first()).toBeVisible()
  if (await arrow.isVisible()) await arrow.click()
  // Walking brings up the map; the hero's board must not come back afterward.
  await front(page, 'map')
  const sitter = new Sitter(page)
  await sitter.touch(`space:${(await sitter.rested()).lit.find(({ far }) => !far)?.name.split(':')[1]}`)
  for (let i = 0; i < 4; i++) {
    await sitter.rested()
    await expect(page.locator('[data-board="hero"]')).toHaveAttribute('aria-pressed', 'false')
    await sitter.step()
  }
})

test('a search rolls the four-sided die of a fight', async ({ page }) => {
  await prefer(page, 'Slow')
  await continueWith(page, atSearch())
  await page.locator('[data-option^="search:"]').first().click()
  const dice = page.locator('[data-do="dice"]')
  await expect(dice.locator('[data-sides="4"]')).toBeVisible()
  await expect(dice.locator('[data-sides]')).toHaveCount(1)
})

test('a fight rolls it, too', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, inFight())
  await expect(page.locator('[data-do="scene"] [data-sides="4"]')).toBeVisible()
})

/** Lines of text on the hero board that leave their card, or that hardly differ from its color. */
const unreadable = (page: Page) =>
  page.locator('[data-sheets] [data-tone]:not([data-free="true"])').evaluateAll((cells) => {
    const light = (color: string) => Math.max(...(color.match(/\d+/g) ?? ['0']).slice(0, 3).map(Number))
    return cells.flatMap((cell) => {
      const card = cell.getBoundingClientRect()
      const lines = [...(cell.parentElement?.querySelectorAll('text') ?? [])].filter((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return line.textContent.trim() !== '' && top >= card.top && bottom <= card.bottom
      })
      return lines.flatMap((line) => {
        const { left, right } = line.getBoundingClientRect()
        const outside = right > card.left && left < card.right && (left < card.left || right > card.right + 1)
        const pale = Math.abs(light(getComputedStyle(line).fill) - light(getComputedStyle(cell).fill)) < 60
        return outside || (pale && left >= card.left && right <= card.right) ? [line.textContent] : []
      })
    })
  })

test('the texts of the hero board are inside their cards and stand out from them', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, atTurn())
  await page.locator('[data-board="hero"]').click()
  await expect(page.locator('[data-sheets] [data-tone]').first()).toBeVisible()
  expect(await unreadable(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a fight’s question stays in its row, below the hint', async ({ page }) => {
    await prefer(page, 'Instant', 'Hints')
    await continueWith(page, inFight())
    await expect(page.locator('[data-part="tip"]')).toBeVisible()
    const spills = await page.locator('[data-asked="true"]').evaluate((bar) => {
      const row = bar.getBoundingClientRect()
      /** Clipped for the eye, and read out by screen readers. */
      const isUnseen = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement))
      const seen = [...bar.querySelectorAll('[role="status"], [role="status"] *, button, button *')].filter(
        (element) =>
          [...element.childNodes].some((node) => node instanceof Text) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !isUnseen(element),
      )
      return seen.flatMap((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const { top, bottom, left, right } = words.getBoundingClientRect()
        const inside = top >= row.top && bottom <= row.bottom && left >= row.left && right <= row.right
        return inside ? [] : [element.textContent]
      })
    })
    expect(spills).toEqual([])
  })

  for (const hints of ['Hints', 'Instant']) {
    test(`nothing on a board overlaps, with ${hints}`, async ({ page }) => {
      await prefer(page, 'Instant', hints)
      await continueWith(page, atTurn())
      for (const board of ['town', 'market', 'hero']) {
        await page.locator(`[data-board="${board}"]`).click()
        await expect(page.locator('[data-sheets] text').first()).toBeVisible()
        expect(await page.evaluate(overlapping), board).toEqual([])
      }
    })
  }

  test('a hint is dark if the table is dark', async ({ page }) => {
    const light = () =>
      page.locator('[data-part="tip"]').evaluate((tip) => {
        const [r = 0, g = 0, b = 0] = getComputedStyle(tip).backgroundColor.match(/\d+/g)?.map(Number) ?? []
        return Math.max(r, g, b)
      })
    await prefer(page, 'Instant', 'Hints', 'Candlelight')
    await continueWith(page, atTurn())
    expect(await light()).toBeLessThan(90)
    await prefer(page, 'Daylight', 'Hints')
    await page.goBack()
    expect(await light()).toBeGreaterThan(200)
  })
})
