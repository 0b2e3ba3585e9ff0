// Somebody's time runs out, or they leave: what a bot played for them is said wherever it is read.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { button, expect, openPeople, playTo, playUntil, setTable, sitDown, start, test } from './guests.ts'
import { inWords } from './in-words.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const AFTER_TIME = '(a bot, after time ran out)'
const AWAY = '(a bot, while away)'

const slip = (page: Page) => page.locator('[data-do="bot-turn"]')

/** The lines of the log, newest last. */
const lines = (page: Page, mark: string) => page.locator('ol [data-type]').filter({ hasText: mark })

test('time runs out: the log, the replay, the text view, the end and a banner say that a bot played', async ({
  guest,
  hall,
}) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const both = [ada, ben]
  const path = await setTable(ada.page, 'Ada', { pace: '3 days a move' })
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await playTo(both, ben)
  const { page } = ben
  // Nothing is to be fetched while the server is gone.
  await page.goto('/', { waitUntil: 'networkidle' })
  await hall.late()

  await expect(lines(ada.page, AFTER_TIME).first()).toContainText('Ben')
  await page.goto(path)
  await expect(slip(page)).toContainText('Time ran out. A bot played your turn:')
  const did = await slip(page).getByRole('listitem').allTextContents()
  expect(did.length).toBeGreaterThan(0)
  for (const line of did) await expect(lines(page, `${line} ${AFTER_TIME}`).first()).toBeVisible()
  // As many lines as it ever names are in sight.
  const hidden = await slip(page)
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

  // It stays until Ben has read it, also on a page that is opened again; after that it is gone.
  await page.reload()
  await expect(slip(page)).toBeVisible()
  await inWords(page)
  await expect(page.getByRole('log', { name: 'Just now' })).toContainText(`${AFTER_TIME}.`)
  await expect(page.locator('[data-part="log"]')).toContainText(`${did[0]} ${AFTER_TIME}.`)
  await slip(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(slip(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await page.reload()
  await expect(lines(page, AFTER_TIME).first()).toBeVisible()
  await expect(slip(page)).toHaveCount(0)
  await expect(slip(ada.page)).toHaveCount(0)

  await page.goto(`${path}/replay`)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(AFTER_TIME)

  await openPeople(ada.page)
  await button(ada.page, 'Propose to end the game here').click()
  await button(ada.page, 'Ask them').click()
  await page.goto(path)
  await button(page, 'Agree').click()
  for (const one of [ada.page, page])
    await expect(one.locator('[data-do="by-bots"]')).toHaveText(/^Ben: \d+ choices? after time ran out$/)
})

test('leaves: who takes their seat back is told what was played until they play again', async ({ guest }) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await playTo([ada, ben], ben)
  const { page } = ben
  await openPeople(page)
  await button(page, /^Leave/).click()
  await button(page, 'Leave it to a bot').click()
  await playUntil([ada], async () => (await lines(ada.page, AWAY).count()) > 0)
  await page.goto(path)
  await expect(slip(page)).toHaveCount(0)
  await button(page, 'Take my seat back').click()
  await expect(slip(page)).toContainText('You were away. A bot played for you:')
  expect(await findings(page, 'all', '[data-do="bot-turn"]')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button(page, 'Dismiss')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await playTo([ada, ben], ben, 2)
  await expect(slip(page)).toHaveCount(0)
})
