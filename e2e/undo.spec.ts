// Going back: free steps at once, walls named and crossed only on purpose; and a page that was closed
// in the middle of something goes on there.
import type { Locator, Page } from '@playwright/test'
import { duel, expect, test } from './hall.ts'
import type { Sight } from './look.ts'
import { canEnd, names, Sitter } from './sitter.ts'

const UNDO = '[data-do="undo"]'
const REDO = '[data-do="redo"]'

test.use({ games: 'toy' })

/** Bringing cards to a feast is an effect with a question in it. */
const atFeast = ({ lit }: Sight) => lit.some(({ name }) => name === 'feast')

/** Goes to a feast and comes back from it; what was seen on the way. */
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
  // As everywhere else.
  await page.keyboard.press('Control+z')
  await sitter.back(inside)
  await page.keyboard.press('Control+y')
  await sitter.back(ticked)
})

test('steps in a row, faster than the host, end where they should', async ({ page }) => {
  await duel(page, 'back', 'Toy')
  const sitter = new Sitter(page)
  const [start, inside] = await feast(sitter)
  const press = (keys: string) =>
    page.evaluate((all) => {
      for (const key of all) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    }, keys)
  // An answer on the heels of steps back is given to what is asked there.
  await press('uuu')
  await sitter.touch('feast')
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

/** Plays until something stands in the way of going back. */
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

const WHICH = /There was a roll|Something hidden was revealed|Another player has moved/

test('a wall says what it is, and is crossed only by a second click', async ({ page }) => {
  const wall = await toWall(page)
  await expect(wall).toHaveText(/past (?:chance|a reveal|another)/)
  // To point at it is enough, by pointer or by keyboard.
  const told = page.getByText('Press twice to undo anyway. The table is then marked.')
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
  await expect(page.getByText('The table is then marked')).toBeVisible()
  await expect(page.getByText('Marked', { exact: true })).toHaveCount(0)
  await wall.click()
  await expect(page.getByText('Marked', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the first touch on a wall says which it is and what the second does', async ({ page }) => {
    const wall = await toWall(page)
    await wall.tap()
    const told = page.getByText('Press again to undo anyway. The table is then marked.')
    await expect(told).toBeVisible()
    await expect(told).toHaveText(WHICH)
    await expect(told).toBeInViewport({ ratio: 1 })
    await wall.tap()
    await expect(told).toBeHidden()
  })
})

test('a page closed in the middle of an effect goes on there', async ({ page }) => {
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
