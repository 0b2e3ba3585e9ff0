// The page of a game names no module: one that only tests know brings a layer of the board, a panel and words.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'lanterns' })

async function sit(page: Page, game: string): Promise<Sitter> {
  await prefer(page, 'At once')
  await newTable(page, game)
  await page.getByRole('checkbox', { name: 'Lanterns', exact: true }).check()
  await page.getByRole('button', { name: /^Duel/ }).click()
  await chooseSeed(page, 'lanterns')
  await begin(page)
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => /how bright is your light/i.test(prompt))
  return sitter
}

test('Vindication: a turn with lanterns, which the base has never heard of', async ({ page }) => {
  const sitter = await sit(page, 'Vindication')
  await sitter.rested()
  // It is chosen at the lantern on the board.
  await sitter.touch('lantern')
  await page.getByText('A light of 2', { exact: true }).first().click()
  await expect(page.locator('[data-light="2"]')).toHaveText('Your light: 2.')
  for (let touches = 0; touches < 6; touches++) await sitter.step()
  await page.getByRole('button', { name: 'The table in words' }).click()
  await expect(page.getByRole('heading', { name: 'Lanterns', exact: true })).toBeVisible()
  await expect(page.getByText('Your light: 2.')).toBeVisible()
})

for (const game of ['Now or Never', 'Heroes of Land, Air & Sea']) {
  test(`${game}: a lantern on the board, and its question`, async ({ page }) => {
    await sit(page, game)
    await expect(page.locator('svg [data-at="lamp"]')).toBeVisible()
  })
}
