// Whole games of Now or Never, played by somebody who knows no rules; and a fight on its stage.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { atProduction, inFight } from './now-or-never-moments.ts'
import { Sitter } from './sitter.ts'
import { typeThrough } from './typist.ts'

/** Begins a duel with a quick bot, without animation, the same every time. */
async function duelAtNowOrNever(page: Page, seed: string): Promise<void> {
  await prefer(page, 'Instant')
  await newTable(page, 'Now or Never')
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await chooseSeed(page, seed)
  await begin(page)
}

/** Six seasons need more clicks than a game of Vindication. */
const TOUCHES = 1500

test('a whole game of Now or Never clicked through to the scores', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await duelAtNowOrNever(page, 'now')
  await new Sitter(page).until(({ over }) => over, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('a whole game of Now or Never by keyboard, in the text view', { tag: '@long' }, async ({ page }) => {
  await duelAtNowOrNever(page, 'words')
  await page.getByRole('button', { name: 'Text view' }).press('Enter')
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Now or Never is played to its end by finger', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atProduction())
    await new Sitter(page).until(({ over }) => over, TOUCHES)
    await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
  })

  test('a whole game of Now or Never', { tag: '@long' }, async ({ page }) => {
    await duelAtNowOrNever(page, 'phone')
    await new Sitter(page).until(({ over }) => over, TOUCHES)
    await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
  })
})

test('a fight takes the stage: the effect of each choice, its chance, and the board behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Instant')
  await continueWith(page, inFight())
  const scene = page.getByRole('region', { name: 'The fight' })
  await expect(scene).toBeVisible()
  const choices = scene.getByRole('button', { name: /chance to win/ })
  await expect(choices.first()).toHaveAttribute('data-highlight', 'true')
  expect(await choices.count()).toBeGreaterThan(1)
  expect(await findings(page, 'all', '[data-do="scene"]')).toEqual([])

  // One key shows the board, and the same key returns.
  await page.keyboard.press('b')
  await expect(choices).toHaveCount(0)
  await page.keyboard.press('b')
  await choices.first().focus()
  const sitter = new Sitter(page)
  const { last } = await sitter.see()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await sitter.see()).last).not.toBe(last)
})
