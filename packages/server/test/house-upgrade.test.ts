// During an upgrade, processes of two versions work on one database. A table with rules that a process doesn't know is
// left to the others, and its pages are told to come again.
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test, vi } from 'vitest'
import { atHand } from '../src/games.ts'
import { Page, send } from './carrier.ts'
import { begin, gather } from './kit/house.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { type Served, served } from './kit/served.ts'

const postgres = postgresForThisFile()

const before = { games: [atHand(toyGame)] }
const after = { games: [atHand({ ...toyGame, ruleset: toyGame.ruleset + 1 })] }

/** A game that began at a process with newer rules. */
async function playedAt({ house }: Served): Promise<string> {
  const gathered = await gather({ house }, ['Ada', 'Bo'], { game: toyGame.id })
  await begin({ house }, gathered)
  return gathered.table
}

const knowsOther = ({ opened }: Served) =>
  vi.waitUntil(() => opened.storage.channel.many > 0, { timeout: 5000, interval: 10 })

test('a page at a process of the version before is told to come again, and is served elsewhere', async () => {
  const database = { LOREHALL_DATABASE: await postgres.fresh() }
  const old = await served(database, before)
  const next = await served(database, after)
  const table = await playedAt(next)
  await knowsOther(old)
  const page = new Page(old.port)
  await page.hello()
  page.socket.send(JSON.stringify({ id: 1, op: 'watch', body: { table } }))
  // The code that pages take for a restart.
  expect(await page.closed).toMatchObject({
    code: 1012,
    why: expect.stringContaining('newer rules') as unknown,
  })
  const again = new Page(next.port)
  await again.hello()
  expect(await again.ask(1, 'watch', { table })).toMatchObject({ ok: true })
  again.socket.close()
})

test('a request at such a process is refused as one that another process can serve', async () => {
  const database = { LOREHALL_DATABASE: await postgres.fresh() }
  const old = await served(database, before)
  const next = await served(database, after)
  const table = await playedAt(next)
  await knowsOther(old)
  const { status, headers, json } = await send(old.port, `/api/tables/${table}/look`)
  expect([status, headers['retry-after']]).toEqual([503, '1'])
  expect(json()).toMatchObject({ code: 'elsewhere' })
  expect((await send(next.port, `/api/tables/${table}/look`)).status).toBe(200)
})

test('a process alone says that it does not know the rules, because nobody else does', async () => {
  const database = { LOREHALL_DATABASE: await postgres.fresh() }
  const next = await served(database, after)
  const table = await playedAt(next)
  await next.server.stop()
  const old = await served(database, before)
  const page = new Page(old.port)
  await page.hello()
  expect(await page.ask(1, 'watch', { table })).toMatchObject({ ok: false, code: 'unknown-ruleset' })
  page.socket.close()
})
