// Notices by e-mail, through a mail server of the test, and the file with everything that is stored about a person.
import { readFileSync } from 'node:fs'
import { type ReceivedMail, SmtpSink } from '../packages/server/test/kit/smtp-sink.ts'
import { button, expect, setTable, test } from './guests.ts'
import { OnlineServer } from './online-server.ts'

const HERE = 'https://hall.example'

test.use({ games: 'toy' })

/** The path of the link in a mail that begins like this. */
function pathIn({ text }: ReceivedMail, begins: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith(`${HERE}${begins}`)) ?? ''
  return link.slice(HERE.length)
}

test('an address is given, confirmed, shown and downloaded, and anyone with its mail can unsubscribe it', async ({
  guest,
}) => {
  const sink = await SmtpSink.open()
  const hall = await new OnlineServer({
    LOREHALL_SMTP: sink.url,
    LOREHALL_MAIL_FROM: 'Lorehall <hall@host.example>',
    LOREHALL_ORIGIN: HERE,
  }).start()
  const page = await guest(hall.here)
  const path = await setTable(page, 'Ada')
  await page.goto('/settings')
  const field = page.getByLabel('Send notices by e-mail')
  await field.fill('ada@home.example')
  await button(page, 'Send a link').click()
  await expect(page.getByText('Open the link in the e-mail to ada@home.example')).toBeVisible()

  await page.goto(pathIn(await sink.mail(0), '/mail/confirm'))
  await button(page, 'Confirm').click()
  await expect(page.getByText('Confirmed. Notices now go to ada@home.example.')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('Notices go to ada@home.example.')).toBeVisible()
  const online = page.locator('#online')
  await online.getByRole('button', { name: 'Send a test e-mail' }).click()
  const mail = await sink.mail(1)
  expect(mail.text).toContain('Ada, Lorehall can reach you here.')
  await expect(online.getByText('It arrived: 250 kept')).toBeVisible()

  const coming = page.waitForEvent('download')
  await button(page, 'Download my data').click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('lorehall-data.json')
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    stored: {
      you: { rows: [{ name: 'Ada' }] },
      ways: { rows: [{ kind: 'mail', address: 'ada@home.example' }] },
      seats: { rows: [{ address: path, name: 'Ada' }] },
    },
  })

  const other = await guest(hall.here)
  await other.goto(pathIn(mail, '/mail/stop/'))
  await button(other, 'Unsubscribe').click()
  await expect(other.getByText('You’ll get no more of these e-mails.')).toBeVisible()
  await page.reload()
  await expect(field).toBeVisible()
  await hall.stop()
  await sink.close()
})
