// Where notices may be posted from a machine with its own public address, and what the reply reveals about names.
import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { type Machine, post } from '../src/notices/post.ts'

/** The addresses of all known names. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'own.example': ['203.0.113.7'],
  'own-six.example': ['2001:db8::7'],
  'mapped.example': ['::ffff:203.0.113.7'],
  'both.example': ['198.51.100.9', '203.0.113.7'],
  'inside.example': ['10.1.2.3'],
  'loop.example': ['127.0.0.1'],
}

const machine: Machine = {
  addresses: () => ['127.0.0.1', '203.0.113.7', '2001:db8::7'],
  lookup: (name, found) => {
    found((NAMES[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
  },
}

/** Another service on this machine: its port, and how often it was reached. */
async function neighbour(): Promise<{ port: number; reached: () => number }> {
  let reached = 0
  const server = createServer((_, response) => response.end()).on('connection', () => reached++)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, reached: () => reached }
}

test.each([
  '203.0.113.7',
  '[2001:db8::7]',
  '[2001:db8:0:0:0:0:0:7]',
  '[::ffff:203.0.113.7]',
  '[::ffff:cb00:7107]',
  '3405803783',
  '0xcb.0.0x71.7',
  '127.0.0.1',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0',
  '0.0.0.0',
  '127.1',
  '0177.0.0.1',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:0:0]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fec0::1]',
])("the host's own address is not posted to, however it is written: %s", async (host) => {
  const { port, reached } = await neighbour()
  expect(await post(`http://${host}:${port}/hook`, {}, 'public', machine)).toEqual({
    delivered: false,
    said: 'this address leads into the network of the host, where notices are not posted',
  })
  expect(reached()).toBe(0)
})

test('the reply does not say whether a name is unknown or leads inside', async () => {
  const { port, reached } = await neighbour()
  for (const host of [...Object.keys(NAMES), 'nobody.example', 'printer.local']) {
    expect(await post(`http://${host}:${port}/hook`, {}, 'public', machine)).toEqual({
      delivered: false,
      said: 'it could not be reached on the open internet',
    })
  }
  expect(reached()).toBe(0)
})

test('a name is looked up once per notice, and an earlier result does not count', async () => {
  const { port, reached } = await neighbour()
  const answers = [[], ['127.0.0.1'], ['10.1.2.3', '127.0.0.1'], ['::1']]
  let asked = 0
  const rebound: Machine = {
    ...machine,
    lookup: (_, found) =>
      found((answers[asked++] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
  }
  for (const _ of answers)
    expect(await post(`http://rebound.example:${port}/hook`, {}, 'public', rebound)).toEqual({
      delivered: false,
      said: 'it could not be reached on the open internet',
    })
  expect([asked, reached()]).toEqual([answers.length, 0])
})

test.each([
  ['switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: tar\r\n\r\n'],
  ['hangs up', ''],
  ['does not speak HTTP', 'hello\r\n'],
])('a webhook that %s has not got the notice, and nobody waits for it', async (_, reply) => {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(reply))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await post(`http://127.0.0.1:${port}/hook`, {}, 'any', machine)).toMatchObject({ delivered: false })
})

test('with the setting "any", notices go to any address', async () => {
  const { port, reached } = await neighbour()
  expect(await post(`http://127.0.0.1:${port}/hook`, {}, 'any', machine)).toMatchObject({ delivered: true })
  expect(reached()).toBe(1)
})

test('the body of a reply is not read, and redirects are not followed', async () => {
  const heard: string[] = []
  const ended = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' })
    const pieces = Readable.from(Array.from({ length: 500 }, () => 'x'.repeat(65_536)))
    pieces.pipe(response).on('finish', () => heard.push('all of it was heard'))
    response.on('close', () => ended.resolve())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await post(`http://127.0.0.1:${port}/hook`, {}, 'any', machine)).toEqual({
    delivered: false,
    said: 'it answered 307',
  })
  await ended.promise
  expect(heard).toEqual(['/hook'])
})
