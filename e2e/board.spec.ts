// The board keeps its pan and zoom while questions change below it.
import type { Page } from '@playwright/test'
import { press } from './finger.ts'
import { duel, expect, test } from './hall.ts'
import type { Sight } from './look.ts'
import { Sitter } from './sitter.ts'

const atCharacter = ({ lit }: Sight) => lit.some(({ name }) => name === 'character')

/** A refusal names its rule. The rule opens over the board, so the player stays at the table. */
async function readTheRule(page: Page): Promise<void> {
  const url = page.url()
  await page.getByRole('button', { name: /^End your turn/ }).click()
  const link = page.getByRole('link', { name: 'Why? Read the rule' })
  await link.click()
  const rule = page.getByRole('dialog', { name: 'At least one step' })
  await expect(rule).toContainText('at least one step of your Move')
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByRole('dialog', { name: 'Passing others' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  expect(page.url()).toBe(url)
}

/** Runs in the page: parts of the bar that are cut off or scrolled. */
function cutOff(bar: Element): string[] {
  const box = bar.getBoundingClientRect()
  return [...bar.querySelectorAll('button, div')].flatMap((element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    if (width === 0) return []
    const out = top < box.top || bottom > box.bottom || left < box.left || right > box.right
    const scrolled =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
    return out || scrolled ? [element.textContent ?? ''] : []
  })
}

/** Reads what a thing is and what can be done with it, without doing any of it. */
async function lookWithoutTouching(page: Page, sitter: Sitter): Promise<void> {
  const before = await sitter.rested()
  const menu = page.locator('[data-menu]')
  const space = page.locator('svg [data-at^="space:"][data-glow="lit"]').first()
  await page.locator('[data-at="character"]').click({ button: 'right' })
  await expect(menu).toContainText(/^Wretched.*Activate your character/s)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  // Holding a finger on a space does not move the figure, and neither does the tap that closes the menu.
  const { lift } = await press(page, space)
  await expect(menu).toContainText(/Next to .*Step to/s)
  await lift()
  await (await press(page, page.locator('[data-asked] [role="status"]'))).lift()
  await expect(menu).toHaveCount(0)
  await sitter.rested()
  await sitter.back(before)
}

/** Runs in the page: notes the board's transform in the first frame that has a board. */
function noteFirstFrame(): void {
  const look = () => {
    const sheet = document.querySelector('[data-moving]')
    if (sheet instanceof SVGElement) document.documentElement.dataset['first'] = sheet.style.transform
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The board's transform. */
const lookAt = (page: Page) =>
  page
    .locator('[data-moving]')
    .first()
    .evaluate((sheet) => (sheet instanceof SVGElement ? sheet.style.transform : ''))

const scaleIn = (transform: string) => Number(/scale\(([\d.]+)/.exec(transform)?.[1])

/** Runs in the page: a point on the board without anything clickable. */
function bare(sheets: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = sheets.getBoundingClientRect()
  for (let x = left + 20; x < left + width; x += 20)
    for (let y = top + 20; y < top + height; y += 20) {
      const there = document.elementFromPoint(x, y)
      if (there !== null && sheets.contains(there) && there.closest('[data-at]') === null) return { x, y }
    }
  return null
}

test('pan and zoom last from one question to the next', async ({ page }) => {
  await page.addInitScript(noteFirstFrame)
  await duel(page, 'board')
  const sitter = new Sitter(page)
  await sitter.until(atCharacter)
  await readTheRule(page)
  await lookWithoutTouching(page, sitter)
  const look = () => lookAt(page)
  const scale = async () => scaleIn(await look())
  const first = await scale()
  // The board is fitted from its first frame on.
  expect(scaleIn((await page.locator('html').getAttribute('data-first')) ?? '')).toBeCloseTo(first, 2)
  // The whole board is visible, so there is no button to zoom or fit.
  const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true })
  await expect(zoomIn).toBeHidden()
  await page.keyboard.press('+')
  await zoomIn.click()
  await expect.poll(scale).toBeGreaterThan(first * 1.5)
  const near = await scale()
  // The view survives a visit to the text view.
  const there = await look()
  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(page.locator('[data-moving]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the board' }).click()
  expect(await look()).toBe(there)
  // The character's question has its own options: they fit, and the board keeps its size.
  await page.setViewportSize({ width: 1200, height: 700 })
  const room = () => page.getByRole('main').boundingBox()
  const before = await room()
  await sitter.touch('character')
  await sitter.rested()
  expect(await scale()).toBeCloseTo(near, 3)
  expect(await room()).toEqual(before)
  expect(await page.locator('[data-asked]').evaluate(cutOff)).toEqual([])
  await page.setViewportSize({ width: 1200, height: 760 })
  await sitter.step()
  await sitter.rested()
  expect(await scale()).toBeCloseTo(near, 3)
  await page.keyboard.press('0')
  await expect.poll(scale).not.toBeCloseTo(near, 2)
  await expect(zoomIn).toBeHidden()
  // On a phone, too, the board has the same size for every question.
  await page.setViewportSize({ width: 390, height: 844 })
  await sitter.rested()
  const small = await room()
  for (let i = 0; i < 4; i++) {
    expect(await page.locator('[data-asked]').evaluate(cutOff)).toEqual([])
    await sitter.step()
    await sitter.rested()
    expect(await room()).toEqual(small)
  }
})

test('races, triggers and the tokens on the ruler explain themselves, and the ruler opens the scores', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await duel(page, 'board')
  const sitter = new Sitter(page)
  await sitter.restsAt(atCharacter)
  const reader = page.locator('[data-reader]')
  const pointing = async (at: string) => {
    await page.locator(`main [data-at="${at}"]`).hover()
    return expect(reader)
  }
  await (await pointing('token:60')).toContainText('one more end trigger is revealed')
  await (await pointing('end')).toContainText('Once any face-up trigger is met')
  await (await pointing('mastery:wisdom')).toContainText('each card of this color counts 1')
  await (await pointing('sphere:wisdom')).toContainText('Blocks here')
  await expect(reader).not.toContainText(/mastery/i)
  await page.getByRole('button', { name: 'projected final score', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a double click on an empty spot zooms in, and a drag moves the board', async ({ page }) => {
  await duel(page, 'board')
  await new Sitter(page).until(atCharacter)
  const first = scaleIn(await lookAt(page))
  const at = await page.locator('[data-sheets]').evaluate(bare)
  expect(at).not.toBeNull()
  const { x, y } = at ?? { x: 0, y: 0 }
  await page.mouse.dblclick(x, y)
  await expect.poll(async () => scaleIn(await lookAt(page))).toBeCloseTo(first * 2, 3)
  await expect(page.locator('[data-moving]').first()).toHaveAttribute('data-gliding', 'true')
  const near = await lookAt(page)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 40, { steps: 4 })
  await page.mouse.up()
  expect(await lookAt(page)).not.toBe(near)
  expect(scaleIn(await lookAt(page))).toBeCloseTo(first * 2, 3)
  await expect(page.locator('[data-moving]').first()).toHaveAttribute('data-gliding', 'false')
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => scaleIn(await lookAt(page))).toBeGreaterThan(first * 2.1)
})
