// Things that go wrong between people and a server: each time they read what happened, and can go on.
import type { Page } from '@playwright/test'
import {
  button,
  expect,
  logOf,
  playTo,
  sayName,
  setTable,
  sitDown,
  start,
  test,
  toTogether,
} from './guests.ts'
import { cable } from './online-server.ts'
import { HIGHLIGHTED } from './look.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

async function findBy(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Code or link').fill(typed)
  await button(page, 'Join').click()
}

const alert = (page: Page) => page.getByRole('alert')

test('codes and links that lead nowhere, and a table that is full', async ({ hall, guest }) => {
  const ada = await guest()
  const ben = await guest()
  const path = await setTable(ada, 'Ada')
  const code = (await ada.getByText('Table code').locator('..').locator('[aria-hidden]').textContent()) ?? ''

  await ben.goto('/together')
  await findBy(ben, 'nonsense')
  await expect(alert(ben)).toContainText('neither a code nor a link')
  await findBy(ben, 'ZZZ 999')
  await expect(alert(ben)).toContainText(/no table has the code ZZZ999/i)
  // Codes may be typed in lower case.
  await findBy(ben, code.toLowerCase())
  await ben.waitForURL(`**${path}`)
  await sayName(ben, 'Ben', 'Take a seat')
  await expect(button(ben, 'Leave the table')).toBeVisible()

  // The table is full: people can still watch, before the start and after it.
  const cleo = await guest()
  await cleo.goto(path)
  await expect(cleo.getByText('Every seat is taken. You can stay as a spectator.')).toBeVisible()
  await start(ada)
  await expect(cleo.locator('[data-do="watching"]')).toBeVisible()

  // When a table is closed, people waiting there are told, and its link says so.
  await toTogetherFrom(ada)
  const gone = await openAnother(ada)
  await cleo.goto(gone)
  await expect(cleo.getByLabel('What’s your name?')).toBeVisible()
  await button(ada, 'Close the table').click()
  await button(ada, 'Yes, close it').click()
  await expect(alert(cleo)).toContainText('This table does not exist')
  await cleo.goto(gone)
  await expect(alert(cleo)).toContainText('This table does not exist')
  await cleo.goto(`${hall.here}/t/x`)
  await expect(alert(cleo)).toContainText('isn’t a link to a table')
  await cleo.getByRole('link', { name: 'Back to online play' }).click()
  await expect(cleo.getByRole('heading', { level: 1 })).toHaveText('Play online')
})

async function toTogetherFrom(page: Page): Promise<void> {
  await page.goto('/')
  await toTogether(page)
}

async function openAnother(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'New online table' }).click()
  await button(page, 'Open the lobby').click()
  await expect(button(page, 'Start')).toBeVisible()
  return new URL(page.url()).pathname
}

test('one open seat and two people who want it', async ({ guest }) => {
  const ada = await guest()
  const path = await setTable(ada, 'Ada')
  const others = await Promise.all([guest(), guest()])
  await Promise.all(
    others.map(async (page, i) => {
      await page.goto(path)
      await page.getByLabel('What’s your name?').fill(`Guest ${i + 1}`)
    }),
  )
  const sits = (page: Page) => button(page, 'Leave the table')
  const stays = (page: Page) => page.getByText('Every seat is taken. You can stay as a spectator.')
  // The slower one may see the seat taken before they click.
  await Promise.all(others.map((page) => button(page, 'Take a seat').or(stays(page)).click()))
  for (const page of others) await expect(sits(page).or(stays(page))).toBeVisible()
  const seated = await Promise.all(others.map((page) => sits(page).count()))
  expect(seated.filter((n) => n === 1)).toHaveLength(1)
  await expect(ada.getByText(/Guest \d joined\./)).toBeVisible()
})

test('a recovery link works once, a forged cookie signs nobody in', async ({ hall, guest }) => {
  const ada = await guest()
  await setTable(ada, 'Ada')
  await ada.goto('/settings')
  await button(ada, 'Make a recovery link').click()
  const link = await ada.getByLabel('Recovery link').inputValue()

  const phone = await guest()
  await phone.goto(link)
  await button(phone, 'Sign in here').click()
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible()
  expect(phone.url()).toBe(`${hall.here}/recover`)
  await phone.getByRole('link', { name: 'Your tables' }).click()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible()

  const thief = await guest()
  await thief.goto(link)
  await button(thief, 'Sign in here').click()
  await expect(alert(thief)).toContainText('This link was already used')

  await thief
    .context()
    .addCookies([{ name: 'lorehall', value: 'f'.repeat(64), url: hall.here, httpOnly: true }])
  await thief.goto('/together/new')
  await sayName(thief, 'Mal', 'Open the lobby')
  await expect(button(thief, 'Start')).toBeVisible()
  await expect(thief.getByText('Mal', { exact: true })).toBeVisible()
})

test('after clicks without a connection both players have the same table, and the page said that it was gone', async ({
  hall,
  guest,
}) => {
  const wire = await cable(hall.here)
  const ada = new Sitter(await guest(wire.here))
  const ben = new Sitter(await guest(), 11)
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await playTo([ada, ben], ada)
  await ada.rested()
  const before = await logOf(ben.page)
  wire.pull()
  for (let i = 0; i < 4; i++)
    await ada.page.locator(HIGHLIGHTED).first().click({ force: true, noWaitAfter: true })
  await expect(ada.page.locator('[data-do="lost"]')).toBeVisible()
  expect(await logOf(ben.page)).toEqual(before)
  wire.plug()
  await expect(ada.page.locator('[data-do="lost"]')).toHaveCount(0)
  // Both see the same table, and Ada goes on from there.
  await expect(async () => expect(await logOf(ada.page)).toEqual(await logOf(ben.page))).toPass()
  await playTo([ada, ben], ben)
  await expect(async () => expect(await logOf(ada.page)).toEqual(await logOf(ben.page))).toPass()
  wire.end()
})

test.describe('a browser that has cached the client', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a server a message says so, and tables on this device still work', async ({
    hall,
    guest,
  }) => {
    const page = await guest()
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await hall.stop()
    await toTogether(page)
    await expect(page.getByText('The server can’t be reached right now.')).toBeVisible()
    await page.getByRole('link', { name: 'Play on this device' }).click()
    await button(page, /^Play now Against/).click()
    await page.waitForURL(/\/table\//)
    const sitter = new Sitter(page)
    await sitter.rested()
    await sitter.step()
    await page.goto('/together')
    await expect(page.getByText('The server can’t be reached right now.')).toBeVisible()
    await hall.start()
    await button(page, 'Try again').click()
    await expect(page.getByLabel('Code or link')).toBeVisible()
  })
})

test.describe('a server with low limits', () => {
  test.use({
    settings: {
      LOREHALL_LIMIT_TABLES_PER_PERSON: '1',
      LOREHALL_LIMIT_GUESSES: '2',
      LOREHALL_LIMIT_PEOPLE: '2',
    },
  })

  test('too many tables, attempts and people are refused with an explanation', async ({ guest }) => {
    const ada = await guest()
    const path = await setTable(ada, 'Ada')
    await toTogetherFrom(ada)
    await ada.getByRole('link', { name: 'New online table' }).click()
    await button(ada, 'Open the lobby').click()
    await expect(alert(ada)).toContainText('You have 1 table under way, the most this server allows.')

    const ben = await guest()
    await sitDown(ben, path, 'Ben')
    await toTogetherFrom(ben)
    for (const code of ['AAAAAA', 'AAAAAB', 'AAAAAC']) await findBy(ben, code)
    await expect(alert(ben)).toContainText('too many tries', { ignoreCase: true })

    const cleo = await guest()
    await cleo.goto('/together/new')
    await sayName(cleo, 'Cleo', 'Open the lobby')
    await expect(alert(cleo)).toContainText('Too many new players')
  })
})
