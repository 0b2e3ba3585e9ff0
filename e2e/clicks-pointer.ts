// The player's pointer: finds what is visible and not covered, clicks it, and counts.
import type { Page } from '@playwright/test'
import { freeSpot } from './look.ts'
import { PATIENCE_MS } from './sitter.ts'

const LOOK_MS = 40

interface Spot {
  readonly x: number
  readonly y: number
}

/** Looks again and again until something is found. */
export async function until<T>(page: Page, why: string, find: () => Promise<T | null>): Promise<T> {
  const found = await within(page, PATIENCE_MS, find)
  if (found === null) throw new Error(why)
  return found
}

async function within<T>(page: Page, patience: number, find: () => Promise<T | null>): Promise<T | null> {
  const began = Date.now()
  for (;;) {
    const found = await find()
    if (found !== null || Date.now() - began >= patience) return found
    await page.waitForTimeout(LOOK_MS)
  }
}

/** Runs in the page. */
const nameOf = (element: Element) =>
  element.getAttribute('data-part') ?? element.getAttribute('data-board') ?? element.textContent ?? ''

export class Pointer {
  /** The names of everything clicked, in order. */
  readonly path: string[] = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get clicks(): number {
    return this.path.length
  }

  /** A point of the first such element that is on the screen and not covered. Scrolling to it doesn't count. */
  private async spot(selector: string): Promise<Spot | null> {
    const all = this.page.locator(selector)
    const count = await all.count()
    for (let i = 0; i < count; i++) {
      if (!(await all.nth(i).isVisible())) continue
      const now = await this.page.evaluate(freeSpot, [selector, i] as const)
      if (now !== null) return now
      await all.nth(i).evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
      const then = await this.page.evaluate(freeSpot, [selector, i] as const)
      if (then !== null) return then
    }
    return null
  }

  private async clickAt({ x, y }: Spot, what: string): Promise<void> {
    await this.page.mouse.move(x, y)
    // A question that has just appeared ignores clicks on what is new.
    await this.page.locator('html:not([data-fresh])').waitFor()
    await this.page.mouse.click(x, y)
    this.path.push(what)
  }

  /** Clicks the element if it appears in time. Returns whether it did. */
  async click(selector: string, what: string, patience = 0): Promise<boolean> {
    const spot = await within(this.page, patience, () => this.spot(selector))
    if (spot !== null) await this.clickAt(spot, what)
    return spot !== null
  }

  /** If the attempt leads nowhere, its clicks don't count: a player who knows the page would not make them. */
  async tries(attempt: () => Promise<boolean>): Promise<boolean> {
    const { length } = this.path
    const succeeds = await attempt()
    if (!succeeds) this.path.length = length
    return succeeds
  }

  /** Clicks one element after the other until `then` succeeds. Only the click that led there counts. */
  async clickAny(selector: string, then: () => Promise<boolean>): Promise<boolean> {
    const count = await this.page.locator(selector).count()
    for (let i = 0; i < count; i++) {
      const spot = await this.page.evaluate(freeSpot, [selector, i] as const)
      if (spot === null) continue
      const name = await this.page.locator(selector).nth(i).evaluate(nameOf)
      const found = await this.tries(async () => {
        await this.clickAt(spot, name)
        return then()
      })
      if (found) return true
    }
    return false
  }
}
