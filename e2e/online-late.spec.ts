// A player's time runs out, or they leave: every place that shows a bot's moves for them says so.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { button, expect, openPeople, playTo, playUntil, setTable, sitDown, start, test } from './guests.ts'
import { inWords } from './in-words.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const AFTER_TIME = '(by a bot: time ran out)'
const AWAY = '(by a bot: player away)'

const tip = (page: Page) => page.locator('[data-do="bot-turn"]')

/** The lines of the log with this mark, newest last. */
const lines = (page: Page, mark: string) => page.locator('ol [data-type]').filter({ hasText: mark })

test('time runs out: the log, the replay, the text view, the end and a banner say that a bot played', async ({
  guest,
  hall,
}) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const both = [ada, ben]
  const path = await setTable(ada.page, 'Ada', { pace: '3 days per move' })
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await playTo(both, ben)
  const { page } = ben
  // Nothing may still be loading when the server goes down.
  await page.goto('/', { waitUntil: 'networkidle' })
  await hall.late()

  await expect(lines(ada.page, AFTER_TIME).first()).toContainText('Ben')
  await page.goto(path)
  await expect(tip(page)).toContainText('Time ran out. A bot played for you:')
  const did = await tip(page).getByRole('listitem').allTextContents()
  expect(did.length).toBeGreaterThan(0)
  for (const line of did) await expect(lines(page, `${line} ${AFTER_TIME}`).first()).toBeVisible()
  // The tip shows six lines, the most it ever lists, without scrolling.
  const hidden = await tip(page)
    .getByRole('list')
    .evaluate((list) => {
      const [line] = list.children
      const more = list.children.length < 6 ? Array.from({ length: 6 - list.children.length }) : []
      const clones = more.flatMap(() => line?.cloneNode(true) ?? [])
      list.append(...clones)
      const { scrollHeight, clientHeight } = list
      for (const clone of clones) list.removeChild(clone)
      return scrollHeight - clientHeight
    })
  expect(hidden).toBeLessThan(2)
  await lines(page, AFTER_TIME).first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(AFTER_TIME)
  await page.keyboard.press('Escape')

  // It stays until Ben has read it, even after a reload; then it is gone.
  await page.reload()
  await expect(tip(page)).toBeVisible()
  await inWords(page)
  await expect(page.getByRole('log', { name: 'Just now' })).toContainText(`${AFTER_TIME}.`)
  await expect(page.locator('[data-part="log"]')).toContainText(`${did[0]} ${AFTER_TIME}.`)
  await tip(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(tip(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await page.reload()
  await expect(lines(page, AFTER_TIME).first()).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
  await expect(tip(ada.page)).toHaveCount(0)

  await page.goto(`${path}/replay`)
  await expect(page.getByRole('region', { name: 'Log', exact: true })).toContainText(AFTER_TIME)

  await openPeople(ada.page)
  await button(ada.page, 'Propose to end now').click()
  await button(ada.page, 'Ask them').click()
  await page.goto(path)
  await button(page, 'Agree').click()
  for (const one of [ada.page, page])
    await expect(one.locator('[data-do="by-bots"]')).toHaveText(/^Ben: \d+ choices?, because time ran out$/)
})

test('a player who returns to their seat sees what a bot played, until they play again', async ({
  guest,
}) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await playTo([ada, ben], ben)
  const { page } = ben
  await openPeople(page)
  await button(page, /^Leave/).click()
  await button(page, 'Leave').click()
  await playUntil([ada], async () => (await lines(ada.page, AWAY).count()) > 0)
  await page.goto(path)
  await expect(tip(page)).toHaveCount(0)
  await button(page, 'Take my seat back').click()
  await expect(tip(page)).toContainText('You were away. A bot played for you:')
  expect(await findings(page, 'all', '[data-do="bot-turn"]')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button(page, 'Dismiss')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await playTo([ada, ben], ben, 2)
  await expect(tip(page)).toHaveCount(0)
})
