// Undo: free steps are undone immediately, walls are named and crossed only on purpose; and a page that was closed in
// the middle of an effect continues there.
import type { Locator, Page } from '@playwright/test'
import { duel, expect, test } from './hall.ts'
import type { Sight } from './look.ts'
import { canEnd, names, Sitter } from './sitter.ts'

const UNDO = '[data-do="undo"]'
const REDO = '[data-do="redo"]'

test.use({ games: 'toy' })

/** A feast is an effect with a question: which cards to bring. */
const atFeast = ({ lit }: Sight) => lit.some(({ name }) => name === 'feast')

/** Goes to a feast and undoes it. Returns the sights on the way. */
async function feast(sitter: Sitter): Promise<readonly [Sight, Sight, Sight, Sight]> {
  const start = await sitter.restsAt(atFeast)
  await sitter.touch('feast')
  await expect.poll(async () => (await sitter.see()).prompt).not.toBe(start.prompt)
  const inside = await sitter.rested()
  await sitter.step()
  await expect.poll(async () => names((await sitter.see()).lit)).toContain('confirm')
  const ticked = await sitter.rested()
  await sitter.touch('confirm')
  await expect.poll(async () => (await sitter.see()).prompt).toBe(start.prompt)
  return [start, inside, ticked, await sitter.rested()]
}

test('undo across an effect, and redo', async ({ page }) => {
  await duel(page, 'back', 'Toy')
  const sitter = new Sitter(page)
  const [start, inside, ticked, done] = await feast(sitter)
  for (const before of [ticked, inside, start]) {
    await page.locator(UNDO).click()
    await sitter.back(before)
  }
  await page.keyboard.press('r')
  await sitter.back(inside)
  await page.locator(REDO).click()
  await sitter.back(ticked)
  await page.locator(REDO).click()
  await sitter.back(done)
  await expect(page.locator(REDO)).toBeDisabled()
  await page.keyboard.press('u')
  await sitter.back(ticked)
  // The usual shortcuts work, too.
  await page.keyboard.press('Control+z')
  await sitter.back(inside)
  await page.keyboard.press('Control+y')
  await sitter.back(ticked)
})

test('steps in a row, faster than the host can follow, end where they should', async ({ page }) => {
  await duel(page, 'back', 'Toy')
  const sitter = new Sitter(page)
  const [start, inside] = await feast(sitter)
  const press = (keys: string) =>
    page.evaluate((all) => {
      for (const key of all) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    }, keys)
  // An answer right after undo steps goes to the question there. It has no pointer, whose click would come too soon.
  await press('uuu')
  await page.locator('[data-option="feast"]').dispatchEvent('click')
  await sitter.back(inside)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await press('u')
  await sitter.back(start)
  const [, , , again] = await feast(sitter)
  await press('uuu')
  await sitter.back(start)
  await press('rrr')
  await sitter.back(again)
  await press('uuur')
  await sitter.back(inside)
})

/** Plays until a wall blocks undo. */
async function toWall(page: Page): Promise<Locator> {
  await duel(page, 'wall', 'Toy')
  const sitter = new Sitter(page)
  const wall = page.locator(`${UNDO}[data-wall]`)
  for (let i = 0; (await wall.count()) === 0; i++) {
    expect(i).toBeLessThan(60)
    await sitter.step()
    await sitter.rested()
  }
  return wall
}

const WHICH = /something was rolled|something hidden was revealed|Another player has moved/

test('a wall explains itself, and is crossed only by a second click', async ({ page }) => {
  const wall = await toWall(page)
  await expect(wall).toHaveText(/past (?:chance|a reveal|another)/)
  // Hover or focus is enough to see the explanation.
  const told = page.getByText('Press twice to undo anyway. The game will be marked “Undo used”.')
  await expect(told).toBeHidden()
  await wall.hover()
  await expect(told).toBeVisible()
  await expect(told).toHaveText(WHICH)
  await page.mouse.move(0, 0)
  await expect(told).toBeHidden()
  await page.keyboard.press('Tab')
  await wall.focus()
  await expect(told).toBeVisible()

  await wall.click()
  await expect(wall).toHaveText(/Sure\?/)
  await expect(page.getByText('The game will be marked')).toBeVisible()
  await expect(page.getByText('Undo used', { exact: true })).toHaveCount(0)
  await wall.click()
  await expect(page.getByText('Undo used', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the first tap on a wall explains it and what the second tap does', async ({ page }) => {
    const wall = await toWall(page)
    await wall.tap()
    const told = page.getByText('Press again to undo anyway. The game will be marked “Undo used”.')
    await expect(told).toBeVisible()
    await expect(told).toHaveText(WHICH)
    await expect(told).toBeInViewport({ ratio: 1 })
    await wall.tap()
    await expect(told).toBeHidden()
  })
})

test('a page closed in the middle of an effect continues there', async ({ page }) => {
  await duel(page, 'middle', 'Toy')
  const sitter = new Sitter(page)
  await sitter.restsAt(atFeast)
  await sitter.touch('feast')
  await expect.poll(async () => atFeast(await sitter.see())).toBe(false)
  const before = await sitter.rested()
  await page.goto('/')
  const way = page.getByRole('link', { name: /^Continue:/ })
  await expect(way).toContainText(/Round 1.*your turn/)
  await way.click()
  await sitter.back(before)
  await page.reload()
  await sitter.back(before)
  await sitter.step()
  await sitter.until(canEnd)
})
