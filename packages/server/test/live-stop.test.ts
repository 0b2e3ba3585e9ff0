// A server stops: it informs all pages, finishes requests under way, and nothing delays it for long.
import { NotKept } from '@lorehall/host'
import { expect, it } from 'vitest'
import { open, Page, send, someone, TABLE } from './carrier.ts'

it('asks live pages to connect again, ends requests that wait for news, and closes the house last', async () => {
  const { server, house, port } = await open()
  const page = new Page(port)
  await page.hello()
  house.answer = () => new Promise(() => undefined)
  const waiting = send(port, `/api/tables/${TABLE}/wait?after=3`)
  await expect.poll(() => house.asked.length).toBe(1)
  const stopped = server.stop()
  expect(await page.closed).toEqual({ code: 1012, why: 'service restart' })
  const answer = await waiting
  expect(answer.status).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'stopping' })
  await stopped
  expect(house.stopped).toBe(true)
  expect(house.guests.size).toBe(0)
  await expect(send(port, '/api/health')).rejects.toThrow('ECONNREFUSED')
})

it('finishes writes in progress', async () => {
  const { server, house, port } = await open()
  const ada = await someone(port)
  let release = (): void => undefined
  house.answer = () => new Promise<object>((resolve) => (release = () => resolve({ entries: 1 })))
  const body = { ask: 0, picks: ['rest'] }
  const answering = send(port, `/api/tables/${TABLE}/answer`, { method: 'POST', body, headers: ada })
  await expect.poll(() => house.asked.length).toBe(1)
  const stopped = server.stop()
  expect(house.stopped).toBe(false)
  release()
  expect((await answering).json()).toEqual({ entries: 1 })
  await stopped
  expect(house.stopped).toBe(true)
})

it('does not wait for a client that never hangs up, and stops once', async () => {
  const { server, house, port } = await open()
  const page = new Page(port)
  await page.hello()
  // The client's end of the connection no longer responds.
  page.socket.pause()
  const ada = await someone(port)
  house.answer = () => new Promise(() => undefined)
  const stuck = send(port, `/api/tables/${TABLE}/start`, { method: 'POST', headers: ada }).catch(String)
  await expect.poll(() => house.asked.length).toBe(1)
  await Promise.all([server.stop(), server.stop()])
  expect(await stuck).toContain('socket hang up')
  expect(house.stopped).toBe(true)
})

it('keeps handling deadlines while a notice takes long to deliver', async () => {
  const { server, house } = await open()
  house.delivering = new Promise(() => undefined)
  const before = house.ticks
  await expect.poll(() => house.ticks - before, { timeout: 10_000 }).toBeGreaterThan(2)
  await server.stop()
})

it('asks a page to connect again if its table cannot be read because the database is away', async () => {
  const { server, house, port } = await open()
  const page = new Page(port)
  await page.hello()
  house.unwatchable = new NotKept('storage-away', 'The database cannot be reached.')
  void page.ask(1, 'watch', { table: TABLE })
  expect(await page.closed).toEqual({ code: 1012, why: 'The database cannot be reached.' })
  await server.stop()
})
