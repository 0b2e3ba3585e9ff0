// Whether the server can take requests: not before its first round, not without its storage, not while it stops.
import { expect, it, vi } from 'vitest'
import { readyWith } from '../src/ready.ts'
import { openForTest as open, send } from './carrier.ts'
import { CuttingProxy } from './kit/cutting-proxy.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { served } from './kit/served.ts'
import { newFile } from './storage-kit.ts'

const postgres = postgresForThisFile()

const statusOf = async (port: number) => (await send(port, '/api/ready')).status
const isReady = (port: number) =>
  vi.waitUntil(async () => (await statusOf(port)) === 200, { timeout: 20_000, interval: 50 })

it('is ready after its first round, and says why it is not', async () => {
  const { port, house } = await open()
  const early = await send(port, '/api/ready')
  expect([early.status, early.json()]).toEqual([503, { ok: false, why: 'This server is starting.' }])
  await isReady(port)
  expect(house.ticks).toBeGreaterThan(0)
  const { headers, json } = await send(port, '/api/ready')
  expect([json(), headers['cache-control']]).toEqual([{ ok: true }, 'no-store'])
})

it('is not ready anymore while it stops, on connections that are still open', async () => {
  let end: () => void = () => undefined
  const { port, server, house } = await open()
  await isReady(port)
  house.answer = () => new Promise((resolve) => (end = () => resolve({ me: null })))
  // A request under way keeps the connection open.
  const asked = send(port, '/api/me', { headers: { connection: 'keep-alive' } })
  await vi.waitUntil(() => house.asked.length > 0)
  const stopped = server.stop()
  const { statusCode, body } = await server.app.inject('/api/ready')
  expect([statusCode, body]).toEqual([
    503,
    JSON.stringify({ ok: false, why: 'This server is being stopped.' }),
  ])
  end()
  await asked
  await stopped
})

it('is not ready without its data file', async () => {
  const { port, opened } = await served({ LOREHALL_DATA: newFile() })
  await isReady(port)
  await opened.storage.close()
  await vi.waitUntil(async () => (await statusOf(port)) === 503, { timeout: 20_000, interval: 50 })
  const { json } = await send(port, '/api/ready')
  expect(json()).toMatchObject({ ok: false })
})

it('is not ready while its database is away, and ready again afterward', async () => {
  const { proxy, url } = await CuttingProxy.before(await postgres.fresh())
  const { port } = await served({ LOREHALL_DATABASE: url })
  await isReady(port)
  proxy.away = true
  proxy.cut()
  await expect.poll(() => statusOf(port), { timeout: 20_000, interval: 50 }).toBe(503)
  proxy.away = false
  await expect.poll(() => statusOf(port), { timeout: 20_000, interval: 50 }).toBe(200)
})

it('replies in time if the storage does not, and starts no second trial meanwhile', async () => {
  let trials = 0
  let end: () => void = () => undefined
  const probe = () => {
    trials += 1
    return new Promise<void>((resolve) => (end = resolve))
  }
  const ready = readyWith({ probe }, () => Promise.resolve(null))
  expect(await Promise.all([ready(), ready()])).toEqual(
    Array.from({ length: 2 }, () => 'The storage does not reply in time.'),
  )
  expect(trials).toBe(1)
  const soon = ready()
  end()
  expect(await soon).toBeNull()
})
