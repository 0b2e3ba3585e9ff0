// The board stays where the player put it, whatever is asked below it.
import type { Page } from '@playwright/test'
import { duel, expect, test } from './hall.ts'
import type { Sight } from './look.ts'
import { canEnd, Sitter } from './sitter.ts'

const atCharacter = ({ lit }: Sight) => lit.some(({ name }) => name === 'character')

/** A reason names its rule, which is read over the board: nobody is led away from the table. */
async function readTheRule(page: Page): Promise<void> {
  const url = page.url()
  await page.getByRole('button', { name: /^End your turn/ }).click()
  const link = page.getByRole('link', { name: /^Rule V-/ })
  await link.click()
  const rule = page.getByRole('dialog', { name: 'At least one step' })
  await expect(rule).toContainText('at least one step of the Move')
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByRole('dialog', { name: 'Passing others' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  expect(page.url()).toBe(url)
}

test('pan and zoom last from one question to the next', async ({ page }) => {
  await duel(page, 'board')
  const sitter = new Sitter(page)
  await sitter.until(atCharacter)
  await readTheRule(page)
  const look = () =>
    page
      .locator('[data-moving]')
      .first()
      .evaluate((sheet) => (sheet instanceof SVGElement ? sheet.style.transform : ''))
  const scale = async () => Number(/scale\(([\d.]+)/.exec(await look())?.[1])
  const first = await scale()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(scale).toBeGreaterThan(first)
  const near = await scale()
  // The question of the character has answers below it; where they need room the board gets smaller.
  await page.setViewportSize({ width: 1200, height: 700 })
  await sitter.touch('character')
  await sitter.rested()
  expect(await scale()).toBeCloseTo(near, 3)
  await page.setViewportSize({ width: 1200, height: 760 })
  await sitter.step()
  await sitter.rested()
  expect(await scale()).toBeCloseTo(near, 3)
  await page.keyboard.press('0')
  await expect.poll(scale).not.toBeCloseTo(near, 2)
})

test('a second touch before anything came of the first does nothing, and says nothing', async ({ page }) => {
  await duel(page, 'board')
  const sitter = new Sitter(page)
  await sitter.until(canEnd)
  await sitter.rested()
  const ended = page.getByRole('button', { name: /^End your turn/ })
  await ended.dblclick()
  await expect(page.getByText('Round 2', { exact: true }).first()).toBeVisible()
  await sitter.rested()
  await expect(page.getByText('That did not work')).toHaveCount(0)
  await expect(page.getByText('Round 3', { exact: true })).toHaveCount(0)
})
