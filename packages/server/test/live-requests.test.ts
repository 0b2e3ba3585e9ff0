// The live connection: it begins with a greeting, every request gets a reply, and no message can break it.
import { NotKept } from '@lorehall/host'
import { Refusal } from '@lorehall/kernel'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { open, type Opened, Page, send, SmallHouse, someone, TABLE } from './carrier.ts'

let opened: Opened
let ada: { authorization: string }
let page: Page

beforeAll(async () => {
  opened = await open({ LOREHALL_LIMIT_BURST: '10000', LOREHALL_LIMIT_BURST_PER_PERSON: '10000' })
  ada = await someone(opened.port)
})
afterAll(() => opened.server.stop())
beforeEach(async () => {
  opened.house.asked.length = 0
  opened.lines.length = 0
  opened.house.answer = new SmallHouse().answer
  page = new Page(opened.port, ada)
  await page.hello()
})

it('begins with a greeting that contains the person’s id', async () => {
  expect(page.received[0]).toEqual({
    hello: { version: '1.2.3', me: 'p1', now: expect.any(Number) as unknown },
  })
  const stranger = new Page(opened.port)
  expect(await stranger.hello()).toMatchObject({ hello: { me: null } })
})

it('identifies a page by its cookie as well', async () => {
  const { headers } = await send(opened.port, '/api/me', { method: 'POST', body: { name: 'Bo' } })
  const [cookie = ''] = String(headers['set-cookie']).split(';', 1)
  const known = new Page(opened.port, { cookie })
  expect(await known.hello()).not.toMatchObject({ hello: { me: null } })
})

it('answers requests that were sent before the greeting arrived', async () => {
  const hasty = new Page(opened.port, ada)
  const answered = new Promise((resolve) => {
    hasty.socket.on('open', () => resolve(hasty.ask(1, 'me')))
  })
  await answered
  expect(hasty.received[0]).toHaveProperty('hello')
  expect(hasty.received[1]).toMatchObject({ id: 1, ok: true })
})

it('takes every operation, checked as over HTTP', async () => {
  opened.house.answer = () => ({ entries: 7 })
  const answer = await page.ask(5, 'answer', { table: TABLE, ask: 6, picks: ['rest'] })
  expect(answer).toEqual({ id: 5, ok: true, body: { entries: 7 } })
  expect(opened.house.asked).toEqual([
    { op: 'answer', body: { table: TABLE, ask: 6, picks: ['rest'] }, person: 'p1' },
  ])
})

it.each([
  '{"id":7,"op":"create","body":{"game":"x","seats":[{"kind":"me"}],"options":{"__proto__":true}}}',
  '{"id":7,"op":"create","body":{"game":"x","seats":[{"kind":"me"}],"options":{"\\u005f_proto__":true}}}',
  '{"id":7,"op":"create","body":{"game":"x","seats":[{"kind":"me"}],"values":[{"__proto__":{"a":1}}]}}',
  '{"id":7,"op":"create","body":{"game":"x","seats":[],"values":{"constructor":{"prototype":{}}}}}',
])('refuses what HTTP would refuse: %s', async (text) => {
  page.socket.send(text)
  expect(await page.next((message) => 'id' in message)).toEqual({
    id: 0,
    ok: false,
    code: 'bad-request',
    message: 'The message is not JSON.',
  })
  expect(opened.house.asked).toEqual([])
  const body = text.slice(text.indexOf('"body":') + '"body":'.length, -1)
  const posted = await send(opened.port, '/api/tables', { method: 'POST', body, headers: ada })
  expect([posted.status, posted.json()]).toMatchObject([400, { message: 'The body is not JSON.' }])
})

it('watches, attends and stops watching', async () => {
  await page.ask(1, 'watch', { table: TABLE })
  expect(page.received).toContainEqual({ again: TABLE })
  await page.ask(2, 'attend', { looking: true })
  await page.ask(3, 'unwatch', { table: TABLE })
  expect(opened.house.seen.slice(-3)).toEqual([`watch ${TABLE}`, 'attend true', `unwatch ${TABLE}`])
})

it.each([
  ['dance', {}, 'bad-request', /there is no op "dance"/],
  ['constructor', {}, 'bad-request', /there is no op/],
  ['watch', {}, 'bad-request', /watch: 'table' is missing/],
  ['watch', { table: '../etc' }, 'bad-request', /watch: 'table' is wrong/],
  ['attend', { looking: 'yes' }, 'bad-request', /attend: 'looking' is wrong/],
  ['answer', { table: TABLE }, 'bad-request', /answer: 'ask' is missing/],
  ['answer', [], 'bad-request', /answer: /],
  ['introduce', { name: 'Eve' }, 'bad-request', /only over HTTP/],
  ['recover', { token: 'right' }, 'bad-request', /only over HTTP/],
  ['data', {}, 'bad-request', /only over HTTP/],
])('refuses %s with %j', async (op, body, code, message) => {
  expect(await page.ask(9, op, body)).toEqual({
    id: 9,
    ok: false,
    code,
    message: expect.stringMatching(message) as unknown,
  })
  expect(opened.house.asked).toEqual([])
})

it('refuses messages that are too large, and says where to send them', async () => {
  const body = { table: TABLE, text: 'x'.repeat(17_000), key: 'a0000000' }
  expect(await page.ask(9, 'say', body)).toMatchObject({ ok: false, code: 'too-large' })
})

it('passes on refusals of the house, and goes on', async () => {
  const troubles = [new Refusal('stale-ask', 'Too late.'), new NotKept('storage-full', 'Full.')]
  for (const trouble of troubles) {
    opened.house.answer = () => Promise.reject(trouble)
    const { code, message } = trouble
    const answer = await page.ask(troubles.indexOf(trouble), 'start', { table: TABLE })
    expect(answer).toMatchObject({ ok: false, code, message })
  }
  opened.house.answer = () => Promise.reject(new TypeError('secret detail'))
  expect(JSON.stringify(await page.ask(8, 'start', { table: TABLE }))).not.toContain('secret detail')
})

it.each(['', 'null', '[]', '5', '{', '{"op":"me"}', '{"id":"1","op":"me"}', '\u0000'])(
  'replies to %j, which is not a request, and goes on',
  async (text) => {
    page.socket.send(text)
    const refused = await page.next((message) => 'id' in message && message.id === 0)
    expect(refused).toMatchObject({ ok: false, code: 'bad-request' })
    expect(await page.ask(3, 'me')).toMatchObject({ ok: true })
  },
)

it('ends after a message that is not text', async () => {
  page.socket.send(Buffer.from([1, 2, 3]))
  expect(await page.closed).toMatchObject({ code: 1003 })
})

it('ends after a message that is far too large', async () => {
  page.socket.send('x'.repeat(100_000))
  expect(await page.closed).toMatchObject({ code: 1009 })
})

it('a page that hangs up during a request has left, and nothing else happens', async () => {
  let release = (): void => undefined
  opened.house.answer = () => new Promise<object>((resolve) => (release = () => resolve({})))
  void page.ask(1, 'start', { table: TABLE })
  await expect.poll(() => opened.house.asked.length).toBe(1)
  const before = opened.house.guests.size
  page.socket.terminate()
  await expect.poll(() => opened.house.guests.size).toBe(before - 1)
  release()
  const { status } = await send(opened.port, '/api/health')
  expect(status).toBe(200)
  expect(opened.lines.filter(({ level }) => level === 'error')).toEqual([])
})

it('one page cannot have too many requests under way at the same time', async () => {
  opened.house.answer = () => new Promise(() => undefined)
  for (let id = 100; id < 140; id++) void page.ask(id, 'start', { table: TABLE })
  expect(await page.ask(140, 'start', { table: TABLE })).toMatchObject({ ok: false, code: 'too-many' })
})

it('the house can end it with a sentence', async () => {
  const guest = [...opened.house.guests].at(-1)
  guest?.end('you are forgotten here')
  expect(await page.closed).toEqual({ code: 4000, why: 'you are forgotten here' })
})

it('a page that does not read is disconnected', async () => {
  const other = await open({ LOREHALL_LIMIT_BACKLOG: '100000' })
  const deaf = new Page(other.port)
  await deaf.hello()
  deaf.socket.pause()
  const [guest] = other.house.guests
  const message = { again: 'x'.repeat(50_000) }
  for (let n = 0; n < 2000 && other.house.guests.size > 0; n++) {
    guest?.tell(message)
    if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => other.house.guests.size).toBe(0)
  await other.server.stop()
})

it('a page that does not answer pings is disconnected; one that does stays', async () => {
  const other = await open({}, { pingInterval: 30 })
  const there = new Page(other.port)
  const gone = new Page(other.port)
  await Promise.all([there.hello(), gone.hello()])
  gone.socket.pause()
  await expect.poll(() => other.house.guests.size).toBe(1)
  expect(await there.ask(1, 'me')).toMatchObject({ ok: true })
  await other.server.stop()
})
