// Now or Never's story: from the lobby to a scene that is read, chosen, tested and told, by pointer, by keys, as text, on
// a phone and at a shared device.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { atOpening, atScene, atTest, beforeScene } from './story-moments.ts'

const book = (page: Page) => page.locator('[data-do="book"]')
const sheet = (page: Page) => page.locator('[data-do="test"]')
const turned = (page: Page) => page.locator('[data-do="reaction"]')
const choices = (page: Page) => page.locator('[data-kind="choose"][data-highlight]')
const amounts = (page: Page) => page.locator('[data-kind="add"][data-highlight]')

/** Runs in the page: the share of the visible text of the scene that is cut off by its box. */
const cut = (text: Element) => Math.max(0, text.scrollHeight - text.clientHeight)

test('the story is chosen in the lobby, and its opening comes before the first turn', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page, 'Now or Never')
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Story', { exact: true }).check()
  await expect(page.getByLabel('Chapter')).toHaveValue('1')
  await expect(page.getByLabel('Brisk reading')).not.toBeChecked()
  await expect(page.getByLabel('Read aloud by the device')).not.toBeChecked()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await chooseSeed(page, 'street')
  await begin(page)
  await expect(page.locator('[data-option^="hero:"], [data-at^="hero:"]').first()).toBeVisible()
})

test.describe('at 1366 × 650', () => {
  test.use({ viewport: { width: 1366, height: 650 } })

  test('the opening says what only this hero knows, and Begin puts it away', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atOpening())
    const opening = page.locator('[data-do="opening"]')
    await expect(opening).toContainText('forty carts')
    await expect(opening.getByRole('heading', { name: 'What only you know' })).toBeVisible()
    await page.locator('[data-do="begin"]').click()
    await expect(opening).toHaveCount(0)
  })

  test('a scene is played by pointer, and nothing of it is cut off', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, beforeScene())
    await page.locator('[data-option^="search:"], [data-at^="space:"][data-highlight="true"]').first().click()
    await expect(book(page)).toBeVisible()
    const text = book(page).locator('[data-tale]')
    await expect(text).toContainText(/\w{4}/)
    expect(await text.evaluate(cut)).toBeLessThan(4)
    expect(await findings(page, 'all')).toEqual([])
    // The choices are on the page, not in the row.
    await expect(page.locator('[data-row] [data-kind="choose"]')).toHaveCount(0)
    await choices(page).last().click()
    await expect(sheet(page)).toBeVisible()
    expect(await findings(page, 'all')).toEqual([])
    await amounts(page).nth(1).click()
    await expect(turned(page)).toContainText(/\w{4}/)
    await expect(turned(page).getByRole('listitem').first()).toBeVisible()
    await page.locator('[data-do="go-on"]').click()
    await expect(turned(page)).toHaveCount(0)
  })

  test('keys choose, add hearts, and go on; B looks at the board', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atScene())
    await expect(choices(page).first()).toBeVisible()
    await page.keyboard.press('b')
    await expect(book(page)).toHaveCount(0)
    await page.keyboard.press('b')
    await expect(book(page)).toBeVisible()
    await page.keyboard.press('3')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('2')
    await expect(turned(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(turned(page)).toHaveCount(0)
  })

  test('giving up closes the book on one line', async ({ page }) => {
    await prefer(page, 'Slow')
    await continueWith(page, atTest())
    await amounts(page).first().click()
    await expect(page.locator('[data-do="failure"]')).toBeVisible()
  })

  test('brisk reading shows the first sentence, and the text can grow', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atScene({ options: { brisk: true } }))
    const text = book(page).locator('[data-tale]')
    const short = (await text.textContent())?.length ?? 0
    await page.locator('[data-do="read-on"]').click()
    await expect(page.locator('[data-do="read-on"]')).toHaveCount(0)
    expect((await text.textContent())?.length ?? 0).toBeGreaterThan(2 * short)
    const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await page.locator('[data-do="larger"]').click()
    await expect.poll(size).toBeGreaterThan(before)
  })

  test('a browser without speech says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined })
    })
    await prefer(page, 'Instant')
    await continueWith(page, atScene())
    await expect(book(page)).toContainText('This browser can’t read aloud.')
    await expect(page.locator('[data-do="read-aloud"]')).toHaveCount(0)
  })

  test('the text is read aloud until the player stops it or chooses', async ({ page }) => {
    await page.addInitScript(() => {
      const note = (text: string) => {
        const meta = document.createElement('meta')
        meta.name = 'said'
        meta.content = text
        document.head.append(meta)
      }
      Object.defineProperty(window, 'speechSynthesis', {
        value: { speak: (one: SpeechSynthesisUtterance) => note(one.text), cancel: () => note('') },
      })
    })
    await prefer(page, 'Instant')
    await continueWith(page, atScene())
    const said = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('meta[name="said"]')].map((one) => one.getAttribute('content')),
      )
    await page.locator('[data-do="read-aloud"]').click()
    await expect(page.locator('[data-do="voice-rate"]')).toBeVisible()
    expect((await said()).at(-1)?.length).toBeGreaterThan(100)
    await choices(page).last().click()
    await expect(sheet(page)).toBeVisible()
    expect((await said()).at(-1)).toBe('')
  })

  test('at a shared device the reader is called by name, without a curtain', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atScene({ people: [0, 1] }))
    // The first scene is Brin's.
    await page.locator('[data-do="ready"]').click()
    await expect(page.locator('[data-do="reader"]')).toHaveText('Read aloud, Ann')
    await expect(page.locator('[data-curtain]')).toHaveCount(0)
  })

  test('own letters are on the map for the player only, and the track has a marker for each', async ({
    page,
  }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atOpening())
    await page.locator('[data-do="begin"]').click()
    await expect(page.locator('[data-own]')).toHaveCount(3)
    await expect(page.locator('[data-do="track"] img')).toHaveCount(2)
    await expect(page.locator('[data-do="track"]')).toHaveAccessibleName(/Reputation: Ann: 0; Brin: 1/)
  })

  test('in text view the scene is read and answered', async ({ page }) => {
    await prefer(page, 'Instant', 'Text view')
    await continueWith(page, atScene())
    const ask = page.locator('[data-part="ask"]')
    await expect(ask).toContainText('What do you do?')
    await expect(page.locator('[data-tale]')).toContainText(/\w{4}/)
    await page.locator('[data-option^="choose:"]').last().click()
    await expect(ask).toContainText('How many hearts do you lose?')
    expect(await findings(page, 'all')).toEqual([])
  })
})

test.describe('on a phone, by candlelight', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a scene is one sheet, and a tap chooses', async ({ page }) => {
    await prefer(page, 'Instant', 'Candlelight')
    await continueWith(page, atScene())
    await expect(book(page)).toBeVisible()
    expect(await findings(page, 'all')).toEqual([])
    expect(await book(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThan(2)
    await choices(page).last().tap()
    await expect(sheet(page)).toBeVisible()
    expect(await findings(page, 'all')).toEqual([])
    await amounts(page).nth(1).tap()
    await expect(turned(page)).toBeVisible()
  })
})
