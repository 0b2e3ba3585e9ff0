// Requests at the same moment: each of them counts, once.
import { NotKept } from '@lorehall/host'
import type { LiveMessage } from '@lorehall/protocol'
import { describe, expect, test } from 'vitest'
import { Denied } from '../src/denied.ts'
import { LIMITS } from '../src/limits.ts'
import { GAME } from './kit/game.ts'
import {
  answer,
  begin,
  entered,
  gather,
  look,
  nonce,
  openHouse,
  Page,
  playOn,
  someone,
  turnOver,
} from './kit/house.ts'

const updates = (heard: readonly LiveMessage[]) => heard.filter((message) => 'update' in message).length

test('people blocked at the same time are all blocked', async () => {
  const hall = openHouse()
  const { person, secret } = await hall.house.introduce('Ada')
  await Promise.all(
    ['p1', 'p2', 'p3'].map((other) => hall.house.perform('block', { person: other, blocked: true }, person)),
  )
  expect((await hall.house.personOf(secret))?.blocked.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3'])
})

test('a page that watches the same table twice at the same time gets everything once', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  const page = await entered(hall, people[0] ?? null)
  await Promise.all([hall.house.watch(page, table), hall.house.watch(page, table)])
  const before = updates(page.heard)
  await playOn(hall, gathered, 3)
  expect(updates(page.heard) - before).toBe(3)
})

test('a page that closes while it is being shown a table gets nothing more', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  const page = await entered(hall, people[0] ?? null)
  const watching = hall.house.watch(page, table)
  await Promise.resolve()
  await Promise.resolve()
  hall.house.exit(page)
  await watching
  const before = page.heard.length
  await playOn(hall, gathered, 3)
  expect(page.heard).toHaveLength(before)
})

test('a page that leaves a table while it is being opened gets nothing, and does not count as present', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  await hall.reopen()
  const page = await entered(hall, people[0] ?? null)
  const watching = hall.house.watch(page, table)
  hall.house.unwatch(page, table)
  await watching
  await playOn(hall, gathered, 3)
  expect(updates(page.heard)).toBe(0)
  const lobby = await hall.house.perform('room', { table }, null)
  expect(lobby.seats[0]?.presence).toBe('gone')
})

test('a hidden tab does not count as looking, even if it was hidden before it watched', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const page = await entered(hall, people[0] ?? null)
  hall.house.attend(page, false)
  await hall.house.watch(page, table)
  expect(page.lobby.seats[0]?.presence).toBe('here')
  hall.house.attend(page, true)
  await turnOver()
  expect(page.lobby.seats[0]?.presence).toBe('looking')
})

test('one page cannot keep very many tables in memory', async () => {
  const hall = openHouse()
  const ada = await someone(hall, 'Ada')
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const made = await Promise.all(
    Array.from({ length: 33 }, () => hall.house.perform('create', { game: GAME.id, seats }, ada)),
  )
  const page = await entered(hall, ada)
  const watch = () => Promise.allSettled(made.map(({ table }) => hall.house.watch(page, table)))
  const refused = (await watch()).flatMap((end) => (end.status === 'rejected' ? [end] : []))
  expect(refused).toMatchObject([{ reason: { code: 'too-many' } }])
  // It may watch a table again that it already shows, and another one after it left one.
  await hall.house.watch(page, made[0]?.table ?? '')
  hall.house.unwatch(page, made[0]?.table ?? '')
  await hall.house.watch(page, made[32]?.table ?? '')
})

test('a request that waits for a game to begin ends when the table is closed', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const waiting = hall.house.perform('wait', { table, after: -1 }, people[1] ?? null)
  await new Promise((resolve) => setImmediate(resolve))
  await hall.house.perform('close', { table }, people[0] ?? null)
  await expect(waiting).rejects.toMatchObject({ code: 'unknown-table' })
})

test('a table does not grow without limit by entries that are not play', async () => {
  const hall = openHouse({ limits: { ...LIMITS, entries: 6 } })
  const gathered = await gather(hall, ['Ada'], { bots: 1 })
  await begin(hall, gathered)
  const { table, people } = gathered
  const [ada] = people
  if (ada === undefined) throw new Error('somebody')
  const toggle = async (choice: 'ask' | 'always') => {
    const effect = GAME.play.effects[0]?.id ?? ''
    await hall.house.perform('choose', { table, effect, choice }, ada)
  }
  const asked = async () => {
    await expect.poll(async () => (await look(hall, table, ada)).waiting).toEqual([0])
  }
  await asked()
  for (let i = 0; i < 6; i++) await toggle(i % 2 === 0 ? 'ask' : 'always').catch(() => undefined)
  const { entries } = await look(hall, table, ada)
  expect(entries).toBe(6)
  const tries = [
    toggle('ask'),
    hall.house.perform('undo', { table, at: entries }, ada),
    hall.house.perform('redo', { table, at: entries }, ada),
  ]
  for (const attempt of tries) await expect(attempt).rejects.toMatchObject({ code: 'too-many' })
  await answer(hall, table, ada)
  await asked()
  expect((await look(hall, table, ada)).entries).toBeGreaterThan(entries)
  await hall.house.perform('leave', { table }, ada)
  await expect(hall.house.perform('return', { table }, ada)).rejects.toMatchObject({ code: 'too-many' })
})

describe('a person is deleted', () => {
  test('and tables of others are not disturbed', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    await begin(hall, gathered)
    const page = await entered(hall, gathered.people[0] ?? null, gathered.table)
    const eve = await someone(hall, 'Eve')
    await hall.house.perform('forget', {}, eve)
    await playOn(hall, gathered, 3)
    expect(page.heard).not.toContainEqual({ again: gathered.table })
    expect(page.update.entries).toBe(3)
  })

  test('while others join the same table: everyone whose request succeeded has a seat', async () => {
    const hall = openHouse()
    const ada = await someone(hall, 'Ada')
    const seats = Array.from({ length: 5 }, () => ({ kind: 'open' as const }))
    const { table } = await hall.house.perform('create', { game: GAME.id, seats }, ada)
    await hall.house.perform('join', { table, nonce: nonce() }, ada)
    const others = await Promise.all(['Bo', 'Cy', 'Dee', 'Eli'].map((name) => someone(hall, name)))
    const [bo, ...rest] = others
    await hall.house.perform('join', { table, nonce: nonce() }, bo ?? null)
    const joins = rest.map((person) => hall.house.perform('join', { table, nonce: nonce() }, person))
    const forgotten = hall.house.perform('forget', {}, bo ?? null)
    const done = await Promise.allSettled(joins)
    await forgotten
    const sent = rest.filter((_, i) => done[i]?.status === 'fulfilled')
    const row = await hall.storage.table(table)
    const sitting = row?.seats.flatMap(({ person }) => person ?? [])
    expect(sitting?.toSorted()).toEqual([ada, ...sent].map(({ id }) => id).toSorted())
  })

  test('and their other requests at the same moment succeed, or are refused with a sentence', async () => {
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const [, bo = null] = people
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
    const tries = await Promise.allSettled([
      hall.house.perform('forget', {}, bo),
      hall.house.perform('create', { game: GAME.id, seats }, bo),
      hall.house.perform('recovery', {}, bo),
      hall.house.perform('say', { table, text: 'Bye', key: 'key-00000' }, bo),
      hall.house.perform('report', { table, text: 'Bug', client: 'none' }, bo),
      hall.house.perform('change', { name: 'Not Bo' }, bo),
      hall.house.perform('block', { person: people[0]?.id ?? '', blocked: true }, bo),
    ])
    const again = await Promise.allSettled([
      hall.house.perform('create', { game: GAME.id, seats }, bo),
      hall.house.perform('recovery', {}, bo),
      hall.house.perform('say', { table, text: 'Bye', key: 'key-00000' }, bo),
      hall.house.perform('report', { table, text: 'Bug', client: 'none' }, bo),
      hall.house.perform('join', { table, nonce: nonce() }, bo),
      hall.house.perform('change', { name: 'Not Bo' }, bo),
      hall.house.perform('block', { person: people[0]?.id ?? '', blocked: true }, bo),
    ])
    const refusals: unknown[] = []
    for (const end of [...tries, ...again]) if (end.status === 'rejected') refusals.push(end.reason)
    const inWords = (error: unknown) => error instanceof NotKept || error instanceof Denied
    expect(refusals.filter((error) => !inWords(error))).toEqual([])
    expect(refusals.length).toBeGreaterThan(0)
    expect(await hall.storage.person(bo?.id ?? '')).toBeNull()
  })
})

test('a failed write is logged, and all pages are asked to watch again', async () => {
  const lines: string[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (what: string) => void lines.push(what) }
  const hall = openHouse({ log })
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  const watcher = new Page(null)
  await hall.house.enter(watcher)
  await hall.house.watch(watcher, table)
  // A request that waits for news over HTTP ends immediately with the table as it is.
  const waiting = hall.house.perform('wait', { table, after: 5 }, people[0] ?? null)
  await new Promise((resolve) => setImmediate(resolve))
  hall.storage.pragma('query_only = ON')
  const asked = (await hall.storage.table(table))?.waiting[0] ?? 0
  const player = people[asked]
  if (player === undefined) throw new Error('nobody is asked')
  await expect(answer(hall, table, player)).rejects.toBeInstanceOf(NotKept)
  hall.storage.pragma('query_only = OFF')
  expect((await waiting).entries).toBe(0)
  expect(lines).toContain('a table could not be stored')
  expect(watcher.heard).toContainEqual({ again: table })
})
