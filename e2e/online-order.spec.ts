// Chat and order: the lobby and the table with two or three people, each in their own browser.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { button, expect, openPeople, playTo, setTable, sitDown, start, test, toTogether } from './guests.ts'
import { printed } from './server.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const readAddresses: (text: string) => { network: string[] } = JSON.parse
const readPeople: (text: string) => { people: { id: string }[] } = JSON.parse

const chat = (page: Page) => page.getByRole('log', { name: 'Chat' })

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the table').fill(text)
  await page.keyboard.press('Enter')
}

test('the lobby: chat, phrases by keyboard, a removed message, a removed person', async ({ guest }) => {
  const [ada, ben] = [await guest(), await guest()]
  const path = await setTable(ada, 'Ada')
  await sitDown(ben, path, 'Ben')

  await write(ben, 'something rude')
  await expect(chat(ada)).toContainText('Ben: something rude')
  await ada.getByRole('button', { name: 'Quick phrases' }).focus()
  await ada.keyboard.press('Enter')
  await ada.keyboard.press('Escape')
  await expect(ada.getByRole('list', { name: 'Quick phrases' })).toHaveCount(0)
  await expect(button(ada, 'Quick phrases')).toBeFocused()
  await ada.keyboard.press('Enter')
  await button(ada, 'Good luck!').focus()
  await ada.keyboard.press('Enter')
  for (const page of [ada, ben]) await expect(chat(page)).toContainText('Ada: Good luck!')
  await expect(ada.getByLabel('Message to the table')).toBeFocused()

  // Only the host removes messages of others.
  await chat(ben).getByRole('button', { name: 'Ada' }).click()
  await expect(button(ben, 'Block Ada').last()).toBeVisible()
  await expect(button(ben, 'Remove message')).toHaveCount(0)
  await chat(ada).getByRole('button', { name: 'Ben' }).click()
  expect(await findings(ada, 'all')).toEqual([])
  await button(ada, 'Remove message').click()
  for (const page of [ada, ben]) {
    await expect(chat(page)).toContainText('Ben: message removed')
    await expect(chat(page)).not.toContainText('rude')
  }

  const remove = ada
    .getByRole('listitem')
    .filter({ hasText: 'Ben' })
    .getByRole('button', { name: /^Remove/ })
  await remove.click()
  await expect(button(ada, 'Keep')).toBeFocused()
  await ada.keyboard.press('Enter')
  await remove.click()
  await ada.getByRole('group').getByRole('button', { name: 'Remove' }).click()
  await expect(ada.getByText('Ben left.')).toBeVisible()
  await expect(ben.getByRole('alert')).toHaveText(
    'The person who created this table has removed you from it.',
  )
  expect(await findings(ben, 'all')).toEqual([])
  await ben.reload()
  await expect(ben.getByRole('alert')).toHaveText(
    'The person who created this table has removed you from it.',
  )
})

test('the table: spectators chat if the host allows it, and a blocked person is not heard', async ({
  guest,
}) => {
  const [ada, ben, eve] = [await guest(), await guest(), await guest()]
  const path = await setTable(ada, 'Ada')
  await sitDown(ben, path, 'Ben')
  await start(ada)
  await eve.goto(path)
  for (const page of [ada, ben, eve]) await page.locator('[data-do="chat-tab"]').click()
  await expect(eve.getByText('Spectators can’t chat')).toBeVisible()

  await openPeople(ada)
  await ada.getByLabel('Spectators can chat').check()
  expect(await findings(ada, 'all', 'dialog')).toEqual([])
  await ada.keyboard.press('Escape')
  await eve.getByLabel('What’s your name?').fill('Eve')
  await button(eve, 'Join the chat').click()
  await write(eve, 'hello from the gallery')
  for (const page of [ada, ben]) await expect(chat(page)).toContainText('Eve: hello from the gallery')

  // Ben blocks Eve: her lines are gone for him alone, and she notices nothing.
  await chat(ben).getByRole('button', { name: 'Eve' }).click()
  await button(ben, 'Block Eve').click()
  await expect(chat(ben)).not.toContainText('Eve')
  await write(eve, 'still here')
  await expect(chat(ada)).toContainText('still here')
  await expect(chat(eve)).toContainText('still here')
  await expect(chat(ben)).not.toContainText('still here')

  // He unblocks her in the settings.
  await ben.goto('/settings')
  await button(ben, 'Unblock Eve').click()
  await expect(ben.getByText('You haven’t blocked anyone.', { exact: false })).toBeVisible()
  await ben.goto(path)
  await ben.locator('[data-do="chat-tab"]').click()
  await expect(chat(ben)).toContainText('still here')

  // In the text view the same chat is there.
  await button(ben, 'Text view').click()
  await expect(chat(ben)).toContainText('Eve: still here')
  await ben.getByLabel('Message to the table').fill('I read you')
  await ben.keyboard.press('Enter')
  await expect(chat(ada)).toContainText('Ben: I read you')
})

test.describe('somebody who is gone', () => {
  test.use({ settings: { LOREHALL_LIMIT_GONE_SECONDS: '1' } })

  test('a bot plays for them as agreed, until they return', async ({ guest }) => {
    const ada = new Sitter(await guest())
    const ben = new Sitter(await guest(), 11)
    const path = await setTable(ada.page, 'Ada')
    await sitDown(ben.page, path, 'Ben')
    await start(ada.page)
    await playTo([ada, ben], ben)
    await ben.page.goto('/rules')
    const note = ada.page.locator('[data-do="absent"]')
    await expect(note).toContainText('Ben has been offline for a while')
    expect(await findings(ada.page, 'all', '[data-do="absent"]')).toEqual([])
    await button(ada.page, 'Keep waiting').click()
    await expect(note).toHaveCount(0)
    await openPeople(ada.page)
    await button(ada.page, 'Let a bot play for Ben').click()
    await ada.page.keyboard.press('Escape')
    await expect(ada.page.locator('[data-asked="true"]')).toBeVisible()
    await ben.page.goto(path)
    await expect(ben.page.locator('[data-do="away"]')).toContainText('A bot is playing for you.')
    await button(ben.page, 'Take my seat back').click()
    await expect(ben.page.locator('[data-do="away"]')).toHaveCount(0)
    await expect(ben.page.getByText('As agreed, a bot played for you')).toBeVisible()
  })
})

test('the way in: a code where one is told to type it, terms in the list, an address for the network', async ({
  guest,
  hall,
}) => {
  const ada = await guest()
  await ada.setViewportSize({ width: 1366, height: 650 })
  await ada.goto('/')
  await toTogether(ada)
  await ada.getByRole('link', { name: 'New online table' }).click()
  await expect(ada.getByLabel('What’s your name?')).toBeInViewport({ ratio: 1 })
  await expect(button(ada, 'Open the lobby')).toBeInViewport({ ratio: 1 })
  await expect(ada.getByLabel('Have a code?')).toBeInViewport({ ratio: 1 })
  expect(await findings(ada, 'all')).toEqual([])
  const box = ada.getByRole('checkbox', { name: /^(?!Allow the coach)/ }).first()
  const title = await box.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '')
  await box.check()
  await ada.getByLabel('Everyone: it’s listed').check()
  await ada.getByLabel('What’s your name?').fill('Ada')
  await button(ada, 'Open the lobby').click()
  await expect(ada.getByText('under “Have a code?”')).toBeVisible()

  // On the machine itself, the link has an address that others can reach, if there is one.
  const { network } = readAddresses(await ada.evaluate(async () => (await fetch('/api/addresses')).text()))
  const path = new URL(ada.url()).pathname
  await expect(ada.getByLabel('Link to this table')).toHaveValue(`${network[0] ?? hall.here}${path}`)

  const ben = await guest()
  await ben.goto('/')
  await toTogether(ben)
  await expect(ben.getByRole('link', { name: /Ada/ })).toContainText(title.trim())
  expect(await findings(ben, 'all')).toEqual([])
  const code = (await ada.locator('[translate="no"]').first().textContent()) ?? ''
  await ben.getByRole('link', { name: 'New online table' }).click()
  await ben.getByLabel('Have a code?').fill(code)
  await button(ben, 'Join').click()
  await expect(button(ben, 'Take a seat')).toBeVisible()
})

test('a banned person reads one sentence, and plays on their own device', async ({ guest, hall }) => {
  const [ada, ben] = [await guest(), await guest()]
  const path = await setTable(ada, 'Ada')
  await sitDown(ben, path, 'Ben')
  const data = join(hall.folder, 'lorehall.db')
  const { people } = readPeople(printed(['people', '--named', 'Ben', '--json', '--data', data]))
  printed(['people', people[0]?.id ?? '', '--ban', '--data', data])
  const sentence = 'You are banned from online play on this server.'
  await expect(ben.getByRole('alert')).toContainText(sentence)
  await expect(ada.getByText('Ben left.')).toBeVisible()
  await ben.goto('/together')
  await expect(ben.getByText(sentence)).toBeVisible()
  expect(await findings(ben, 'all')).toEqual([])
  await ben.getByRole('link', { name: 'Play on this device' }).click()
  await expect(ben).toHaveURL(/\/$/)
})
