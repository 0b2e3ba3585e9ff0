// Whole games, played by somebody who knows no rules.
import type { Page } from '@playwright/test'
import { duel, expect, prefer, test } from './hall.ts'
import { typeThrough } from './typist.ts'
import { names, Sitter } from './sitter.ts'

test('a whole game clicked through to the scores', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 720 })
  await duel(page)
  const sitter = new Sitter(page)
  await sitter.until(({ over }) => over)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
  await expect(page.getByRole('img', { name: /honor over \d+ rounds/ })).toBeVisible()
  // Back to the board, then to the scores again.
  await page.locator('[data-do="look"]').click()
  await expect(page.locator('[data-do="end-screen"]')).toBeHidden()
  await page.getByRole('button', { name: 'See the scores' }).click()
  await expect(page.locator('[data-do="end-screen"]')).toBeVisible()
})

test('a whole game by keyboard, in the text view', { tag: '@long' }, async ({ page }) => {
  await duel(page, 'keys')
  await page.getByRole('button', { name: 'Text view' }).press('Enter')
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

/** Presses Tab until the focus is on a matching element. Returns where it is. */
async function tabTo(page: Page, selector: string): Promise<string> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate((wanted) => {
      const { activeElement: here } = document
      return here?.matches(wanted) === true ? here.getAttribute('data-at') : null
    }, selector)
    if (at !== null) return at
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

const focused = (page: Page, selector: string) => page.locator(`${selector}:focus`)

test('the board by keyboard: focus it, use it, look up the keys', async ({ page }) => {
  await duel(page, 'tab')
  const sitter = new Sitter(page)
  const before = await sitter.restsAt(({ lit }) => lit.some(({ name }) => name.startsWith('space:')))

  // Help lists the keys, and leaves the table unchanged when it closes.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Choose the thing in focus')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Arrow keys move from place to place; Tab goes to the highlighted one.
  const first = await tabTo(page, 'svg [data-at^="space:"]')
  await expect(async () => {
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(arrow)
    const elsewhere = focused(page, `[data-at^="space:"]:not([data-at="${first}"])`)
    await expect(elsewhere).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const there = await tabTo(page, 'svg [data-at^="space:"][data-highlight="true"]')
  // Its menu describes the place and returns the focus when it closes.
  await page.keyboard.press('Shift+F10')
  await expect(page.locator('[data-menu]')).toContainText('Next to ')
  await page.keyboard.press('Escape')
  await expect(focused(page, `[data-at="${there}"]`)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect.poll(async () => names((await sitter.see()).lit)).not.toEqual(names(before.lit))
  await expect(page.locator('ol [data-type]', { hasText: there.replace(':', ' ') })).not.toHaveCount(0)
})

test('with "Confirm every move", Enter confirms and Escape does not', async ({ page }) => {
  await prefer(page, 'Confirm every move')
  await duel(page, 'sure')
  const sitter = new Sitter(page)
  const before = await sitter.rested()
  const name = before.lit[0]?.name ?? ''
  await page.locator(`[data-at="${name}"], [data-option="${name}"]`).first().focus()
  await page.keyboard.press('Enter')
  await expect(focused(page, 'dialog button')).toHaveText('Do it')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await sitter.back(before)
  await page.keyboard.press('Enter')
  await expect(focused(page, 'dialog button')).toHaveText('Do it')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await sitter.see()).prompt).not.toBe(before.prompt)
  // A move of several steps needs confirmation, too, and says where it leads.
  const farNow = async () => (await sitter.see()).lit.find(({ far }) => far)?.name ?? ''
  await expect.poll(farNow).not.toBe('')
  const turn = await sitter.rested()
  await sitter.touch(await farNow())
  await expect(page.getByRole('dialog')).toContainText(/^Go there.*Next to /s)
  await page.keyboard.press('Escape')
  await sitter.back(turn)
})
