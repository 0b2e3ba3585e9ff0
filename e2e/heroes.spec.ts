// Whole games of Heroes, by somebody who knows no rules; and a Battle on its stage.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { atSpell, atTurn, inBattle, taughtBattle } from './heroes-moments.ts'
import { covered } from './look.ts'
import { Sitter } from './sitter.ts'
import { typeThrough } from './typist.ts'

const GAME = 'Heroes of Land, Air & Sea'

/**
 * Against a keen bot, everything shown at once. Who knows no rules ends no game: a keen one does within a
 * dozen rounds, where a quick one may wander for forty.
 */
async function duelAtHeroes(page: Page, seed: string): Promise<void> {
  await prefer(page, 'At once')
  await newTable(page, GAME)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('How strong seat 2 is').selectOption('Keen')
  await chooseSeed(page, seed)
  await begin(page)
}

/** Two actions a round and what they ask, over a dozen rounds; several times as many as were ever needed. */
const TOUCHES = 1500

test('a whole game of Heroes clicked through to the scores', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await duelAtHeroes(page, 'land')
  await new Sitter(page).until(({ over }) => over, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('a whole game of Heroes in words, by keyboard', { tag: '@long' }, async ({ page }) => {
  await duelAtHeroes(page, 'air')
  await page.getByRole('button', { name: 'The table in words' }).press('Enter')
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

/** Enough for some rounds. */
const A_WHILE = 60

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('rounds of Heroes are played by finger', async ({ page }) => {
    await prefer(page, 'At once')
    await continueWith(page, atTurn())
    let touches = 0
    await new Sitter(page).until(({ over }) => over || ++touches > A_WHILE, 2 * A_WHILE)
    await expect(page.getByRole('banner')).toContainText(/Round (?:[3-9]|\d\d)/)
    await expect(page.locator('[data-ruler]')).toContainText('of 17')
  })
})

test('a Battle has the stage: both armies, seven Tactics, and the world behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'At once')
  await continueWith(page, inBattle())
  const scene = page.getByRole('region', { name: 'The Battle' })
  const cards = scene.locator('[data-at^="tactic:"]')
  await expect(cards).toHaveCount(7)
  const lit = scene.locator('[data-at^="tactic:"][data-lit="true"]').first()
  await expect(lit).toBeInViewport({ ratio: 1 })
  await expect(scene.getByText('Natural Strength')).toHaveCount(2)
  expect(await findings(page, 'all', '[data-do="scene"]')).toEqual([])

  // The world is a key away, and so is the way back.
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
    test('all seven Tactics lie in sight, nothing over them, and a finger lays one', async ({ page }) => {
      await prefer(page, 'At once')
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

test('Spells of others are passed on for good with one touch, and asked about again with another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'At once')
  await continueWith(page, atSpell())
  const question = page.locator('[data-asked="true"]')
  await expect(question).toContainText('Do you answer it?')
  await page.getByRole('button', { name: 'Pass on all Spells' }).click()
  await expect(page.getByText('Do you answer it?')).toBeHidden()
  await page.getByRole('button', { name: 'Ask me about Spells again' }).click()
  await expect(page.getByRole('button', { name: 'Ask me about Spells again' })).toBeHidden()
})
