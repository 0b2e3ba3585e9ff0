// Every screen of Now or Never: its boards, what opens over them, rules and gallery.
import { expect, type Page } from '@playwright/test'
import { cardOf, finishedTable, prefer, tableOf } from './hall.ts'
import { tipOf } from './learning.ts'
import { atHeroes, atProduction, atQuests, atTurn, inFight } from './now-or-never-moments.ts'
import type { Screen } from './tour.ts'

const board = (id: string) => (page: Page) => page.locator(`[data-board="${id}"]`).click()

const SCENE = '[data-do="scene"]'

/** The last player passes, and towns produce. At a slow speed, because production runs by itself. */
const produce = (path: string) => async (page: Page) => {
  await prefer(page, 'Slow')
  await page.goto(path)
  const pass = page.locator('[data-option="pass"]').first()
  await expect(pass).toBeVisible()
  await pass.press('Enter')
  const done = page.locator('[data-option="done"]').first()
  await expect(done.or(page.locator(SCENE))).toBeVisible()
  if (await done.isVisible()) await done.press('Enter')
}

async function learn(page: Page): Promise<void> {
  await cardOf(page, 'Now or Never')
    .getByRole('button', { name: /^Learn the game/ })
    .click()
  await expect(tipOf(page)).toBeVisible()
}

export async function nowOrNeverTour(page: Page): Promise<readonly Screen[]> {
  await prefer(page, 'Instant')
  await page.goto('/')
  const heroes = await tableOf(page, atHeroes())
  const quests = await tableOf(page, atQuests())
  const turn = await tableOf(page, atTurn())
  const fight = await tableOf(page, inFight())
  const production = await tableOf(page, atProduction())
  const over = await finishedTable(page, 'now-or-never')
  const fixed = true
  const named = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
    name: `now-or-never-${name}`,
    path,
    ...more,
  })
  return [
    named('heroes', heroes, { fixed }),
    named('quests', quests, { fixed }),
    named('map', turn, { fixed, turns: true }),
    named('town', turn, { fixed, open: board('town'), part: '[data-stage]' }),
    named('market', turn, { fixed, open: board('market'), part: '[data-stage]' }),
    named('hero', turn, { fixed, open: board('hero'), part: '[data-stage]' }),
    named('standing', turn, { fixed, open: (at) => at.keyboard.press('w'), part: 'dialog[open]' }),
    named('fight', fight, { fixed, turns: true, part: SCENE }),
    named('end', over, { fixed, part: 'dialog[open]' }),
    named('gallery', '/gallery/now-or-never'),
    named('rules', '/rules/now-or-never'),
    named('new-table', '/new/now-or-never'),
    named('lesson', '/', { open: learn, part: '[data-part="tip"]' }),
    named('production', production, { fixed, open: produce(production), part: SCENE }),
  ]
}
