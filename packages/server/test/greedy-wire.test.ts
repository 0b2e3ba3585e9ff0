// Clients that send bad WebSocket frames, or never read what they are sent.
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Budgets } from '../src/guard/budgets.ts'
import { openForTest as open, Page, send } from './carrier.ts'

/** An empty frame as a client writes it: the first byte, the length, and a mask of zeros. */
const frame = (first: number) => Buffer.from([first, 0x80, 0, 0, 0, 0])
const PONG = frame(0x8a)
const PING = frame(0x89)
const BINARY = frame(0x82)
const TEXT_BEGINS = frame(0x01)
const TEXT_GOES_ON = frame(0x00)

/** A live connection on a bare socket, on which the test writes frames by itself. */
async function bare(port: number, address = '192.0.2.1'): Promise<Socket> {
  const head = [
    'GET /api/live HTTP/1.1',
    'host: here',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `x-forwarded-for: ${address}`,
  ]
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve())
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
  })
  socket.resume()
  return socket
}

/** Writes frames until the server closes the connection, at most `most`. Returns how many were written. */
async function written(socket: Socket, piece: Buffer, most: number): Promise<number> {
  const AT_ONCE = 100
  const some = Buffer.concat(Array.from({ length: AT_ONCE }, () => piece))
  let sent = 0
  const state = { closed: false }
  socket.once('close', () => (state.closed = true))
  while (!state.closed && sent < most) {
    sent += AT_ONCE
    await new Promise<void>((resolve) => {
      const next = () => setImmediate(resolve)
      if (!socket.write(some, next)) socket.once('close', next)
    })
  }
  socket.destroy()
  return sent
}

const MOST = 100_000

test.each([
  ['pongs without a ping', Buffer.alloc(0), PONG],
  ['pings', Buffer.alloc(0), PING],
  ['pieces of a message that never ends', TEXT_BEGINS, TEXT_GOES_ON],
  ['binary messages, again and again', Buffer.alloc(0), BINARY],
])('%s: the connection is closed long before the end', async (_what, first, piece) => {
  const { port } = await open({ LOREHALL_TRUST_PROXY: '1' })
  const socket = await bare(port)
  socket.write(first)
  expect(await written(socket, piece, MOST)).toBeLessThan(MOST)
  const other = new Page(port, { 'x-forwarded-for': '192.0.2.2' })
  await other.hello()
  expect(await other.ask(1, 'me')).toMatchObject({ ok: true })
})

test.each([
  ['pings', PING],
  ['pongs', PONG],
])('of many %s in one packet few are read: after the close, the rest is ignored', async (_, piece) => {
  const counted = vi.spyOn(Budgets.prototype, 'take')
  onTestFinished(() => counted.mockRestore())
  const { port, house } = await open({ LOREHALL_LIMIT_BURST: '20' })
  const socket = await bare(port)
  socket.write(Buffer.concat(Array.from({ length: 10_000 }, () => piece)))
  await expect.poll(() => house.guests.size, { timeout: 10_000 }).toBe(0)
  expect(counted.mock.calls.length).toBeGreaterThan(20)
  expect(counted.mock.calls.length).toBeLessThan(500)
  socket.destroy()
})

test('a closed connection that does not hang up is cut off', async () => {
  const { port, house } = await open()
  const socket = await bare(port)
  expect(house.guests.size).toBe(1)
  // The client gets the close frame, and neither answers it nor closes its half.
  socket.write(BINARY)
  await expect.poll(() => house.guests.size, { timeout: 10_000 }).toBe(0)
  socket.destroy()
})

test('a client that reads nothing and then sends invalid HTTP is cut off', async () => {
  const { port, house, server } = await open({}, { strict: false })
  house.answer = () => ({
    me: { id: 'p', name: 'x'.repeat(5_000_000), webhook: null, quiet: null, blocked: [], banned: false },
  })
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause()
  socket.on('error', () => undefined)
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_, many) => resolve(many)))
  socket.write('GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(4))
  await expect.poll(() => house.asked.length).toBe(4)
  socket.write('no HTTP\r\n\r\n')
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  socket.destroy()
})

test('an answer to a ping does not count as a request', async () => {
  const { port } = await open({ LOREHALL_LIMIT_BURST: '5', LOREHALL_LIMIT_RATE: '1' }, { pingInterval: 100 })
  const page = new Page(port)
  await page.hello()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await page.ask(1, 'me')).toMatchObject({ ok: true })
})

test('an operation that is nested lists instead of a name is refused with one line', async () => {
  const { port, lines } = await open()
  const page = new Page(port)
  await page.hello()
  const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`
  const answered = page.next((message) => 'ok' in message)
  page.socket.send(`{"id":1,"op":${deep}}`)
  expect(await answered).toMatchObject({ ok: false, code: 'bad-request' })
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test('the unread bytes of one address are limited for all its connections together', async () => {
  const limits = { LOREHALL_LIMIT_UNREAD: '10000000', LOREHALL_LIMIT_BURST: '100000' }
  const { port, house } = await open({ ...limits, LOREHALL_TRUST_PROXY: '1' }, { strict: false })
  const large = {
    me: { id: 'p', name: 'x'.repeat(2_000_000), webhook: null, quiet: null, blocked: [], banned: false },
  }
  house.answer = () => large
  const slow = Array.from({ length: 24 }, () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    for (let n = 0; n < 4; n++)
      socket.write('GET /api/me HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\r\n')
    return socket
  })
  const ask = (address: string) => send(port, '/api/me', { headers: from(address) })
  await expect.poll(async () => (await ask('192.0.2.1')).status, { timeout: 20_000 }).toBe(429)
  expect((await ask('192.0.2.1')).json()).toMatchObject({
    code: 'too-fast',
    message: expect.stringContaining('still receiving earlier replies') as unknown,
  })
  expect((await ask('192.0.2.2')).status).toBe(200)
  for (const socket of slow) socket.destroy()
  await expect.poll(async () => (await ask('192.0.2.1')).status, { timeout: 20_000 }).toBe(200)
})

test('pages that read get news even if other pages of the same address do not read', async () => {
  const limits = { LOREHALL_LIMIT_UNREAD: '10000000', LOREHALL_LIMIT_BACKLOG: '1000000000' }
  const { port, house } = await open({ ...limits, LOREHALL_TRUST_PROXY: '1' }, { strict: false })
  const page = new Page(port, from('192.0.2.1'))
  await page.hello()
  const slow = await Promise.all(Array.from({ length: 8 }, () => bare(port)))
  for (const socket of slow) socket.pause()
  expect(house.guests.size).toBe(9)
  const news = { again: 'x'.repeat(60_000) }
  for (let n = 0; n < 1000 && house.guests.size > 1; n++) {
    for (const guest of house.guests) guest.tell(news)
    await page.next(() => page.received.length > n)
  }
  expect(house.guests.size).toBe(1)
  expect(await page.ask(1, 'me')).toMatchObject({ ok: true })
  for (const socket of slow) socket.destroy()
})
