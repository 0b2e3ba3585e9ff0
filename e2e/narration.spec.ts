// Others' turns can be followed: narrated step by step at a chosen speed, paused, sped up, skipped and narrated again.
// Events that affect me are announced and shown on the board.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { continueWith, expect, prefer, test } from './hall.ts'
import { fighting } from './fighting.ts'
import { losing } from './losing.ts'
import { Sitter } from './sitter.ts'

const TOLD = '[data-do="told"]'
const ASKED = '[data-asked="true"]'

/** Ends my turn: the others play, and one of them takes a region from me. */
async function theyPlay(page: Page, speed: string): Promise<number> {
  const { record, hex } = await losing()
  await prefer(page, speed)
  await continueWith(page, record)
  await page.locator(`${ASKED} [data-manner="ends"]`).click()
  return hex
}

const told = (page: Page) => page.locator(TOLD)
const step = (page: Page) => page.locator('[data-do="told-step"]')
const chip = (page: Page) => page.locator('[data-do="told-chip"]')
const does = (page: Page, what: string) => page.locator(`${TOLD} [data-do="told-${what}"]`)

/** Shows one step after the other until this is visible. */
async function hastenUntil(page: Page, seen: Locator): Promise<void> {
  for (let i = 0; (await seen.count()) === 0; i++) {
    expect(i).toBeLessThan(40)
    const before = await step(page).allInnerTexts()
    await expect(does(page, 'next')).toBeEnabled()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await step(page).allInnerTexts()).join()).not.toBe(before.join())
  }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a turn is narrated, paused, sped up, skipped and narrated again', async ({ page }) => {
    const hex = await theyPlay(page, 'Slow')
    await expect(told(page)).toBeVisible()
    await expect(page.locator(ASKED)).toHaveCount(0)
    await expect(told(page)).toContainText(/Ada|Ben|Cleo/)
    await does(page, 'pause').click()
    await expect(page.locator(`${TOLD}[data-phase="paused"]`)).toBeVisible()
    // The narration takes the keys, although a button that was clicked with the mouse has the focus.
    await expect(does(page, 'pause')).toBeFocused()

    // A region taken from me is announced, and ringed on the board.
    await hastenUntil(page, chip(page).filter({ hasText: /^You lose control of the / }))
    const ring = page.locator(`[data-told="region:${hex}"][data-grave="true"]`)
    await expect(ring).toBeVisible()
    await expect(page.locator('[data-do="told-count"]')).toHaveText(/\d+ of \d+|step \d+/)
    expect(await findings(page, 'all', TOLD)).toEqual([])

    // After a skip, my question comes immediately; the trail stays. A thing of the board that has the focus leaves the
    // key to the narration.
    await page.locator('[data-stage] [data-at^="space:"]').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(ASKED)).toBeVisible()
    await expect(told(page)).toHaveCount(0)
    await expect(ring).toBeVisible()
    const prompt = await page.locator(`${ASKED} [role="status"]`).innerText()

    const marks = page.locator('[data-told]')
    const all = await marks.count()

    // While it is narrated again, nothing can be clicked.
    await page.locator('[data-do="told-again"]').click()
    await expect(told(page)).toBeVisible()
    await expect(page.locator('[data-highlight="true"]')).toHaveCount(0)
    await does(page, 'pause').click()
    await expect.poll(() => marks.count()).toBeLessThan(all)
    await does(page, 'skip').click()
    await expect(page.locator(`${ASKED} [role="status"]`)).toHaveText(prompt)
    await expect(ring).toBeVisible()
  })

  test('at its own pace, the narration leads to my question', async ({ page }) => {
    await theyPlay(page, 'Fast')
    await expect(told(page)).toBeVisible()
    await expect(page.locator(ASKED)).toBeVisible()
    await expect(told(page)).toHaveCount(0)
    await expect(page.locator('[data-told]').first()).toBeVisible()
  })

  test('on a phone it takes the place of the question, with the same buttons', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await theyPlay(page, 'Slow')
    await does(page, 'pause').click()
    const row = await told(page).boundingBox()
    const stage = await page.locator('[data-stage]').boundingBox()
    if (row === null || stage === null) throw new Error('nothing is told')
    expect(row.y).toBeGreaterThanOrEqual(stage.y + stage.height - 1)
    for (const what of ['again', 'pause', 'next', 'skip']) {
      const box = await does(page, what).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    }
    expect(await findings(page, 'all', TOLD)).toEqual([])
    await does(page, 'skip').click()
    await expect(page.locator(ASKED)).toBeVisible()
  })

  test('on a phone a long step can be read in full, and so can the whole turn at my question', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await theyPlay(page, 'Slow')
    await does(page, 'pause').click()
    await page.locator('[data-stage]').click({ position: { x: 2, y: 2 } })
    const more = page.locator(`${TOLD} [data-do="told-whole"]`)
    await hastenUntil(page, more)
    const hidden = () =>
      page.locator(`${TOLD} ol`).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await hidden()).toBeGreaterThan(2)
    // The "more" link is at the end of the last line, and covers no other.
    const end = await more.locator('span').boundingBox()
    const text = await more.boundingBox()
    const edge = (box: typeof end) => [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]
    expect(edge(end).map(Math.round)).toEqual(edge(text).map(Math.round))
    await more.click()
    await expect.poll(hidden).toBeLessThanOrEqual(2)
    await expect(page.locator(`${TOLD}[data-phase="paused"]`)).toBeVisible()
    await expect(step(page).last()).toBeInViewport({ ratio: 1 })
    expect(await findings(page, 'all', TOLD)).toEqual([])

    await does(page, 'skip').click()
    await expect(page.locator(ASKED)).toBeVisible()
    await page.locator('[data-do="others-did"]').click()
    const news = page.getByRole('region', { name: 'What the others did' })
    await expect(
      news.getByRole('paragraph').filter({ hasText: /took control of the .+ from you/ }),
    ).toBeVisible()
    await expect(
      news.getByRole('listitem').filter({ hasText: /takes control of the .+ from you/ }),
    ).toBeVisible()
    expect(await findings(page, 'all', '[data-do="news"]')).toEqual([])
    await news.locator('[data-do="told-again"]').click()
    await expect(told(page)).toBeVisible()
    await expect(news).toHaveCount(0)
  })
})

test('with reduced motion a turn is one picture with all its steps', async ({ page }) => {
  await theyPlay(page, 'Slow')
  // Paused when the whole turn is there, with its steps numbered.
  await expect(step(page).nth(1)).toBeVisible()
  const numbers = await page.locator('[data-do="told-step"] i').allInnerTexts()
  expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)))
  await does(page, 'skip').click()
  await expect(page.locator(ASKED)).toBeVisible()
})

test('a line of the log shows its place, what is there and its turn, and "Why" is one click away', async ({
  page,
}) => {
  await theyPlay(page, 'Instant')
  await expect(page.locator(ASKED)).toBeVisible()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const log = page.getByRole('region', { name: 'Log', exact: true })
  const line = log.locator('[data-type="visited"]').last().getByRole('button')
  const said = await line.innerText()
  await line.hover()
  await expect(page.locator('[data-stage] [data-at^="region:"][data-pointed]')).toHaveCount(1)
  await line.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(said)
  const place = await dialog.getByRole('heading', { level: 3 }).first().innerText()
  await expect(dialog.getByRole('region', { name: 'On that turn' }).getByRole('listitem')).not.toHaveCount(1)
  // A rule is shown by its title, not its id.
  await expect(dialog).not.toContainText(/\bV-[A-Z]+-\d/)
  await dialog.getByRole('link', { name: /^Why/ }).click()
  await expect(page.getByRole('dialog').last()).toContainText(place)
})

/** Runs in the page: whether the middle of each element is uncovered. */
const isFree = (elements: readonly Element[]) =>
  elements.every((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('the dice of a fight are on the stage, and nothing covers them or the options', async ({ page }) => {
  const { record, fights } = fighting()
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, 'Slow')
  await continueWith(page, record)
  const sitter = new Sitter(page)
  await sitter.rested()
  await sitter.touch(fights)
  const dice = page.locator('[data-do="dice"]')
  const answers = page.locator(`${ASKED} [data-option]`)
  await expect(dice).toBeVisible()
  await expect(answers.nth(1)).toBeVisible()
  // Pointing at cards on the board describes them elsewhere, not over the dice.
  const cards = await page.locator('[data-stage] [data-at^="card:"]').all()
  expect(cards.length).toBeGreaterThan(3)
  for (const card of cards.slice(0, 6)) {
    await card.hover({ force: true })
    await expect(page.locator('[data-reader]')).toBeVisible()
    await expect(page.locator('[data-tag]:visible')).toHaveCount(0)
    expect(await answers.evaluateAll(isFree)).toBe(true)
  }
  const stage = await page.locator('[data-stage]').boundingBox()
  const scene = await dice.boundingBox()
  const reader = await page.locator('[data-reader]').boundingBox()
  if (stage === null || scene === null || reader === null) throw new Error('the dice are gone')
  expect(scene.y + scene.height).toBeLessThanOrEqual(stage.y + stage.height)
  expect(reader.x).toBeGreaterThanOrEqual(scene.x + scene.width)
  // The dice disappear with the answer.
  await answers.first().click()
  await expect(dice).toHaveCount(0)
})
