// All kinds of tables on the page: seven seats, sides, a rival, secret picks, a story.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { learn, tipOf, touchRinged } from './learning.ts'
import { names, Sitter } from './sitter.ts'

test.use({ games: 'toy' })

async function sit(page: Page, preset: RegExp, ...rules: readonly string[]): Promise<Sitter> {
  await prefer(page, 'Instant')
  await newTable(page, 'Toy')
  for (const rule of rules) await page.getByLabel(rule, { exact: true }).check()
  await page.getByRole('button', { name: preset }).click()
  await chooseSeed(page, 'everything')
  await begin(page)
  return new Sitter(page)
}

/** Clicks any highlight until so many rounds are over. */
async function playRounds(page: Page, sitter: Sitter, rounds: number): Promise<void> {
  const round = page.getByText(`Round ${rounds + 1}`, { exact: true }).first()
  for (let touches = 0; !(await round.isVisible()); touches++) {
    expect(touches).toBeLessThan(200)
    await sitter.step()
  }
}

test('seven seats: two of four cards are kept in secret, and a stranger comes in the second round', async ({
  page,
}) => {
  const sitter = await sit(page, /^Full table/, 'Draft', 'A story')
  const dealt = await sitter.rested()
  expect(dealt.prompt).toContain('draft')
  await expect(page.locator('svg [data-at^="seat:"]')).toHaveCount(7)
  // There is no "confirm" before two cards are ticked.
  expect(names(dealt.lit)).not.toContain('confirm')
  await sitter.restsAt(({ lit }) => names(lit).includes('confirm'), 40)
  await sitter.touch('confirm')
  await expect.poll(async () => (await sitter.see()).prompt).not.toContain('draft')
  await expect(page.locator('[data-seat] [data-at^="card:"]')).toHaveCount(2)
  await playRounds(page, sitter, 2)
  await expect(page.locator('ol').locator('[data-type="helped"], [data-type="refused"]')).toHaveCount(1)
})

test('a solo game against a rival without a seat', async ({ page }) => {
  const sitter = await sit(page, /^Solo/, 'The warden')
  await sitter.rested()
  await playRounds(page, sitter, 2)
  const board = page.locator('main [data-sheets]')
  await expect(board.getByText(/^The warden: [2-9]/)).toBeVisible()
})

test.describe('a lesson', () => {
  test.use({ hasTouch: true })

  test('says click with a mouse, tap with a finger, choose with the keyboard', async ({ page }) => {
    await learn(page, 'Toy')
    const readOn = page.locator('[data-do="read-on"]')
    await readOn.click()
    await expect(tipOf(page)).toContainText('Click March.')
    await tipOf(page).getByRole('heading').tap()
    await expect(tipOf(page)).toContainText('Tap March.')
    await page.keyboard.press('Tab')
    await expect(tipOf(page)).toContainText('Choose March.')
    // The focused term shows its meaning above the text; Escape closes it.
    await page.keyboard.press('Escape')
    await tipOf(page).getByRole('heading').click()
    await expect(tipOf(page)).toContainText('Click March.')
    // Until a pointer is pressed, the kind of device decides.
    await page.reload()
    await expect(tipOf(page)).toContainText('Tap March.')
    await touchRinged(page)
    await expect(tipOf(page)).toContainText('Raiding')
  })
})
