// Tables with days per move: how players learn that it is their turn, on other screens, on other devices and by
// webhook.
import { createServer } from 'node:http'
import {
  asked,
  button,
  expect,
  openPeople,
  playOut,
  playTo,
  setTable,
  sitDown,
  start,
  test,
  toTogether,
} from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy', settings: { LOREHALL_WEBHOOKS: 'any' } })

/** A webhook that takes notices, as Slack and Discord do. */
async function mailbox(): Promise<{ address: string; letters: string[]; close: () => void }> {
  const letters: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      letters.push(text)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mailbox has no port')
  return { address: `http://127.0.0.1:${address.port}/hook`, letters, close: () => void server.close() }
}

test('a slow table: the time left, the count in the title, a webhook notice, another device', async ({
  guest,
}) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const both = [ada, ben]
  const path = await setTable(ada.page, 'Ada', { pace: '3 days per move' })
  await sitDown(ben.page, path, 'Ben')
  await expect(ben.page.getByText('3 days per move')).toBeVisible()
  await start(ada.page)
  await playTo(both, ben)
  await expect(ben.page.getByText(/You have (?:3 days|2 days 23 h) left\./)).toBeAttached()
  await expect(ada.page.locator('[data-do="seat-clock"]')).toHaveText(/^(?:3 days|2 days 23 h)$/)

  // Ada has notices posted, and is not at the table when her turn comes.
  const box = await mailbox()
  const { page } = ada
  await page.goto('/settings')
  await page.getByLabel('Send notifications to').fill(box.address)
  await button(page, 'Send a test notification').click()
  await expect(page.getByText('It arrived: it answered 204')).toBeVisible()
  expect(box.letters[0]).toContain('"content":"Ada, Lorehall can reach you here."')
  await expect(page).toHaveTitle('Settings · Lorehall')
  await playOut(ben)
  await expect(page).toHaveTitle('(1) Settings · Lorehall')
  await expect(page.getByText('one table is waiting for you')).toBeAttached()
  await expect.poll(() => box.letters.at(-1)).toContain("Ada, it's your turn.")
  box.close()

  // Ada signs in on another device, finds the table in the hall, and plays there.
  await button(page, 'Make a recovery link').click()
  const link = await page.getByLabel('Recovery link').inputValue()
  const phone = new Sitter(await guest())
  await phone.page.goto(link)
  await button(phone.page, 'Sign in here').click()
  await phone.page.getByRole('link', { name: 'Your tables' }).click()
  const row = phone.page.getByRole('region', { name: 'Waiting for you' }).getByRole('link')
  await expect(row).toContainText('Your turn')
  await expect(row).toContainText('your time runs out in 2 days')
  await row.click()
  await asked([phone])
  await playOut(phone)
  await expect(page).toHaveTitle('Settings · Lorehall')
  expect(await asked([ben])).toBe(ben)

  // Deleting her data here deletes it everywhere; the game goes on with a bot.
  await button(page, 'Delete my data').click()
  await button(page, 'Yes, delete it').click()
  await expect(page.getByText('Your data was deleted from the server.')).toBeVisible()
  await toTogether(page)
  await expect(page.getByText('You have no online tables yet.')).toBeVisible()
  await openPeople(ben.page)
  await expect(ben.page.getByRole('dialog')).not.toContainText('Ada')
})
