// Whole games of Heroes, played by somebody who knows no rules; and a Battle on its stage.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { atSpell, atTurn, inBattle, taughtBattle } from './heroes-moments.ts'
import { covered } from './look.ts'
import { Sitter } from './sitter.ts'
import { typeThrough } from './typist.ts'

const GAME = 'Heroes of Land, Air & Sea'

/**
 * Begins a game against a normal bot, without animation. Somebody who knows no rules never ends a game; a normal bot
 * does within a dozen rounds, while an easy bot may wander for forty.
 */
async function duelAtHeroes(page: Page, seed: string): Promise<void> {
  await prefer(page, 'Instant')
  await newTable(page, GAME)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Normal')
  await chooseSeed(page, seed)
  await begin(page)
}

/** Enough for a dozen rounds of two actions and their questions; several times what was ever needed. */
const TOUCHES = 1500

test('a whole game of Heroes clicked through to the scores', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await duelAtHeroes(page, 'land')
  await new Sitter(page).until(({ over }) => over, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('a whole game of Heroes by keyboard, in the text view', { tag: '@long' }, async ({ page }) => {
  await duelAtHeroes(page, 'air')
  await page.getByRole('button', { name: 'Text view' }).press('Enter')
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

/** Enough for a few rounds. */
const A_WHILE = 60

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('rounds of Heroes are played by finger', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atTurn())
    let touches = 0
    await new Sitter(page).until(({ over }) => over || ++touches > A_WHILE, 2 * A_WHILE)
    await expect(page.getByRole('banner')).toContainText(/Round (?:[3-9]|\d\d)/)
    await expect(page.locator('[data-ruler]')).toContainText('of 17')
  })
})

test('a Battle takes the stage: both armies, seven Tactics, and the world behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, inBattle())
  const scene = page.getByRole('region', { name: 'The Battle' })
  const cards = scene.locator('[data-at^="tactic:"]')
  await expect(cards).toHaveCount(7)
  const lit = scene.locator('[data-at^="tactic:"][data-highlight="true"]').first()
  await expect(lit).toBeInViewport({ ratio: 1 })
  await expect(scene.getByText('Natural Strength')).toHaveCount(2)
  expect(await findings(page, 'all', '[data-do="scene"]')).toEqual([])

  // One key shows the world, and the same key returns.
  await page.keyboard.press('b')
  await expect(cards).toHaveCount(0)
  await page.keyboard.press('b')
  await lit.click()
  await expect(page.locator('[data-asked="true"]')).not.toContainText('Which Tactic card')
})

const PHONES = [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const

for (const [how, viewport] of PHONES) {
  test.describe(`on a phone ${how}`, () => {
    test.use({ viewport, hasTouch: true })
    test('all seven Tactics are visible and uncovered, and a tap plays one', async ({ page }) => {
      await prefer(page, 'Instant')
      await continueWith(page, taughtBattle())
      const scene = page.getByRole('region', { name: 'The Battle' })
      const cards = scene.locator('[data-at^="tactic:"]')
      await expect(cards).toHaveCount(7)
      for (const card of await cards.all()) {
        await expect(card).toBeInViewport({ ratio: 0.99 })
        expect(await card.evaluate(covered)).toBe('')
      }
      await expect(scene.getByText('Rage')).toBeVisible()
      await scene.locator('[data-at="tactic:first-strike"]').tap()
      await expect(page.locator('[data-asked="true"]')).not.toContainText('Which Tactic card')
    })
  })
}

test('one click passes on all Spells of others, and another turns the question back on', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, atSpell())
  const question = page.locator('[data-asked="true"]')
  await expect(question).toContainText('interrupt it')
  await page.getByRole('button', { name: 'Pass on all Spells' }).click()
  await expect(page.getByText('interrupt it')).toBeHidden()
  await page.getByRole('button', { name: 'Ask me about Spells again' }).click()
  await expect(page.getByRole('button', { name: 'Ask me about Spells again' })).toBeHidden()
})
