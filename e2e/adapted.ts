// A screen as some readers set their browser: with forced colors, or with text twice as large.
import type { Page } from '@playwright/test'
import { expect } from './hall.ts'

/** Highlights outside of drawings that only a shadow or a color would show. Drawings keep their colors. */
const unmarked = (page: Page) =>
  page.locator('[data-highlight="true"]:not(svg *):visible').evaluateAll((things) =>
    things.flatMap((thing) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(thing)
      const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return isMarked ? [] : [`${thing.getAttribute('data-at') ?? thing.textContent} is not marked`]
    }),
  )

/** Returns everything that forced colors hide. */
export async function inForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await unmarked(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return found.map((what) => `in forced colors ${what}`)
}

const USUAL = { standard: 16, fixed: 13 }
const TWICE = { standard: 32, fixed: 26 }

async function setText(page: Page, fontSizes: typeof USUAL): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes })
  await browser.detach()
  await expect(page.locator('html')).toHaveCSS('font-size', `${fontSizes.standard}px`)
}

/** Runs in the page: buttons of the question that are covered, and text that leaves the window. */
function lost(): string[] {
  const nameOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40)
  const buttons = [...document.querySelectorAll('[data-asked="true"] button, header button, nav a')]
  const covered = buttons.flatMap((button) => {
    button.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = button.getBoundingClientRect()
    if (width === 0) return []
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && button.contains(hit) ? [] : [`"${nameOf(button)}" can't be clicked`]
  })
  const question = document.querySelector('[data-asked="true"] [role="status"]')
  const right = question?.getBoundingClientRect().right ?? 0
  return right > innerWidth + 1 ? [...covered, `"${nameOf(question ?? document.body)}" is cut off`] : covered
}

/** Returns everything that letters of twice the size hide or push out; `misfits` finds it at any size. */
export async function inLargeText(page: Page, misfits: () => Promise<string[]>): Promise<string[]> {
  await setText(page, TWICE)
  // The layout follows the size of the letters.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const isCovered = (await page.locator('dialog[open], [data-curtain]').count()) > 0
  const found = [...(await misfits()), ...(isCovered ? [] : await page.evaluate(lost))]
  await setText(page, USUAL)
  return found.map((what) => `in large text ${what}`)
}
