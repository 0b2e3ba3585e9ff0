// A double click counts as one click, but fast clicks on the same option each count.
import type { Page } from '@playwright/test'
import { Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { continueWith, duel, expect, prefer, test } from './hall.ts'
import { canEnd, Sitter } from './sitter.ts'

/** Plays to a turn that can be ended, and counts the turns so far. */
async function atAnEnd(page: Page) {
  await duel(page, 'board')
  const sitter = new Sitter(page)
  await sitter.restsAt(canEnd)
  const turns = page.locator('ol [data-type]', { hasText: /^Your turn/ })
  const end = page.getByRole('button', { name: /^End your turn/ })
  return { sitter, turns, before: await turns.count(), end }
}

/** The nth of several clicks on the same spot. */
async function click(page: Page, nth: number): Promise<void> {
  await page.mouse.down({ clickCount: nth })
  await page.mouse.up({ clickCount: nth })
}

test('a second click before the first has taken effect does nothing, and shows no error', async ({
  page,
}) => {
  const { sitter, turns, before, end } = await atAnEnd(page)
  await end.dblclick()
  await expect(turns).toHaveCount(before + 1)
  await sitter.rested()
  await expect(page.getByText('That didn’t work')).toHaveCount(0)
  await expect(turns).toHaveCount(before + 1)
})

test('the second click ignores what has appeared in the meantime', async ({ page }) => {
  const { sitter, turns, before, end } = await atAnEnd(page)
  await end.hover()
  await click(page, 1)
  await expect(turns).toHaveCount(before + 1)
  await sitter.rested()
  const why = page.getByRole('dialog', { name: 'Not now' })
  await click(page, 2)
  await sitter.rested()
  await expect(why).toBeHidden()
  await end.click()
  await expect(why).toBeVisible()
})

/** A table where a player may augment two blocks, one by one. */
function augmenting() {
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Ben', kind: 'bot' as const },
  ]
  const table = new Table(vindication, { seats, seed: 'augmenting' })
  const step = { do: 'augment', seat: 0, how: 'either', n: 2, from: 'rest' }
  table.patch([{ op: 'add', path: '/stack/-', value: step }])
  return table.record()
}

test('the same option can be chosen, and undone, as fast as you can click', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, augmenting())
  const sitter = new Sitter(page)
  await sitter.rested()
  const told = page.locator('ol [data-type]', { hasText: /^You augment 1 block from potential/ })
  await page.locator('[data-option="augment:potential"]').hover()
  await click(page, 1)
  await expect(told).toHaveCount(1)
  await sitter.rested()
  await click(page, 2)
  await expect(told).toHaveCount(2)

  await sitter.rested()
  await page.getByRole('button', { name: /^Undo/ }).hover()
  await click(page, 1)
  await expect(told).toHaveCount(1)
  await sitter.rested()
  await click(page, 2)
  await expect(told).toHaveCount(0)
})
