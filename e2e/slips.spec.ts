// Slips while something moves: clicks and double clicks during a scene, two fingers, a window that changes its size, a
// reader who turns to the text view. Nothing is done twice, and nothing is lost.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { continueWith, expect, half, prefer, test } from './hall.ts'
import { beforeWin } from './now-or-never-found.ts'
import { atQuests, atTurn } from './now-or-never-moments.ts'
import { Sitter } from './sitter.ts'

const DESKTOP = { width: 1366, height: 650 }
const PHONE = { width: 390, height: 844 }
const TURNED = { width: 844, height: 390 }

const question = (page: Page) => page.locator('[data-asked="true"] [role="status"]')
const won = (page: Page) => page.getByRole('region', { name: 'Fight won' })
const villagers = (page: Page) => page.locator('[data-asked="true"] [data-kind="take"]')
const told = (page: Page, line: RegExp) => page.locator('ol [data-type]', { hasText: line })

/** Wins a fight: its scene begins, and the player is asked for a villager. */
async function winFight(page: Page): Promise<void> {
  await prefer(page, 'Slow')
  const { record, option } = beforeWin()
  await continueWith(page, record)
  await page.locator(`[data-option="${option}"]`).first().click()
  await expect(won(page)).toBeVisible()
  await expect(villagers(page).first()).toBeVisible()
}

test.describe('during a scene', () => {
  test.use({ viewport: DESKTOP })

  test('clicks beside everything only end the scene', async ({ page }) => {
    await winFight(page)
    const asked = await question(page).textContent()
    for (let i = 0; i < 6; i++) await page.mouse.click(1145, 500, { delay: 5 })
    await expect(won(page)).toHaveCount(0)
    await expect(question(page)).toHaveText(asked ?? '')
    await expect(told(page, /^You gain a \w+ villager/)).toHaveCount(0)
    await expect(page.locator('[data-menu]')).toHaveCount(0)
  })

  test('a double click on an option chooses it once', async ({ page }) => {
    await winFight(page)
    await villagers(page).first().dblclick()
    await expect(told(page, /^You gain a \w+ villager/)).toHaveCount(1)
    await new Sitter(page).rested()
    await expect(told(page, /^You gain a \w+ villager/)).toHaveCount(1)
    await expect(page.locator('[data-kind="trouble"]')).toHaveCount(0)
  })

  test('the text view has the question, and playing on from there', async ({ page }) => {
    await winFight(page)
    expect(await findings(page, 'all', '[data-do="scene"]')).toEqual([])
    await page.getByRole('button', { name: 'Text view' }).click()
    await expect(page.getByRole('heading', { name: /Which villager do you take/ })).toBeVisible()
    await expect(page.getByText(/You defeat the/).last()).toBeVisible()
    await page.locator('[data-view="words"] [data-option^="take:"]').first().click()
    await expect(page.getByText(/You gain a \w+ villager/).first()).toBeVisible()
  })

  test('a window that becomes a phone keeps the question', async ({ page }) => {
    await winFight(page)
    const asked = await question(page).textContent()
    await page.setViewportSize(PHONE)
    await expect(question(page)).toHaveText(asked ?? '')
    await expect(villagers(page).first()).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(DESKTOP)
    await villagers(page).first().click()
    await expect(told(page, /^You gain a \w+ villager/)).toHaveCount(1)
  })
})

test('cards that are chosen stay chosen when the window changes its size', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await prefer(page, 'Instant')
  await continueWith(page, atQuests())
  const cards = page.locator('[data-stage] [data-at^="quest:"]')
  await cards.nth(0).click()
  await expect(question(page)).toContainText('1 chosen')
  await cards.nth(1).click()
  await expect(question(page)).toContainText('2 chosen')
  for (const size of [PHONE, TURNED, DESKTOP]) {
    await page.setViewportSize(size)
    await expect(question(page)).toContainText('2 chosen')
  }
  await cards.nth(1).click()
  await expect(question(page)).toContainText('1 chosen')
})

for (const game of ['vindication', 'now-or-never', 'heroes'] as const) {
  test(`a window of ${game} may have any size`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await prefer(page, 'Instant')
    await continueWith(page, half([0], 0.6, game))
    const sitter = new Sitter(page)
    const { prompt } = await sitter.rested()
    // A page that logs an error fails the test, for instance for a drawing with a negative size.
    for (const size of [PHONE, TURNED, { width: 1300, height: 420 }, { width: 320, height: 480 }, DESKTOP]) {
      await page.setViewportSize(size)
      expect((await sitter.rested()).prompt).toBe(prompt)
    }
  })
}

test('a menu stays in the window when it becomes smaller', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await prefer(page, 'Instant')
  await continueWith(page, atTurn())
  await page.getByRole('button', { name: /^Specialists/ }).click()
  const menu = page.locator('[data-menu]')
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 600 })
  // It moves along, or it closes.
  await expect(async () => {
    if ((await menu.count()) > 0) await expect(menu).toBeInViewport({ ratio: 1 })
  }).toPass()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  /** Two fingers on two things, which then move apart. */
  async function pinch(page: Page, [one, two]: readonly [Locator, Locator]): Promise<void> {
    const spots = await Promise.all(
      [one, two].map(async (thing) => {
        const box = await thing.boundingBox()
        if (box === null) throw new Error('it is not on the screen')
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }),
    )
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : spots.map(({ x, y }, id) => ({ x: x + spread * (id * 2 - 1), y, id })),
      })
    await touch('touchStart', 0)
    for (const spread of [4, 8, 12, 16]) await touch('touchMove', spread)
    await touch('touchEnd', 0)
    await hand.detach()
  }

  test('two fingers on two highlights choose neither', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atTurn())
    const sitter = new Sitter(page)
    const before = await sitter.rested()
    await page.locator('[data-board="market"]').tap()
    const lit = page.locator('[data-sheets] [data-at][data-highlight="true"]:visible')
    await expect(lit.first()).toBeVisible()
    await pinch(page, [lit.first(), lit.last()])
    const after = await sitter.rested()
    expect(after.prompt).toBe(before.prompt)
    expect(after.last).toBe(before.last)
    await expect(page.locator('[data-menu]')).toHaveCount(0)
  })

  test('a second finger in the row chooses nothing either', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atTurn())
    const sitter = new Sitter(page)
    const before = await sitter.rested()
    const buttons = page.locator('[data-asked="true"] button[data-option]')
    await pinch(page, [buttons.first(), buttons.last()])
    const after = await sitter.rested()
    expect(after.last).toBe(before.last)
  })
})
