// Every request has an id: in the reply, and in the log lines it causes.
import { setTimeout as after } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { askedFrom } from '../src/guard/asked-from.ts'
import { openLog } from '../src/log.ts'
import { openForTest as open, Page, send, someone, TABLE } from './carrier.ts'

it('each reply names its request, and nothing from outside is taken over', async () => {
  const { port } = await open()
  const mine = { 'x-request-id': 'mine', 'request-id': 'mine' }
  const replies = await Promise.all(
    ['/', '/api/me', '/missing.js'].map((path) => send(port, path, { headers: mine })),
  )
  const ids = replies.map(({ headers }) => String(headers['x-request-id']))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-\d+$/)
})

it('an unexpected error is in the log under the id of its request', async () => {
  const { port, house, lines } = await open()
  const ada = await someone(port)
  house.answer = () => Promise.reject(new TypeError('secret detail'))
  const { headers, body } = await send(port, `/api/tables/${TABLE}/start`, { method: 'POST', headers: ada })
  const request = String(headers['x-request-id'])
  expect(body.toString()).toContain(`under ${request}.`)
  expect(lines.at(-1)).toMatchObject({ level: 'error', detail: { request } })
})

it('each message of a live connection is a request', async () => {
  const { port, house, lines } = await open()
  const page = new Page(port)
  await page.hello()
  house.answer = () => Promise.reject(new TypeError('secret detail'))
  const replies = [await page.ask(1, 'me'), await page.ask(2, 'me')]
  const logged = lines.map(({ detail }) => detail)
  const found = replies.map((reply) => /under ([0-9a-f]{8}-\d+)\./.exec(JSON.stringify(reply))?.[1])
  expect(logged).toEqual(found.map((request) => expect.objectContaining({ request }) as unknown))
  expect(found[0]).not.toBe(found[1])
  page.socket.close()
})

it('a log line has the id of the request that caused it, also later', async () => {
  const written: string[] = []
  const log = openLog({ write: (line) => void written.push(line), words: false, now: () => 0 })
  await askedFrom(
    '192.0.2.1',
    async () => {
      await after(1)
      log.warn('something', { detail: 1 })
    },
    'id-1',
  )
  log.info('nobody asked')
  expect(written.map((line): unknown => JSON.parse(line))).toEqual([
    { at: expect.any(String) as unknown, level: 'warn', what: 'something', request: 'id-1', detail: 1 },
    { at: expect.any(String) as unknown, level: 'info', what: 'nobody asked' },
  ])
})
