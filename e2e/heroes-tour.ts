// Every screen of Heroes: the world, one's own board, a Battle over them, and what is read of the game.
import { expect, type Page } from '@playwright/test'
import { cardOf, finishedTable, prefer, tableOf } from './hall.ts'
import { atFollow, atTurn, inBattle, onMarch } from './heroes-moments.ts'
import { slipOf } from './learning.ts'
import type { Screen } from './tour.ts'

const GAME = 'Heroes of Land, Air & Sea'

/** A window with room for both boards side by side has nothing to turn to. */
const BOTH = 1000

/** A thing that is on that board and nowhere else. */
const ON = { world: 'svg [data-at^="region:"]', court: '[data-at^="building:"]' } as const

/** Turned to, and laid out: a picture of an empty board shows nothing. */
const board = (id: keyof typeof ON) => async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) < BOTH) await page.locator(`[data-board="${id}"]`).click()
  await expect(page.locator(ON[id]).first()).toBeVisible()
  await expect(page.locator('[data-do="laying-out"]')).toHaveCount(0)
}

async function learn(page: Page): Promise<void> {
  await cardOf(page, GAME)
    .getByRole('button', { name: /^Learn the game/ })
    .click()
  await expect(slipOf(page)).toBeVisible()
}

export async function heroesTour(page: Page): Promise<readonly Screen[]> {
  await prefer(page, 'At once')
  await page.goto('/')
  const turn = await tableOf(page, atTurn())
  const march = await tableOf(page, onMarch())
  const follow = await tableOf(page, atFollow())
  const battle = await tableOf(page, inBattle())
  const over = await finishedTable(page, 'heroes')
  const fixed = true
  const named = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
    name: `heroes-${name}`,
    path,
    ...more,
  })
  return [
    named('world', turn, { fixed, open: board('world'), turns: true }),
    named('court', turn, { fixed, open: board('court'), part: '[data-stage]' }),
    named('standing', turn, { fixed, open: (at) => at.keyboard.press('s'), part: 'dialog[open]' }),
    named('march', march, { fixed, turns: true }),
    named('follow', follow, { fixed }),
    named('battle', battle, { fixed, turns: true, part: '[data-do="scene"]' }),
    named('end', over, { fixed, part: 'dialog[open]' }),
    named('gallery', '/gallery/heroes'),
    named('rules', '/rules/heroes'),
    named('new-table', '/new/heroes'),
    named('lesson', '/', { open: learn, part: '[data-part="slip"]' }),
  ]
}
