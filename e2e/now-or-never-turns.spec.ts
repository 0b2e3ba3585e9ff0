// Turns of Now or Never: a large hand, selling, what the solo bot does, the pace, and scenes of triumph.
import { findings } from './axe.ts'
import { continueWith, expect, prefer, test } from './hall.ts'
import {
  beforeExhausting,
  beforeRow,
  beforeWin,
  withEightQuests,
  withGoods,
  whileDrawing,
} from './now-or-never-found.ts'

/** Runs in the page: quests of the hand whose name is cut off or that reach beyond the window. */
function cutQuests(): readonly string[] {
  return [...document.querySelectorAll('[data-at^="quest:"]')].flatMap((card) => {
    const box = card.getBoundingClientRect()
    const named = card.querySelector('[data-long]')
    const name = named?.getBoundingClientRect()
    const covers = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const fits =
      name !== undefined &&
      name.top >= box.top - 1 &&
      name.bottom <= box.bottom + 1 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight &&
      covers !== null &&
      card.contains(covers)
    return fits ? [] : [card.getAttribute('data-at') ?? '']
  })
}

test.describe('at 1366 × 650', () => {
  test.use({ viewport: { width: 1366, height: 650 } })

  test('eight quests in hand can all be read and pointed at', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withEightQuests())
    await expect(page.locator('[data-at^="quest:"]')).toHaveCount(8)
    expect(await page.evaluate(cutQuests)).toEqual([])
  })

  test('one click on the mat sells all goods', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withGoods())
    const sell = page.locator('section[aria-label="Goods"] [data-at="market"]')
    await expect(sell).toHaveAccessibleName(/Sell all: \d+ coins?/)
    await sell.click()
    await expect(sell).toHaveAccessibleName(/Sell all: 0 coins/)
    await expect(page.locator('[data-menu]')).toHaveCount(0)
  })

  test('one click on a row of the market sells it', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withGoods())
    await page.locator('[data-board="market"]').click()
    const sell = page.locator('section[aria-label="Goods"] [data-at="market"]')
    const before = (await sell.getAttribute('aria-label')) ?? ''
    await page.locator('[data-at^="sale:"][data-highlight="true"]').first().click()
    await expect(sell).not.toHaveAccessibleName(before)
  })

  test('gear in the market says where it is sold', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withGoods())
    await page.locator('[data-board="market"]').click()
    await page.locator('[data-at^="gear:"]').first().hover()
    await expect(page.getByText(/Sold at: .*Istreka/)).toBeVisible()
  })

  test('the pace of the season is in the sheet, and axe finds nothing', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withEightQuests())
    await expect(page.locator('[data-at^="quest:"]')).toHaveCount(8)
    await page.keyboard.press('w')
    const pace = page.locator('[data-part="pace"]')
    await expect(pace).toContainText(/Players usually have about \d+ points after season 1\./)
    await expect(pace).toContainText(/You have \d+/)
    await expect(pace).toContainText('Averages of 200 games')
    expect(await findings(page, 'all', 'dialog')).toEqual([])
  })

  test('what the solo bot did to me is announced', async ({ page }) => {
    await prefer(page, 'Instant')
    const { record, option } = beforeExhausting()
    await continueWith(page, record)
    await page.getByRole('button', { name: /^Specialists/ }).click()
    await page.locator(`[data-option="${option}"]`).first().click()
    await expect(page.getByText(/The bot exhausted your .+: you got \d+ coins?/)).toBeVisible()
  })

  test('a won fight shows the fallen enemy and its reward; the next click goes on', async ({ page }) => {
    await prefer(page, 'Slow')
    const { record, option } = beforeWin()
    await continueWith(page, record)
    await page.locator(`[data-option="${option}"]`).first().click()
    const scene = page.getByRole('region', { name: 'Fight won' })
    await expect(scene).toContainText('defeated')
    await page.keyboard.press('Escape')
    await expect(scene).toHaveCount(0)
  })

  test('a complete row rises', async ({ page }) => {
    await prefer(page, 'Slow')
    const { record, option } = beforeRow()
    await continueWith(page, record)
    await page.locator(`[data-option="${option}"]`).first().click()
    await expect(page.getByRole('region', { name: 'Row complete' })).toContainText('row complete')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('eight quests in hand fit the width of the sheet', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withEightQuests())
    await page.getByRole('button', { name: /^Me/ }).click()
    const quests = page.locator('[data-at^="quest:"]')
    await expect(quests).toHaveCount(8)
    for (const quest of await quests.all()) {
      const box = await quest.boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
  })

  test('the goods of the line sell by tapping them', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, withGoods())
    const goods = page.locator('[data-line] [data-at="market"]')
    await goods.tap()
    // The first tap shows what it does.
    await page.locator('[data-menu] [data-option^="sell-all:"]').tap()
    await expect(goods).toHaveAccessibleName(/Sell all goods for 0 coins/)
  })

  test('a drawn card leaves the choices free', async ({ page }) => {
    await prefer(page, 'Slow')
    await continueWith(page, whileDrawing())
    await page.locator('[data-option^="pile:"]').first().tap()
    const next = page.locator('[data-asked] [data-option]').first()
    await expect(page.locator('[data-do="dice"]')).toBeVisible()
    const [card, option] = [await page.locator('[data-do="dice"]').boundingBox(), await next.boundingBox()]
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(option?.y ?? 0)
  })
})

test('the text view sells everything with one option', async ({ page }) => {
  await prefer(page, 'Instant', 'Text view')
  await continueWith(page, withGoods())
  await page.locator('[data-option^="sell-all:"]').first().click()
  await expect(page.getByText(/You sell .* for \d+ coins?/).first()).toBeVisible()
})
