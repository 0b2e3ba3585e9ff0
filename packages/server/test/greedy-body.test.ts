// Bodies cost memory until they are read, and time to parse, both more than their length suggests.
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openForTest as open, Page, send, someone } from './carrier.ts'

const seats = [{ kind: 'open' }]

test('nested lists are not parsed if they are larger than any request without a record', async () => {
  const { port, house } = await open()
  const headers = await someone(port)
  const lists = Array.from({ length: 40_000 }, () => [])
  const quotes = { '"\\"': '\\' }
  for (const more of [{ values: lists }, { options: lists }, { record: '\\"', values: [quotes, ...lists] }]) {
    const body = { game: 'toy', seats, ...more }
    const answer = await send(port, '/api/tables', { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too-large' })
  }
  expect(house.asked).toEqual([])
})

test('a long record is read', async () => {
  const { port, house } = await open({}, { strict: false })
  const headers = await someone(port)
  const record = JSON.stringify(Array.from({ length: 100_000 }, () => ['"\\', {}]))
  const body = { game: 'toy', seats, record }
  expect((await send(port, '/api/tables', { method: 'POST', headers, body })).status).toBe(200)
  expect(house.asked).toMatchObject([{ op: 'create', body: { record } }])
})

test.each(['/api/tables', '/api/tables/abcdefghij/chat'])(
  'a body beyond the daily budget of a person is not parsed (%s)',
  async (path) => {
    const { port } = await open({ LOREHALL_LIMIT_BYTES_PER_PERSON: '100' })
    const headers = await someone(port)
    const body = 'no JSON '.repeat(100)
    const answer = await send(port, path, { method: 'POST', headers, body })
    expect(answer.json()).toMatchObject({ code: 'too-many' })
  },
)

test('a large body beyond the daily budget is refused before it arrives', async () => {
  const { port } = await open({ LOREHALL_LIMIT_BYTES_PER_PERSON: '1000000' })
  const { authorization } = await someone(port)
  const socket = begun(port, '192.0.2.1', authorization, 'content-length: 2000000')
  const heard = await new Promise<string>((resolve) => {
    socket.once('data', (piece: Buffer) => resolve(piece.toString()))
  })
  expect(heard).toContain('429')
  socket.destroy()
})

/** Sends this many requests together and reads no reply. `state` says whether the server closed the connection. */
function sentAtOnce(port: number, many: number): { socket: Socket; state: { closed: boolean } } {
  const socket = connect(port, '127.0.0.1').pause()
  const state = { closed: false }
  socket.on('error', () => undefined)
  socket.on('close', () => (state.closed = true))
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(many))
  return { socket, state }
}

test('a connection with too many requests and no reply read is closed', async () => {
  const { port, lines } = await open()
  const many = sentAtOnce(port, 2000)
  many.socket.resume()
  await expect.poll(() => many.state.closed).toBe(true)
  const few = sentAtOnce(port, 10)
  let read = ''
  few.socket.on('data', (piece: Buffer) => (read += piece.toString())).resume()
  await expect.poll(() => read.match(/HTTP\/1.1 200 OK/g)?.length).toBe(10)
  expect(few.state.closed).toBe(false)
  few.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(10))
  await expect.poll(() => read.match(/HTTP\/1.1 200 OK/g)?.length).toBe(20)
  few.socket.destroy()
  expect(lines).toEqual([])
})

const LARGE = 4_000_000

/** Sends the head of a large request and nothing more. */
function begun(port: number, address: string, authorization: string, length: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [
    'POST /api/tables HTTP/1.1',
    'host: here',
    'content-type: application/json',
    `authorization: ${authorization}`,
    `x-forwarded-for: ${address}`,
    length,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

test.each([`content-length: ${LARGE}`, 'transfer-encoding: chunked'])(
  'the large bodies that one address is sending at the same time are limited (%s)',
  async (length) => {
    const { port } = await open({ LOREHALL_LIMIT_ARRIVING: String(LARGE * 2.5), LOREHALL_TRUST_PROXY: '1' })
    const { authorization } = await someone(port)
    const body = { game: 'toy', seats, record: 'x'.repeat(LARGE / 2) }
    const ask = (address: string) => {
      const headers = { authorization, 'x-forwarded-for': address }
      return send(port, '/api/tables', { method: 'POST', headers, body })
    }
    const slow = [1, 2].map(() => begun(port, '192.0.2.1', authorization, length))
    await expect.poll(async () => (await ask('192.0.2.1')).status).toBe(429)
    expect((await ask('192.0.2.1')).json()).toMatchObject({
      code: 'too-many',
      message: expect.stringContaining('still sending earlier requests') as unknown,
    })
    expect((await ask('192.0.2.2')).status).not.toBe(429)
    for (const socket of slow) socket.destroy()
    await expect.poll(async () => (await ask('192.0.2.1')).status).not.toBe(429)
  },
)

test('a live connection that is too fast is closed the sooner, the larger its messages are', async () => {
  const { port } = await open({ LOREHALL_LIMIT_BURST: '5', LOREHALL_LIMIT_RATE: '1' })
  const page = new Page(port)
  await page.hello()
  const large = JSON.stringify({ id: 1, op: 'me', body: 'x'.repeat(60_000) })
  for (let n = 0; n < 50; n++) page.socket.send(large)
  expect(await page.closed).toMatchObject({ code: 1008 })
  // Those within the burst, and 200 KB of the others.
  expect(page.received.filter((message) => 'ok' in message).length).toBeLessThan(15)
})

test('pings are answered only as often as requests are allowed', async () => {
  const { port } = await open({ LOREHALL_LIMIT_BURST: '5', LOREHALL_LIMIT_RATE: '1' })
  const page = new Page(port)
  await page.hello()
  let pongs = 0
  page.socket.on('pong', () => pongs++)
  for (let n = 0; n < 100; n++) page.socket.ping()
  await page.ask(1, 'me')
  expect(pongs).toBeGreaterThan(0)
  expect(pongs).toBeLessThan(20)
})
