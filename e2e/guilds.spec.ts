// Vindication with Guilds & Monuments: begun, played by pointer, read in the text view.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, duel, expect, newTable, prefer, test } from './hall.ts'
import { offering } from './offering.ts'
import { names, Sitter } from './sitter.ts'

const place = (page: Page, use: string) => page.locator(`[data-at="favor:${use}"]`)

/** The reply to a command typed in the text view. */
async function asked(page: Page, question: string): Promise<string> {
  await page.locator('[data-do="command"]').fill(question)
  await page.keyboard.press('Enter')
  const reply = page.locator('[data-do="replies"] > div').first()
  await expect(reply).toContainText(question)
  return reply.innerText()
}

test('favor is placed on the power board as a fourth action, and the text view reports it', async ({
  page,
}) => {
  await prefer(page, 'Instant')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await page.getByRole('checkbox', { name: 'Guilds & Monuments' }).check()
  await chooseSeed(page, 'guilds')
  await begin(page)
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => prompt.startsWith('Your turn'))
  await expect(page.locator('[data-at^="favor:"]')).toHaveCount(9)
  await place(page, 'leading').click()
  await sitter.rested()
  await page.locator('[data-at="power:influence"]').first().click()
  await expect(place(page, 'leading')).toHaveAccessibleName(/Your favor is here/)
  await expect(page.locator('[data-at="power:influence"]')).toHaveAccessibleName(/Your favor is here/)
  expect(await findings(page, 'all')).toEqual([])

  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(page.getByRole('heading', { name: 'Guild favor', exact: true }).first()).toBeVisible()
  expect(await asked(page, 'where is my favor')).toContain('Your favor: Leadership')
  expect(await asked(page, 'what is a barricade')).toContain('gain 2 honor each time an opponent passes')
  expect(await asked(page, 'where is the monument')).toContain('0 of 10 places filled')
  expect(await findings(page, 'all')).toEqual([])
})

test('a barricade is on the space where it was placed', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('barricade', { guilds: true }))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const space = names(lit).find((name) => name.startsWith('space:')) ?? ''
  await sitter.touch(space)
  await expect(page.locator(`[data-at="${space}"]`).first()).toHaveAccessibleName(/’s barricade/)
  await expect(place(page, 'barricade')).toHaveAccessibleName(/Your favor is here/)
})

test('a monument fills up', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('lend', { guilds: true }, 'power:conviction'))
  const sitter = new Sitter(page)
  await sitter.rested()
  await sitter.touch('power:conviction')
  await expect(place(page, 'monument')).toHaveAccessibleName(/Monument: \d+ of 10 places filled/)
})

test('a table without guilds shows nothing of them', async ({ page }) => {
  await duel(page, 'plain')
  await new Sitter(page).until(({ prompt }) => prompt.startsWith('Your turn'))
  await expect(page.locator('[data-at^="favor:"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Favor/ })).toHaveCount(0)
})
