// Two people at one table from browsers of their own, whatever happens in between.
import type { Page } from '@playwright/test'
import {
  asked,
  button,
  expect,
  logOf,
  openPeople,
  playOut,
  playTo,
  playUntil,
  setTable,
  sitDown,
  start,
  test,
} from './guests.ts'
import { cable } from './online-server.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const slip = (page: Page, what: string) => page.locator(`[data-do="${what}"]`)

const lastLine = async (page: Page) => (await logOf(page)).at(-1)

test('a game of two: a reload, a pulled cable, a killed server', async ({ hall, guest }) => {
  const wire = await cable(hall.here)
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(wire.here), 11)
  const both = [ada, ben]

  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await expect(ada.page.getByText('Ben sat down.')).toBeVisible()
  await start(ada.page)
  await expect(ben.page.locator('[data-asked]')).toBeVisible()
  await playTo(both, ben, 2)

  // The page loaded again stands where it stood.
  const before = await ben.rested()
  const lines = await logOf(ben.page)
  await ben.page.reload()
  await ben.back(before)
  expect(await logOf(ben.page)).toEqual(lines)

  // Ada plays on while Ben is cut off; he sees it all as soon as he is back.
  await playTo(both, ada)
  const here = await ben.page.evaluate(() => performance.timeOrigin)
  wire.pull()
  await expect(slip(ben.page, 'lost')).toBeVisible()
  const seen = (await logOf(ben.page)).length
  await playOut(ada)
  expect((await logOf(ben.page)).length).toBe(seen)
  wire.plug()
  await expect(slip(ben.page, 'lost')).toHaveCount(0)
  await expect(async () => expect(await lastLine(ben.page)).toBe(await lastLine(ada.page))).toPass()
  expect(await asked(both)).toBe(ben)

  // The server dies in mid-game. What was shown stays, and play goes on without a reload.
  await playTo(both, ben)
  const told = await logOf(ben.page)
  await hall.stop('SIGKILL')
  for (const { page } of both) await expect(slip(page, 'lost')).toBeVisible()
  await hall.start()
  for (const { page } of both) await expect(slip(page, 'lost')).toHaveCount(0)
  await playTo(both, ben)
  expect((await logOf(ben.page)).slice(0, told.length)).toEqual(told)
  expect(await ben.page.evaluate(() => performance.timeOrigin)).toBe(here)
  const all = await logOf(ben.page)
  await ben.page.reload()
  await ben.rested()
  expect(await logOf(ben.page)).toEqual(all)
  wire.end()
})

test('a game of two in company: chat, consent, watching, a bot for a while, an end agreed on', async ({
  guest,
}) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const both = [ada, ben]
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)

  // Whoever has the link may watch, and is never asked.
  const watcher = await guest()
  await watcher.goto(path)
  await expect(slip(watcher, 'watching')).toBeVisible()
  await expect(ada.page.getByText('One person watches.')).toBeAttached()
  await playTo(both, ben)
  await expect(async () => expect(await lastLine(watcher)).toBe(await lastLine(ada.page))).toPass()
  expect((await new Sitter(watcher).see()).lit).toEqual([])
  // They see somebody's side, which is not theirs, and choose whose.
  await expect(watcher.getByRole('region', { name: 'Your side of the table' })).toHaveCount(0)
  await expect(watcher.locator('[data-at="power"]')).toHaveCount(0)
  await watcher.getByLabel('Whose side you look at').selectOption('Ben’s side')
  await expect(watcher.getByRole('region', { name: 'Ben’s side', exact: true })).toBeVisible()
  // What is said is a page of the rail, with a count while it is not open.
  for (const page of [ada.page, watcher]) await page.locator('[data-do="chat-tab"]').click()
  await expect(watcher.getByText('Who watches listens.')).toBeVisible()

  await ada.page.getByLabel('Say something to the table').fill('Well met, Ben')
  await ada.page.keyboard.press('Enter')
  await expect(ben.page.locator('[data-do="chat-tab"]')).toHaveText('Chat1')
  await ben.page.locator('[data-do="chat-tab"]').click()
  for (const page of [ben.page, watcher]) {
    await expect(page.getByRole('log')).toContainText('Ada: Well met, Ben')
  }

  // Beyond a wall only together.
  const wall = '[data-do="undo"][data-wall]:not(:disabled)'
  const one = await playUntil(both, async ({ page }) => (await page.locator(wall).count()) > 0)
  const other = one === ada ? ben : ada
  await one.rested()
  const lines = (await logOf(other.page)).length
  await one.page.locator(wall).click()
  await expect(one.page.locator(wall)).toHaveText(/Ask to take back/)
  await one.page.locator(wall).click()
  await expect(slip(one.page, 'proposal')).toContainText('You asked to take your answer back.')
  await expect(slip(watcher, 'proposal')).toBeVisible()
  await expect(button(watcher, 'Agree')).toHaveCount(0)
  await button(other.page, 'Agree').click()
  for (const page of [ada.page, ben.page, watcher]) await expect(slip(page, 'proposal')).toHaveCount(0)
  await expect.poll(async () => (await logOf(other.page)).length).not.toBe(lines)

  // Ben leaves; a bot plays for him until he is back.
  await openPeople(ben.page)
  await button(ben.page, /^Leave/).click()
  await button(ben.page, 'Leave it to a bot').click()
  await expect(ben.page.getByRole('heading', { name: 'Play together' })).toBeVisible()
  await expect(ada.page.getByText('away, a bot plays')).toBeVisible()
  const deeds = async () => (await logOf(ada.page)).filter((line) => line.startsWith('Ben')).length
  const done = await deeds()
  await playUntil([ada], async () => (await deeds()) > done)
  await ben.page.getByRole('link', { name: /Ada.*Ben/ }).click()
  await expect(slip(ben.page, 'away')).toContainText('A bot plays for you.')
  await button(ben.page, 'Take my seat back').click()
  await expect(slip(ben.page, 'away')).toHaveCount(0)
  await expect(ada.page.getByText('away, a bot plays')).toHaveCount(0)
  await playTo(both, ben)
  expect(await asked(both)).toBe(ben)

  await openPeople(ada.page)
  await button(ada.page, 'Propose to end the game here').click()
  await button(ada.page, 'Ask them').click()
  await button(ben.page, 'Agree').click()
  for (const page of [ada.page, ben.page, watcher]) {
    await expect(slip(page, 'end-screen')).toContainText('The game was ended by agreement')
  }
  await expect(slip(ada.page, 'end-screen')).toContainText(/Ada.*Ben/)

  await ben.page.getByRole('link', { name: 'Verify the dice' }).click()
  await expect(ben.page.getByText('Fair: every check holds.')).toBeVisible()
  await expect(ben.page.locator('li[data-verdict="ok"]')).toHaveCount(5)
  await ben.page.goBack()
  await button(ada.page, 'Play again').click()
  await ada.page.waitForURL((url) => url.pathname !== path)
  await ben.page.getByRole('link', { name: 'Join the next game' }).click()
  await button(ben.page, 'Sit down').click()
  await expect(ada.page.getByText('Ben sat down.')).toBeVisible()
})
