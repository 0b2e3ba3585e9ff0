// Vindication with Myths & Wonders: the blocks around Ronak, the battle board, and the loot.
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { names, Sitter } from './sitter.ts'
import { wokenUntil } from './woken.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']

test('a table with Ronak shows him, his blocks and the battle board', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await page.getByRole('checkbox', { name: 'Myths & Wonders' }).check()
  await chooseSeed(page, 'myths')
  await begin(page)
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => prompt.startsWith('Your turn'))
  await expect(page.locator('[data-at="region:1"]')).toHaveAccessibleName(/Ronak/)
  await expect(page.locator('[data-at="space:13"]')).toHaveAccessibleName(/a black block is on it/)
  await page.locator('[data-board="battle"]').click()
  await expect(page.locator('[data-at="battle:0"]')).toHaveAccessibleName(/Return up to 2 blocks/)
  expect(await findings(page, 'all')).toEqual([])
})

test('the battle board comes to the front when Ronak is fought, and a block is contributed there', async ({
  page,
}) => {
  await prefer(page, 'Instant')
  await continueWith(page, wokenUntil('contribute', NAMES))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const sphere = names(lit).find((name) => name.startsWith('battle:')) ?? ''
  expect(sphere).toMatch(/^battle:\d+$/)
  await sitter.touch(sphere)
  await expect(page.locator(`[data-at="${sphere}"]`)).toHaveAccessibleName(/’s block is on it/)
})

test('loot is offered to choose from and goes to its owner', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, wokenUntil('loot', NAMES))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const card = names(lit).find((name) => name.startsWith('card:')) ?? ''
  await sitter.touch(card)
  await sitter.rested()
  await expect(page.locator(`[data-at="${card}"]`).first()).toBeVisible()
})
