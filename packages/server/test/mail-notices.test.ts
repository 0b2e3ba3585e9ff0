// Notices by e-mail, over the real server and a mail server on loopback: an address is confirmed, gets notices, and is
// unsubscribed.
import { tmpdir } from 'node:os'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { LIMITS } from '../src/limits.ts'
import { SmtpMailer } from '../src/mail/mailer.ts'
import type { Person } from '../src/storage.ts'
import { send } from './carrier.ts'
import { databasesForThisFile } from './kit/databases.ts'
import { GAME } from './kit/game.ts'
import { begin, gather, houseWith, look, openHouse, playOn, quiet } from './kit/house.ts'
import { type ReceivedMail, SmtpSink } from './kit/smtp-sink.ts'

const HERE = 'https://hall.example'
const ADDRESS = 'ada@home.example'
const HOUR = 3_600_000

const databases = databasesForThisFile()

/** The token at the end of the link that begins like this. */
function tokenIn({ text }: ReceivedMail, begins: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith(HERE + begins)) ?? ''
  return link.slice(HERE.length + begins.length)
}

const confirmingIn = (mail: ReceivedMail) => tokenIn(mail, '/mail/confirm#')
const stoppingIn = (mail: ReceivedMail) => tokenIn(mail, '/mail/stop/')

describe.each(databases)('$name', ({ fresh }) => {
  async function opened() {
    const open = await fresh()
    const storage = await open()
    const sink = await SmtpSink.open()
    const clock = { now: 1_800_000_000_000 }
    const mailer = new SmtpMailer({
      server: sink.url,
      login: null,
      from: { name: 'Lorehall', address: 'hall@host.example' },
    })
    const house = houseWith(storage, { now: () => clock.now, address: HERE, mailer })
    onTestFinished(async () => {
      await house.stop()
      await sink.close()
    })
    const { person: ada } = await house.introduce('Ada')
    return { house, storage, sink, clock, mailer, ada }
  }

  type Opened = Awaited<ReturnType<typeof opened>>

  async function confirmed(hall: Opened): Promise<void> {
    const { house, sink, ada } = hall
    const n = sink.mails.length
    await house.perform('giveMail', { address: ADDRESS }, ada)
    await house.perform('confirmMail', { token: confirmingIn(await sink.mail(n)) }, null)
  }

  /** A table where the turn of this person, who is not there, has begun. */
  async function turnOf(hall: Opened, person: Person): Promise<string> {
    const gathered = await gather(hall, ['Bo'], { seats: [{ kind: 'open' }, { kind: 'open' }] })
    const { table, people } = gathered
    await hall.house.perform('join', { table, nonce: 'ab'.repeat(8) }, person)
    await begin(hall, gathered)
    for (let i = 0; i < 200 && !(await look(hall, table, null)).waiting.includes(1); i++)
      await playOn(hall, { table, people: [...people, person] }, 1)
    return table
  }

  const mailWay = async ({ house }: Opened, person: Person) =>
    (await house.perform('ways', {}, person)).ways.find(({ kind }) => kind === 'mail')

  test('nothing is sent before an address is confirmed, and nothing after it is unsubscribed', async () => {
    const hall = await opened()
    const { house, storage, sink, ada } = hall
    const config = readConfig({}, tmpdir())
    const server = await openServer({ house, site: null, config, log: quiet, version: 'test', strict: true })
    const port = await server.listen(0, '127.0.0.1')
    const given = await house.perform('giveMail', { address: ADDRESS }, ada)
    expect(given).toMatchObject({
      delivered: true,
      way: { address: ADDRESS, confirmed: false, bounced: null },
    })
    const first = await sink.mail(0)
    expect([first.to, first.headers.get('subject')]).toEqual([ADDRESS, 'Confirm your address for Lorehall'])
    const [, secret = ''] = confirmingIn(first).split('-')
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await storage.ways(ada.id))).not.toContain(secret)
    await turnOf(hall, ada)
    await house.deliver()
    expect(sink.mails).toHaveLength(1)

    const token = confirmingIn(first)
    for (let times = 0; times < 2; times++)
      expect(await house.perform('confirmMail', { token }, null)).toEqual({ address: ADDRESS })
    const table = await turnOf(hall, ada)
    await house.deliver()
    const notice = await sink.mail(1)
    expect(notice.headers.get('subject')).toBe(`${GAME.title}: Ada, it's your turn.`)
    expect(notice.text).toContain(`Open: ${HERE}/t/${table}`)
    const stop = `/mail/stop/${stoppingIn(notice)}`
    expect(notice.headers.get('list-unsubscribe')).toBe(`<${HERE}${stop}>`)

    // Programs that look into mails open links. That unsubscribes nobody.
    await send(port, stop)
    expect(await mailWay(hall, ada)).toMatchObject({ confirmed: true })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'List-Unsubscribe=One-Click'
    for (let times = 0; times < 2; times++) {
      const reply = await send(port, stop, { method: 'POST', headers: form, body })
      expect([reply.status, reply.body.toString()]).toEqual([200, 'You get no more of these mails.\n'])
    }
    expect(await mailWay(hall, ada)).toBeUndefined()
    await turnOf(hall, ada)
    await house.deliver()
    expect(sink.mails).toHaveLength(2)
    await server.stop()
  })

  test('a link must be the newest, at most a day old, and untouched', async () => {
    const hall = await opened()
    const { house, sink, clock, ada } = hall
    await house.perform('giveMail', { address: ADDRESS }, ada)
    await house.perform('giveMail', { address: ADDRESS }, ada)
    const [old, newest] = sink.mails.map(confirmingIn)
    const wrong = [
      old,
      newest?.replace(/.$/, 'x'),
      newest?.replace(/^\d+/, '999'),
      stoppingIn(await sink.mail(1)),
      '',
    ]
    for (const token of wrong)
      await expect(house.perform('confirmMail', { token: token ?? '' }, null)).rejects.toMatchObject({
        code: 'unknown-link',
      })
    clock.now += 25 * HOUR
    await expect(house.perform('confirmMail', { token: newest ?? '' }, null)).rejects.toThrow(
      /older than a day/,
    )
    expect(await mailWay(hall, ada)).toMatchObject({ confirmed: false })
  })

  test('the link to one address never confirms another, which is given at the same time', async () => {
    const hall = await opened()
    const { house, sink, ada } = hall
    await house.perform('giveMail', { address: ADDRESS }, ada)
    const token = confirmingIn(await sink.mail(0))
    await Promise.allSettled([
      house.perform('giveMail', { address: 'other@home.example' }, ada),
      house.perform('confirmMail', { token }, null),
    ])
    expect(await mailWay(hall, ada)).toMatchObject({ address: 'other@home.example', confirmed: false })
  })

  test('a wrong link unsubscribes nobody', async () => {
    const hall = await opened()
    const { house, sink, ada } = hall
    await confirmed(hall)
    const token = stoppingIn(await sink.mail(0))
    for (const wrong of [
      token.replace(/^\d+/, '999'),
      token.slice(0, -1),
      confirmingIn(await sink.mail(0)),
      'x',
    ])
      await house.perform('stopMail', { token: wrong }, null)
    expect(await mailWay(hall, ada)).toMatchObject({ confirmed: true })
    await house.perform('stopMail', { token }, null)
    expect(await mailWay(hall, ada)).toBeUndefined()
  })

  test('a refused recipient gets nothing until they confirm again, and their page says why', async () => {
    const hall = await opened()
    const { house, sink, clock, ada } = hall
    await confirmed(hall)
    sink.refused.set(ADDRESS, '550 5.1.1 no such user')
    await turnOf(hall, ada)
    await house.deliver()
    const way = await mailWay(hall, ada)
    expect(way?.confirmed).toBe(false)
    expect(way?.bounced).toContain('no such user')
    sink.refused.clear()
    clock.now += 2 * HOUR
    await house.deliver()
    // The old link is no way back.
    const token = confirmingIn(await sink.mail(0))
    await expect(house.perform('confirmMail', { token }, null)).rejects.toMatchObject({
      code: 'unknown-link',
    })
    expect(sink.mails).toHaveLength(1)
    await confirmed(hall)
    expect(await mailWay(hall, ada)).toMatchObject({ confirmed: true, bounced: null })
  })

  test('a mail that is refused for the moment is sent later', async () => {
    const hall = await opened()
    const { house, sink, clock, ada } = hall
    await confirmed(hall)
    sink.refused.set(ADDRESS, '451 4.7.1 try later')
    await turnOf(hall, ada)
    await house.deliver()
    expect(await mailWay(hall, ada)).toMatchObject({ confirmed: true, bounced: null })
    sink.refused.clear()
    await house.deliver()
    expect(sink.mails).toHaveLength(1)
    clock.now += 60_000
    await house.deliver()
    expect((await sink.mail(1)).text).toContain("Ada, it's your turn.")
  })

  /** Begins to deliver while all turns to send are taken. The mail waits until `release` is called. */
  async function waiting({ house, mailer }: Opened) {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    for (let i = 0; i < 4; i++) void mailer.inTurn(`p${i}@home.example`, () => promise)
    const lining = vi.spyOn(mailer, 'inTurn')
    const delivered = house.deliver()
    await vi.waitFor(() => expect(lining).toHaveBeenCalledOnce())
    return { delivered, release }
  }

  test('a mail that waits so long that another process may send it is given back without a try', async () => {
    const hall = await opened()
    const { house, storage, sink, clock, ada } = hall
    await confirmed(hall)
    await turnOf(hall, ada)
    const { delivered, release } = await waiting(hall)
    clock.now += 21_000
    release()
    await delivered
    expect(sink.mails).toHaveLength(1)
    const letters = await storage.claimLetters(clock.now, 9)
    expect(letters).toMatchObject([{ tries: 0 }])
    for (const { id } of letters) await storage.holdLetter(id, clock.now)
    await house.deliver()
    expect((await sink.mail(1)).text).toContain("Ada, it's your turn.")
  })

  test('an address that is unsubscribed while its mail waits gets no more', async () => {
    const hall = await opened()
    const { house, sink, ada } = hall
    await confirmed(hall)
    await turnOf(hall, ada)
    const { delivered, release } = await waiting(hall)
    await house.perform('stopMail', { token: stoppingIn(await sink.mail(0)) }, null)
    release()
    await delivered
    expect(sink.mails).toHaveLength(1)
  })

  test('one address gets only so many links, whoever asks for them', async () => {
    const hall = await opened()
    const { house, sink } = hall
    const ask = async () =>
      house.perform('giveMail', { address: ADDRESS.toUpperCase() }, (await house.introduce('Eve')).person)
    for (let i = 0; i < LIMITS.mails; i++) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'too-fast' })
    expect(sink.mails).toHaveLength(LIMITS.mails)
  })
})

test('a server without a mail server says so', async () => {
  const { house } = openHouse()
  const { person } = await house.introduce('Ada')
  expect(await house.perform('ways', {}, person)).toMatchObject({ mail: false })
  await expect(house.perform('giveMail', { address: ADDRESS }, person)).rejects.toThrow('sends no e-mail')
})
