// A campaign of the story in three browsers: two chapters, a table that is closed in the middle of a test, somebody who
// joins, and somebody who leaves.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  button,
  expect,
  openPeople,
  playThrough,
  playUntil,
  sayName,
  sitDown,
  start,
  test,
} from './guests.ts'
import { bringIn, prefer } from './hall.ts'
import { Sitter } from './sitter.ts'
import { atTest } from './story-moments.ts'

test.use({ viewport: { width: 1366, height: 650 } })

/** One season; the other five bring nothing new to a campaign. */
const SHORT = { setup: { seasons: 1 } }

const sheet = (page: Page) => page.locator('[data-do="test"]')
const end = (page: Page) => page.locator('[data-do="end-screen"]')
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The amounts of hearts that the open test offers. */
const amounts = (page: Page) => page.locator('[data-kind="add"][data-highlight]').allTextContents()

interface Saved {
  readonly records: readonly { readonly carried?: { readonly lines?: readonly (string | null)[] } }[]
}

const read: (text: string) => Saved = JSON.parse

/** The file with the whole campaign, saved at the end of a chapter. */
async function savedBy(page: Page): Promise<Saved> {
  const download = page.waitForEvent('download')
  await page.locator('[data-do="save-campaign"]').click()
  return read(readFileSync(await (await download).path(), 'utf8'))
}

/** Brings a chapter from her device online, in the middle of her test, and begins when a friend has come. */
async function goOnline(ada: Page, bo: Page): Promise<void> {
  await prefer(ada, 'Instant')
  await bringIn(ada, atTest({ values: SHORT }))
  await button(ada, /^Invite friends to play with/).click()
  await sayName(ada, 'Ada', 'Continue online')
  await expect(button(ada, 'Start')).toBeVisible()
  await sitDown(bo, pathOf(ada), 'Bo')
  await start(ada)
}

const TITLE =
  'two chapters with somebody who joins, somebody who leaves, and a table closed in the middle of a test'

test(TITLE, { tag: '@long' }, async ({ hall, guest }) => {
  const [ada, bo, cy] = [new Sitter(await guest()), new Sitter(await guest()), new Sitter(await guest())]
  await goOnline(ada.page, bo.page)
  const first = pathOf(ada.page)

  // Her page is closed and the server killed; the same test waits for her, and nobody else can answer it.
  await expect(sheet(ada.page)).toBeVisible()
  const offered = await amounts(ada.page)
  expect(offered.length).toBeGreaterThan(1)
  const again = await ada.page.context().newPage()
  await ada.page.close()
  await hall.stop('SIGKILL')
  await hall.start()
  await again.goto(first)
  await expect(sheet(again)).toBeVisible()
  expect(await amounts(again)).toEqual(offered)
  await expect(bo.page.locator('[data-asked="false"]')).toBeVisible()
  const back = new Sitter(again)
  await Promise.all([playThrough(back), playThrough(bo)])
  for (const { page } of [back, bo]) await expect(end(page)).toContainText('The campaign so far')
  expect((await savedBy(bo.page)).records).toHaveLength(1)

  // Ada sets up chapter 2 with one more seat. Bo finds his at the end of chapter 1, and Cy joins by the link.
  await again.locator('[data-do="play-on"]').click()
  await button(again, 'Add a seat').click()
  await button(again, 'Open the lobby').click()
  await expect(again.getByText('Kept for Bo')).toBeVisible()
  const second = pathOf(again)
  await bo.page.locator('[data-do="rematch"]').click()
  await button(bo.page, 'Take a seat').click()
  await expect(button(bo.page, 'Leave the table')).toBeVisible()
  expect(pathOf(bo.page)).toBe(second)
  await sitDown(cy.page, second, 'Cy')
  await start(again)

  // Bo leaves, and a bot plays his hero to the end.
  await playUntil([back, bo, cy], (sitter) => sitter === bo)
  await openPeople(bo.page)
  await button(bo.page, 'Leave (a bot takes over)').click()
  await button(bo.page, 'Leave').click()
  await Promise.all([playThrough(back), playThrough(cy)])
  const column = (name: string) => end(cy.page).getByRole('columnheader', { name }).first()
  for (const name of ['Ada', 'Bo', 'Cy']) await expect(column(name)).toBeVisible()

  // One campaign: Ada and Bo continue their lines, and Cy has none before this chapter.
  const { records } = await savedBy(cy.page)
  expect(records).toHaveLength(2)
  const lines = records[1]?.carried?.lines ?? []
  expect(lines.map((line) => line === null)).toEqual([false, false, true])
})
