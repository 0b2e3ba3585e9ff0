// Mails on their way to the host's SMTP server.
import { expect, onTestFinished, test } from 'vitest'
import { mailTo } from '../src/mail/letter.ts'
import { SmtpMailer } from '../src/mail/mailer.ts'
import { SmtpSink } from './kit/smtp-sink.ts'

const FROM = { name: 'The hall', address: 'hall@host.example' }

async function opened() {
  const sink = await SmtpSink.open()
  onTestFinished(() => sink.close())
  return { sink, mailer: new SmtpMailer({ server: sink.url, login: null, from: FROM }) }
}

const written = {
  subject: 'Vindication: it’s your turn',
  lines: ['Ada, it’s your turn.'],
  link: { label: 'Open', url: 'https://hall.example/t/abc' },
  after: ['Bye.'],
  stop: 'https://hall.example/mail/stop/1-ab',
}

test('a mail has plain text, HTML, and both ways to unsubscribe', async () => {
  const { sink, mailer } = await opened()
  expect(await mailer.send(mailTo('ada@home.example', written))).toEqual({
    delivered: true,
    said: '250 kept',
    bounced: false,
  })
  const { from, to, headers, text, html } = await sink.mail(0)
  expect([from, to]).toEqual(['hall@host.example', 'ada@home.example'])
  expect(headers.get('from')).toBe('The hall <hall@host.example>')
  expect(headers.get('to')).toBe('ada@home.example')
  expect(headers.get('list-unsubscribe')).toBe('<https://hall.example/mail/stop/1-ab>')
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(text).toContain('Ada, it’s your turn.\n\nOpen: https://hall.example/t/abc\n\nBye.\n\n')
  expect(text).toContain('unsubscribe: https://hall.example/mail/stop/1-ab')
  expect(html).toContain('<a href="https://hall.example/t/abc">Open</a>')
  expect(html).toContain('<a href="https://hall.example/mail/stop/1-ab">Unsubscribe</a>')
})

test('names cannot add headers, recipients or HTML', async () => {
  const { sink, mailer } = await opened()
  const eve = 'Eve\r\nBcc: all@host.example\r\n\r\n<b>&"'
  await mailer.send(mailTo('ada@home.example', { ...written, subject: eve, lines: [eve] }))
  const { headers, html } = await sink.mail(0)
  expect(headers.has('bcc')).toBe(false)
  expect(headers.get('subject')).toBe('Eve Bcc: all@host.example <b>&"')
  expect(html).toContain('&lt;b&gt;&amp;&quot;')
  expect(sink.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ada@home.example>'])
})

test.each([
  ['550 5.1.1 no such user', true],
  ['551 not here', true],
  ['450 4.2.1 later', false],
])('the recipient is refused with %s', async (reply, bounced) => {
  const { sink, mailer } = await opened()
  sink.refused.set('gone@home.example', reply)
  const mailed = await mailer.send(mailTo('gone@home.example', written))
  expect(mailed).toMatchObject({ delivered: false, bounced })
  expect(mailed.said).toContain(reply)
})

test('a mail server that is away is no bounce, and its address is not told', async () => {
  const { sink } = await opened()
  await sink.close()
  const away = new SmtpMailer({ server: sink.url, login: { user: 'user', pass: 'secret' }, from: FROM })
  expect(await away.send(mailTo('ada@home.example', written))).toEqual({
    delivered: false,
    said: 'the mail server of this host could not be reached',
    bounced: false,
  })
})

test('many mails at the same time all arrive, over few connections', async () => {
  const { sink, mailer } = await opened()
  const people = Array.from({ length: 30 }, (_, i) => `p${i}@home.example`)
  await Promise.all(people.map((to) => mailer.send(mailTo(to, written))))
  expect(sink.mails.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
  expect(sink.mostAtOnce).toBeLessThanOrEqual(4)
})
