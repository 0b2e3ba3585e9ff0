// The row of the question keeps its places: nothing changes its meaning under a resting pointer.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, duel, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const row = (page: Page) => page.locator('[data-asked="true"]')

/** The left edge of the first button after the question, and of each part of the turn. */
function placesIn(bar: Element): Record<string, number> {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:is([data-option], [data-part])')]
  const left = (button: Element) => Math.round(button.getBoundingClientRect().left)
  const places = buttons.slice(0, 1).map((button) => ['first', left(button)] as const)
  const named = buttons.flatMap((button) => {
    const name = button.querySelector('[data-widest]')?.textContent
    return name === undefined ? [] : [[name ?? '', left(button)] as const]
  })
  return Object.fromEntries([...places, ...named])
}

/** Where buttons begin and end, from left to right. */
function edges(buttons: Element[]) {
  return buttons.map((button) => {
    const { left, right } = button.getBoundingClientRect()
    return { text: button.textContent, left, right }
  })
}

test('the parts of a turn and the first button keep their places from question to question', async ({
  page,
}) => {
  await duel(page, 'wretch 150')
  const sitter = new Sitter(page)
  const seen = new Map<string, Set<number>>()
  // A quick bot may win before.
  const over = page
    .getByText('The game is over')
    .first()
    .waitFor({ timeout: 0 })
    .then(
      () => false,
      () => false,
    )
  for (let i = 0; i < 40; i++) {
    const goesOn = await Promise.race([over, sitter.rested().then(() => true)])
    if (!goesOn) break
    const places =
      (await row(page).getAttribute('data-fit')) === 'page' ? {} : await row(page).evaluate(placesIn)
    for (const [name, left] of Object.entries(places)) seen.set(name, (seen.get(name) ?? new Set()).add(left))
    await sitter.step()
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['first', 'Activate', 'Move', 'Visit', 'Rest']))
  expect([...seen].filter(([, lefts]) => lefts.size > 1).map(([name, lefts]) => [name, ...lefts])).toEqual([])
})

test.describe('told step by step', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('no button of the question appears where others’ turns are skipped', async ({ page }) => {
    await prefer(page, 'Slow')
    await newTable(page)
    // Others have turns before mine.
    await chooseSeed(page, 'row')
    await begin(page)
    const sitter = new Sitter(page)
    await sitter.step()
    const skip = page.locator('[data-do="told-skip"]')
    await expect(skip).toBeVisible()
    const told = await page.locator('[data-do="told-skip"], [data-do="told-next"]').evaluateAll(edges)
    await skip.click()
    await expect(row(page)).toContainText('Your turn')
    await expect(row(page).locator('button').last()).toHaveText(/End your turn/)
    const asked = await row(page).locator('button').evaluateAll(edges)
    const shared = asked.filter((a) => told.some((b) => a.left < b.right && b.left < a.right))
    expect(shared).toEqual([])
  })
})
