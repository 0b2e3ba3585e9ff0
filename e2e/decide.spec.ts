// One way to decide, in all games: the row has the options of the question, menus open beside the thing that was
// clicked, and nothing that has just appeared is clicked by accident.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { declinable, fighting } from './fighting.ts'
import { press } from './finger.ts'
import { continueWith, expect, prefer, test } from './hall.ts'
import { atTurn, onMarch } from './heroes-moments.ts'
import { ableToLearn } from './now-or-never-moments.ts'
import { Sitter } from './sitter.ts'

const DESKTOP = { width: 1366, height: 650 }
const PHONE = { width: 390, height: 844 }

async function sitAt(page: Page, record: object, size: typeof DESKTOP): Promise<Sitter> {
  await page.setViewportSize(size)
  await prefer(page, 'Instant')
  await continueWith(page, record)
  const sitter = new Sitter(page)
  await sitter.rested()
  return sitter
}

const row = (page: Page) => page.locator('[data-asked="true"]')
const anytime = (page: Page) => page.locator('[data-anytime]')
const menu = (page: Page) => page.locator('[data-menu]')

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether two boxes overlap. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ hasTouch: size === PHONE })

    test('five abilities to learn leave "Fight" in the row', async ({ page }) => {
      await sitAt(page, ableToLearn(), size)
      const fight = row(page).locator('[data-kind="fight"]')
      const leave = row(page).locator('[data-kind="leave"]')
      await expect(fight).toBeInViewport({ ratio: 1 })
      await expect(anytime(page)).toContainText('5')
      await expect(row(page).locator('[data-kind="learn"]')).toHaveCount(0)
      // From left to right: go on, any time, give up.
      const places = await Promise.all([fight, anytime(page), leave].map(boxOf))
      expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b))
      await anytime(page).click()
      await expect(menu(page).locator('[data-kind="learn"]')).toHaveCount(5)
      expect(await findings(page, 'all', '[data-menu]')).toEqual([])
    })

    test('the parts of a turn keep their row, and what is possible at any time is one button', async ({
      page,
    }) => {
      await sitAt(page, atTurn(), size)
      await expect(row(page).locator('[data-part="capital"]')).toBeInViewport({ ratio: 1 })
      await expect(row(page).locator('[data-part="command"]')).toBeInViewport({ ratio: 1 })
      await expect(anytime(page)).toHaveCount(1)
      await anytime(page).click()
      await expect(menu(page).locator('[data-option]').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveCount(0)
    })

    test('what declines is on the right', async ({ page }) => {
      const { record } = declinable()
      await sitAt(page, record, size)
      const options = row(page).locator('button[data-option]')
      const decline = row(page).locator('[data-manner="declines"]')
      const lefts = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect((await boxOf(decline)).right).toBe(Math.max(...lefts))
    })
  })
}

test.describe('on a desktop', () => {
  test('a menu opens beside its thing, and covers neither the thing nor the row', async ({ page }) => {
    await sitAt(page, declinable().record, DESKTOP)
    for (const at of ['[data-stage] [data-at^="region:"]', '[data-stage] [data-at^="card:"]']) {
      const things = page.locator(`${at}:visible`)
      for (const thing of [things.first(), things.last()]) {
        // Playwright takes a thing without options for disabled; it still has a menu.
        await thing.click({ button: 'right', force: true })
        await expect(menu(page)).toBeVisible()
        expect(await covers(menu(page), thing)).toBe(false)
        expect(await covers(menu(page), row(page))).toBe(false)
        const [box, of] = [await boxOf(menu(page)), await boxOf(thing)]
        const gap = Math.max(of.x - box.right, box.x - of.right, 0)
        expect(gap).toBeLessThan(40)
        await page.keyboard.press('Escape')
        await expect(menu(page)).toHaveCount(0)
      }
    }
  })

  test('the first button is in the same place whatever the question says', async ({ page }) => {
    await sitAt(page, ableToLearn(), DESKTOP)
    const first = row(page).locator('[data-option], [data-part]').first()
    const { x } = await boxOf(first)
    await sitAt(page, fighting().record, DESKTOP)
    expect((await boxOf(first)).x).toBe(x)
  })

  test('a click right after a new question does nothing on what is new; a key does it', async ({ page }) => {
    const sitter = await sitAt(page, ableToLearn(), DESKTOP)
    const before = (await sitter.rested()).prompt
    const { x, y, width, height } = await boxOf(row(page).locator('[data-kind="fight"]'))
    // Both clicks are in one task of the page, so that no machine is too slow for the test.
    const clicks = await page.evaluate(
      ([left, top]) => {
        const counted: boolean[] = []
        const click = (detail: number) => {
          const thing = document.elementFromPoint(left, top)
          const event = new MouseEvent('click', {
            bubbles: true,
            cancelable: true,
            detail,
            clientX: left,
            clientY: top,
          })
          thing?.dispatchEvent(event)
          counted.push(!event.defaultPrevented)
        }
        return new Promise<boolean[]>((resolve) => {
          const fresh = new MutationObserver(() => {
            if (document.documentElement.dataset['fresh'] === undefined) return
            fresh.disconnect()
            requestAnimationFrame(() => {
              click(1)
              resolve(counted)
            })
          })
          fresh.observe(document.documentElement, { attributes: true })
          click(1)
        })
      },
      [x + width / 2, y + height / 2] as const,
    )
    expect(clicks).toEqual([true, false])
    const next = await sitter.rested()
    expect(next.prompt).not.toBe(before)
    await page.keyboard.press('1')
    await expect.poll(async () => (await sitter.see()).last).not.toBe(next.last)
  })

  test('a hint leaves its space to three options at least', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    await continueWith(page, atTurn())
    await new Sitter(page).rested()
    const tip = page.locator('[data-part="tip"]')
    await expect(tip).toBeVisible()
    await page.keyboard.press('a')
    await expect(tip).toBeHidden()
    const options = page.locator('aside button[data-option]')
    for (const i of [0, 1, 2]) await expect(options.nth(i)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('l')
    await expect(tip).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('one tap acts on a thing whose option is in the row', async ({ page }) => {
    const sitter = await sitAt(page, onMarch(), PHONE)
    const options = row(page).locator('button[data-option]')
    const before = await options.allTextContents()
    expect(before.length).toBeGreaterThan(1)
    const thing = page.locator('[data-stage] [data-at][data-highlight="true"]:visible').first()
    await (await press(page, thing)).lift()
    await expect.poll(() => options.allTextContents()).not.toEqual(before)
    await sitter.rested()
    await expect(menu(page)).toHaveCount(0)
  })

  test('a list of options is at the bottom of the stage, like the sheets', async ({ page }) => {
    await sitAt(page, atTurn(), PHONE)
    const { y } = await boxOf(row(page))
    for (const button of ['[data-anytime]', '[data-part="capital"]']) {
      await page.locator(button).tap()
      await expect(menu(page)).toBeVisible()
      // A long list scrolls within its frame.
      expect(Math.abs((await boxOf(menu(page).locator('..'))).bottom - y)).toBeLessThan(8)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: /^Me/ }).tap()
    expect(Math.abs((await boxOf(page.locator('[data-sheet="me"]'))).bottom - y)).toBeLessThan(8)
  })
})
