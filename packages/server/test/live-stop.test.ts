// A server that is told to stop: everyone is told, what is under way is finished, and nothing holds it up.
import { expect, it } from 'vitest'
import { open, Page, send, someone, TABLE } from './carrier.ts'

it('tells live pages to come again, lets those go who wait for news, and closes the house last', async () => {
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

it('finishes what is being stored', async () => {
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

it('does not wait for who never hangs up, and stops once', async () => {
  const { server, house, port } = await open()
  const page = new Page(port)
  await page.hello()
  // Its end of the connection answers nothing any more.
  page.socket.pause()
  const ada = await someone(port)
  house.answer = () => new Promise(() => undefined)
  const stuck = send(port, `/api/tables/${TABLE}/start`, { method: 'POST', headers: ada }).catch(String)
  await expect.poll(() => house.asked.length).toBe(1)
  await Promise.all([server.stop(), server.stop()])
  expect(await stuck).toContain('socket hang up')
  expect(house.stopped).toBe(true)
})

it('goes on looking after tables while somebody’s notices are on their way for long', async () => {
  const { server, house } = await open()
  house.delivering = new Promise(() => undefined)
  const before = house.ticks
  await expect.poll(() => house.ticks - before, { timeout: 10_000 }).toBeGreaterThan(2)
  await server.stop()
})
