// Every screen of Heroes: the world, your own board, a Battle over them, rules and gallery.
import { expect, type Page } from '@playwright/test'
import { cardOf, finishedTable, prefer, tableOf } from './hall.ts'
import { atFollow, atTurn, inBattle, onMarch } from './heroes-moments.ts'
import { tipOf } from './learning.ts'
import type { Screen } from './tour.ts'

const GAME = 'Heroes of Land, Air & Sea'

/** A window this wide shows both boards side by side. */
const BOTH = 1000

/** A thing that is only on that board. */
const ON = { world: 'svg [data-at^="region:"]', court: '[data-at^="building:"]' } as const

/** Shows the board and waits until it is drawn, so that the picture is not empty. */
const board = (id: keyof typeof ON) => async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) < BOTH) await page.locator(`[data-board="${id}"]`).click()
  await expect(page.locator(ON[id]).first()).toBeVisible()
  await expect(page.locator('[data-do="laying-out"]')).toHaveCount(0)
}

async function learn(page: Page): Promise<void> {
  await cardOf(page, GAME)
    .getByRole('button', { name: /^Learn the game/ })
    .click()
  await expect(tipOf(page)).toBeVisible()
}

export async function heroesTour(page: Page): Promise<readonly Screen[]> {
  await prefer(page, 'Instant')
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
    named('lesson', '/', { open: learn, part: '[data-part="tip"]' }),
  ]
}
