// A whole game over the wire, with the real house and the real storage: one person plays over the socket, one over
// HTTP, one only watches. Every message is checked against the protocol.
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { openServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { Page, send, someone } from './carrier.ts'
import { GAME } from './kit/game.ts'
import { nonce, openHouse, quiet } from './kit/house.ts'

const GENEROUS = {
  LOREHALL_LIMIT_BURST: '1000000',
  LOREHALL_LIMIT_BURST_PER_PERSON: '1000000',
}

interface Seen {
  readonly entries: number
  readonly over: boolean
  readonly ask: { readonly id: number; readonly options: readonly { readonly id: string }[] } | null
}

const parseTable: (text: string) => { table: string } = JSON.parse
const parseSeen: (text: string) => Seen = JSON.parse

/** The last option, which is likely to end the turn. With first options, games are long. */
const pickOf = ({ ask }: Seen) => ask?.options.at(-1)?.id ?? ''

it('is played to its end', async () => {
  const { house } = openHouse()
  const config = readConfig(GENEROUS, tmpdir())
  const server = await openServer({ house, site: null, config, log: quiet, version: 'test', strict: true })
  const port = await server.listen(0, '127.0.0.1')
  const [ada, bo] = [await someone(port, 'Ada'), await someone(port, 'Bo')]
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'quick' }]
  const post = (path: string, body: object, headers: { authorization: string }) =>
    send(port, path, { method: 'POST', body, headers })
  const made = await post('/api/tables', { game: GAME.id, seats, public: true }, ada)
  const { table } = parseTable(made.body.toString())
  const watcher = new Page(port)
  const page = new Page(port, ada)
  await Promise.all([page.hello(), watcher.hello()])
  let id = 1
  expect(await watcher.ask(id++, 'watch', { table })).toMatchObject({ ok: true })
  expect(await page.ask(id++, 'join', { table, nonce: nonce() })).toMatchObject({
    ok: true,
    body: { seat: 0 },
  })
  expect((await post(`/api/tables/${table}/join`, { nonce: nonce() }, bo)).json()).toEqual({ seat: 1 })
  expect(await page.ask(id++, 'watch', { table })).toMatchObject({ ok: true })
  expect(await page.ask(id++, 'start', { table })).toMatchObject({ ok: true })

  async function adaPlays(): Promise<boolean> {
    const sent = page.received.findLast((message) => 'update' in message)
    if (sent === undefined || !('update' in sent)) return false
    const seen = parseSeen(JSON.stringify(sent.update))
    if (seen.ask === null) return false
    const answer = await page.ask(id++, 'answer', { table, ask: seen.ask.id, picks: [pickOf(seen)] })
    expect(answer).toMatchObject({ ok: true })
    return true
  }

  async function boPlays(): Promise<Seen> {
    const seen = parseSeen((await send(port, `/api/tables/${table}/look`, { headers: bo })).body.toString())
    if (seen.ask === null) return seen
    const body = { ask: seen.ask.id, picks: [pickOf(seen)] }
    expect((await post(`/api/tables/${table}/answer`, body, bo)).status).toBe(200)
    return seen
  }

  let over = false
  for (let n = 0; n < 5000 && !over; n++) {
    const seen = await boPlays()
    over = seen.over
    if (!over && seen.ask === null && !(await adaPlays())) {
      // A bot is thinking. The reply comes when there is news.
      await send(port, `/api/tables/${table}/wait?after=${seen.entries}`, { headers: bo })
    }
  }
  expect(over).toBe(true)
  await watcher.next((message) => 'room' in message && message.room.stage === 'over')
  const record = await send(port, `/api/tables/${table}/record`)
  expect(record.status).toBe(200)
  expect(record.json()).toHaveProperty('text')
  await server.stop()
})
