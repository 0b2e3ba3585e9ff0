// Two people at one table, each in their own browser, whatever happens in between.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
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

const tip = (page: Page, what: string) => page.locator(`[data-do="${what}"]`)

const lastLine = async (page: Page) => (await logOf(page)).at(-1)

test('a game for two: a reload, a lost connection, a killed server', async ({ hall, guest }) => {
  const wire = await cable(hall.here)
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(wire.here), 11)
  const both = [ada, ben]

  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await expect(ada.page.getByText('Ben joined.')).toBeVisible()
  await start(ada.page)
  await expect(ben.page.locator('[data-asked]')).toBeVisible()
  await playTo(both, ben, 2)

  // After a reload the page shows the same position.
  const before = await ben.rested()
  const lines = await logOf(ben.page)
  await ben.page.reload()
  await ben.back(before)
  expect(await logOf(ben.page)).toEqual(lines)

  // Ada plays on while Ben is offline; he sees everything as soon as he is back.
  await playTo(both, ada)
  const here = await ben.page.evaluate(() => performance.timeOrigin)
  wire.pull()
  await expect(tip(ben.page, 'lost')).toBeVisible()
  const seen = (await logOf(ben.page)).length
  await playOut(ada)
  expect((await logOf(ben.page)).length).toBe(seen)
  wire.plug()
  await expect(tip(ben.page, 'lost')).toHaveCount(0)
  await expect(async () => expect(await lastLine(ben.page)).toBe(await lastLine(ada.page))).toPass()
  // Both may be asked now, and Ben's page may show its question later than Ada's.
  await expect(async () => expect((await asked(both)) === ben).toBe(true)).toPass()

  // The server dies in mid-game. The page keeps what it showed, and play goes on without a reload.
  await playTo(both, ben)
  const told = await logOf(ben.page)
  await hall.stop('SIGKILL')
  for (const { page } of both) await expect(tip(page, 'lost')).toBeVisible()
  await hall.start()
  for (const { page } of both) await expect(tip(page, 'lost')).toHaveCount(0)
  await playTo(both, ben)
  expect((await logOf(ben.page)).slice(0, told.length)).toEqual(told)
  expect(await ben.page.evaluate(() => performance.timeOrigin)).toBe(here)
  const all = await logOf(ben.page)
  await ben.page.reload()
  await ben.rested()
  expect(await logOf(ben.page)).toEqual(all)
  wire.end()
})

test('a game for two with company: chat, consent, spectators, a bot for a while, an agreed end', async ({
  guest,
}) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const both = [ada, ben]
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)

  // Anyone with the link may watch, without ever being asked.
  const watcher = await guest()
  await watcher.goto(path)
  await expect(tip(watcher, 'watching')).toBeVisible()
  await expect(ada.page.getByText('1 spectator.')).toBeAttached()
  await playTo(both, ben)
  await expect(async () => expect(await lastLine(watcher)).toBe(await lastLine(ada.page))).toPass()
  expect((await new Sitter(watcher).see()).lit).toEqual([])
  // Spectators see one player's side, and choose whose.
  await expect(watcher.getByRole('region', { name: 'Your side of the table' })).toHaveCount(0)
  await expect(watcher.locator('[data-at="power"]')).toHaveCount(0)
  await watcher.getByLabel('Whose side to show').selectOption('Ben’s side')
  await expect(watcher.getByRole('region', { name: 'Ben’s side', exact: true })).toBeVisible()
  // The chat is a tab of the rail, with a count of new messages while it is closed.
  for (const page of [ada.page, watcher]) await page.locator('[data-do="chat-tab"]').click()
  await expect(watcher.getByText('Spectators can’t chat')).toBeVisible()

  await ada.page.getByLabel('Message to the table').fill('Well met, Ben')
  await ada.page.keyboard.press('Enter')
  await expect(ben.page.locator('[data-do="chat-tab"]')).toHaveText('Chat1')
  await ben.page.locator('[data-do="chat-tab"]').click()
  for (const page of [ben.page, watcher]) {
    await expect(page.getByRole('log')).toContainText('Ada: Well met, Ben')
  }

  // Undoing past a wall needs the other player's consent.
  const wall = '[data-do="undo"][data-wall]:not(:disabled)'
  const one = await playUntil(both, async ({ page }) => (await page.locator(wall).count()) > 0)
  const other = one === ada ? ben : ada
  await one.rested()
  const lines = (await logOf(other.page)).length
  await one.page.locator(wall).click()
  await expect(one.page.locator(wall)).toHaveText(/Ask to undo/)
  await one.page.locator(wall).click()
  await expect(tip(one.page, 'proposal')).toContainText('You asked to undo your last choice.')
  await expect(tip(watcher, 'proposal')).toBeVisible()
  await expect(button(watcher, 'Agree')).toHaveCount(0)
  await button(other.page, 'Agree').click()
  for (const page of [ada.page, ben.page, watcher]) await expect(tip(page, 'proposal')).toHaveCount(0)
  await expect.poll(async () => (await logOf(other.page)).length).not.toBe(lines)

  // Ben leaves; a bot plays for him until he returns.
  await openPeople(ben.page)
  await button(ben.page, /^Leave/).click()
  await button(ben.page, 'Leave').click()
  await expect(ben.page.getByRole('heading', { name: 'Play online' })).toBeVisible()
  await expect(ada.page.getByText('left, bot playing')).toBeVisible()
  const deeds = async () => (await logOf(ada.page)).filter((line) => line.startsWith('Ben')).length
  const done = await deeds()
  await playUntil([ada], async () => (await deeds()) > done)
  await ben.page.getByRole('link', { name: /Ada.*Ben/ }).click()
  await expect(tip(ben.page, 'away')).toContainText('A bot is playing for you.')
  await button(ben.page, 'Take my seat back').click()
  await expect(tip(ben.page, 'away')).toHaveCount(0)
  await expect(ada.page.getByText('left, bot playing')).toHaveCount(0)
  await playTo(both, ben)
  expect(await asked(both)).toBe(ben)

  // While the game is played, its replay shows others nothing hidden, and it has no link and no file.
  const early = await guest()
  await early.goto(`${path}/replay`)
  await expect(early.locator('svg [data-at]').first()).toBeVisible()
  await expect(early.locator('[data-do="eyes"] option')).toHaveCount(1)
  for (const name of ['Copy replay link', 'Save to a file']) await expect(button(early, name)).toHaveCount(0)
  const refused = await early.evaluate(async (table) => {
    const ask = async (what: string) => (await fetch(`/api/tables/${table}/${what}`)).status
    return [await ask('replay?at=3&eyes=0'), await ask('record')]
  }, path.split('/').at(-1))
  for (const status of refused) expect(status).toBeGreaterThanOrEqual(400)

  await openPeople(ada.page)
  await button(ada.page, 'Propose to end now').click()
  await button(ada.page, 'Ask them').click()
  await button(ben.page, 'Agree').click()
  for (const page of [ada.page, ben.page, watcher]) {
    await expect(tip(page, 'end-screen')).toContainText('Ended by agreement')
  }
  await expect(tip(ada.page, 'end-screen')).toContainText(/Ada.*Ben/)

  await ben.page.getByRole('link', { name: 'Verify the dice' }).click()
  await expect(ben.page.getByText('Fair: every check passed.')).toBeVisible()
  await expect(ben.page.locator('li[data-verdict="ok"]')).toHaveCount(5)
  await ben.page.goBack()

  // A stranger with the link to the replay sees every hand, and leaves nothing behind.
  await ada.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(ada.page, 'Copy replay link').click()
  await expect(button(ada.page, 'Link copied')).toBeVisible()
  const link = await ada.page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe(`${path}/replay`)
  const stranger = await guest()
  await stranger.goto(new URL(link).pathname)
  await expect(stranger.locator('svg [data-at]').first()).toBeVisible()
  expect(await findings(stranger, 'all', 'header')).toEqual([])
  await stranger.locator('[data-do="eyes"]').selectOption('Ben')
  await expect(stranger.locator('[data-at^="card:"]').first()).toBeVisible()
  await expect(button(stranger, 'Copy replay link')).toBeVisible()
  await button(ada.page, 'Play again').click()
  await ada.page.waitForURL((url) => url.pathname !== path)
  await ben.page.getByRole('link', { name: 'Join the next game' }).click()
  await button(ben.page, 'Take a seat').click()
  await expect(ada.page.getByText('Ben joined.')).toBeVisible()
})
