// Tables of Heroes with boxes: seven players on six Continents by pointer, teams in the text view, and a phone.
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { BOXES, inWar, WAR } from './heroes-boxes.ts'
import { Sitter } from './sitter.ts'
import { typeThrough } from './typist.ts'

const GAME = 'Heroes of Land, Air & Sea'
const LOW = { width: 1366, height: 650 }

/** Several times what was ever needed. */
const TOUCHES = 2500

/** Enough for a round or two. */
const A_WHILE = 30

test('the last rounds of seven players are clicked through to the scores', async ({ page }) => {
  await page.setViewportSize(LOW)
  await prefer(page, 'Instant')
  await continueWith(page, inWar({ seats: 7, options: WAR, round: 'last' }))
  await new Sitter(page).until(({ over }) => over, 300)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('a whole game of seven players, from the form to the scores', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(LOW)
  await prefer(page, 'Instant')
  await newTable(page, GAME)
  await page.locator('[data-set="six"]').click()
  while ((await page.getByLabel(/^Bot strength for seat/).count()) < 6)
    await page.getByRole('button', { name: /^Add a (?:bot|seat)/ }).click()
  for (let seat = 2; seat <= 7; seat++)
    await page.getByLabel(`Bot strength for seat ${seat}`).selectOption('Normal')
  await chooseSeed(page, 'seven')
  await begin(page)
  await new Sitter(page).until(({ over }) => over, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('the last rounds of two teams in the text view', async ({ page }) => {
  await prefer(page, 'Instant', 'Text view')
  const options = { ...BOXES, teams: 'two' }
  await continueWith(page, inWar({ seats: 4, options, round: 'last' }))
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page, 300)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

test('a whole game of three teams in the text view', { tag: '@long' }, async ({ page }) => {
  await prefer(page, 'Instant', 'Text view')
  const options = { ...BOXES, side: 'six', teams: 'three' }
  await continueWith(page, inWar({ seats: 6, options, round: 1 }))
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page, TOUCHES)
  await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})

/** The strips of other players that something reaches out of. */
const spilling = (strips: readonly Element[]) =>
  strips.flatMap((strip) => {
    const { bottom, right } = strip.getBoundingClientRect()
    const out = [...strip.querySelectorAll('*')].some((part) => {
      const box = part.getBoundingClientRect()
      return box.width > 1 && (box.bottom > bottom + 1 || box.right > right + 1)
    })
    return out ? [strip.textContent] : []
  })

for (const size of [LOW, { width: 1920, height: 940 }]) {
  test(`six strips hold what they show, also Souls, at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await prefer(page, 'Instant')
    await continueWith(page, inWar({ seats: 7, options: WAR, faction: 'dwarves' }))
    const strips = page.locator('[data-strip]')
    await expect(strips).toHaveCount(6)
    await expect(page.getByRole('img', { name: /^Souls/ })).toHaveCount(size === LOW ? 0 : 1)
    expect(await strips.evaluateAll(spilling)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a round of seven players is played by finger', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, inWar({ seats: 7, options: WAR, faction: 'merfolk' }))
    let touches = 0
    await new Sitter(page).until(({ over }) => over || ++touches > A_WHILE, 2 * A_WHILE)
    await expect(page.getByRole('banner')).toContainText(/Round (?:[6-9]|\d\d)/)
  })
})
