// Keeping order: hosts remove people and lines and open the chat, everyone blocks, and nobody learns who blocked them.
import type { OnlineGives } from '@lorehall/protocol'
import { describe, expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { setBan } from '../src/sqlite/banned.ts'
import type { Person } from '../src/storage.ts'
import {
  begin,
  entered,
  gather,
  look,
  nonce,
  openHouse,
  playOn,
  someone,
  type TestHouse,
  turnOver,
} from './kit/house.ts'

let keys = 0
const say = (hall: TestHouse, table: string, person: Person, text: string) =>
  hall.house.perform('say', { table, text, key: `line-number-${++keys}` }, person)

const linesFor = async (hall: TestHouse, table: string, person: Person | null) =>
  (await hall.house.perform('chat', { table, after: 0 }, person)).lines

const remove = (hall: TestHouse, table: string, person: Person, by: Person) =>
  hall.house.perform('remove', { table, person: person.id }, by)

/** Blocks, and returns the blocker as the server knows them from then on. */
async function block(hall: TestHouse, by: Person, other: Person): Promise<Person> {
  await hall.house.perform('block', { person: other.id, blocked: true }, by)
  const known = await hall.storage.person(by.id)
  if (known === null) throw new Error('nobody blocked')
  return known
}

async function two(hall: TestHouse, more: Parameters<typeof gather>[2] = {}) {
  const gathered = await gather(hall, ['Ada', 'Bo'], more)
  const [ada, bo] = gathered.people
  if (ada === undefined || bo === undefined) throw new Error('two people')
  return { ...gathered, ada, bo }
}

type Listed = OnlineGives<'tables'>['tables'][number]
const publicFor = async (hall: TestHouse, person: Person | null): Promise<readonly Listed[]> =>
  (await hall.house.perform('tables', { list: 'public' }, person)).tables

const REMOVED = { code: 'removed' }
const UNKNOWN = { code: 'unknown-table' }

describe('the host removes a person', () => {
  test('from the lobby: the seat opens again, and they cannot come back', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    const page = await entered(hall, bo, table)
    await remove(hall, table, bo, ada)
    const { seats } = await hall.house.perform('room', { table }, ada)
    expect(seats[1]).toMatchObject({ kind: 'open', person: null, name: '' })
    expect(page.heard.at(-1)).toEqual({ again: table })
    await expect(hall.house.watch(page, table)).rejects.toMatchObject(REMOVED)
    for (const op of ['room', 'look', 'wait'] as const)
      await expect(hall.house.perform(op, { table, after: -1 }, bo)).rejects.toMatchObject(REMOVED)
    await expect(hall.house.perform('join', { table, nonce: nonce() }, bo)).rejects.toMatchObject(REMOVED)
    await expect(say(hall, table, bo, 'let me in')).rejects.toMatchObject(REMOVED)
    await hall.reopen()
    const again = await entered(hall, bo)
    await expect(hall.house.watch(again, table)).rejects.toMatchObject(REMOVED)
    await expect(hall.house.perform('join', { table, nonce: nonce() }, bo)).rejects.toMatchObject(REMOVED)
  })

  test('from a game: a bot plays their seat to the end, and hidden things stay hidden from them', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, ada, bo } = gathered
    await begin(hall, gathered)
    await playOn(hall, gathered, 6)
    const page = await entered(hall, bo, table)
    await remove(hall, table, bo, ada)
    const sent = page.heard.length
    expect((await hall.house.perform('room', { table }, ada)).seats[1]).toMatchObject({
      kind: 'person',
      name: 'Bo',
      person: null,
      away: true,
      say: null,
    })
    for (const op of ['return', 'leave'] as const)
      await expect(hall.house.perform(op, { table }, bo)).rejects.toMatchObject(REMOVED)
    await playOn(hall, { table, people: [ada] }, 10)
    await expect.poll(async () => (await look(hall, table, ada)).waiting).toEqual([0])
    expect(page.heard.length).toBe(sent)
    expect(page.turns).toEqual([])
  })

  test('after the end: they still read everything, and no longer write', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, ada, bo } = gathered
    await begin(hall, gathered)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end' }, ada)
    await hall.house.perform('vote', { table, agree: true, proposal }, bo)
    await remove(hall, table, bo, ada)
    expect((await look(hall, table, bo)).eyes).toBe(1)
    expect((await hall.house.perform('record', { table }, bo)).text).toContain('"Bo"')
    await expect(say(hall, table, bo, 'rigged')).rejects.toMatchObject(REMOVED)
    await expect(hall.house.perform('rematch', { table }, bo)).rejects.toMatchObject(REMOVED)
  })

  test('spectators too, and other tables stay open to them', async () => {
    const hall = openHouse()
    const { table, ada } = await two(hall, { public: true })
    const other = await two(hall, { public: true })
    const eve = await someone(hall, 'Eve')
    const page = await entered(hall, eve, table)
    await remove(hall, table, eve, ada)
    await expect(hall.house.watch(page, table)).rejects.toMatchObject(REMOVED)
    expect((await publicFor(hall, eve)).map((one) => one.table)).toEqual([other.table])
    await hall.house.watch(page, other.table)
  })

  test('only the host may, and not themselves', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    await expect(remove(hall, table, ada, bo)).rejects.toMatchObject({ code: 'not-yours' })
    await expect(remove(hall, table, ada, ada)).rejects.toMatchObject({ code: 'bad-request' })
    await remove(hall, table, { ...bo, id: 'nobody' }, ada)
    expect((await hall.house.perform('room', { table }, bo)).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
    ])
  })

  test('a removed person who is deleted leaves no trace of it', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    await remove(hall, table, bo, ada)
    await hall.house.perform('forget', {}, bo)
    expect(await hall.storage.welcome(table, bo.id)).toEqual({ welcome: 'welcome', noticed: false })
  })
})

describe('a line of chat', () => {
  test('is removed by the host or its writer: everyone sees that, and the text is gone', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    await hall.house.perform('say', { table, text: 'something rude', key: 'rude-line-1' }, bo)
    await say(hall, table, ada, 'a slip')
    const page = await entered(hall, bo, table)
    await hall.house.perform('unsay', { table, line: 1 }, ada)
    await hall.house.perform('unsay', { table, line: 1 }, ada)
    await hall.house.perform('unsay', { table, line: 2 }, ada)
    const told = page.heard.filter((message) => 'said' in message)
    expect(told).toMatchObject([{ said: { n: 1, text: '' } }, { said: { n: 2, text: '' } }])
    // Sent again after a lost connection, it stays removed.
    await hall.house.perform('say', { table, text: 'something rude', key: 'rude-line-1' }, bo)
    expect(await linesFor(hall, table, bo)).toMatchObject([
      { n: 1, name: 'Bo', text: '' },
      { n: 2, name: 'Ada', text: '' },
    ])
  })

  test('of others is removed by nobody else', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    await say(hall, table, ada, 'I am the host')
    await expect(hall.house.perform('unsay', { table, line: 1 }, bo)).rejects.toMatchObject({
      code: 'not-yours',
    })
    await expect(hall.house.perform('unsay', { table, line: 9 }, ada)).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await linesFor(hall, table, bo)).toMatchObject([{ text: 'I am the host' }])
  })

  test('is open to spectators only while the host allows it', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    const eve = await someone(hall, 'Eve')
    const allow = (spectatorsChat: boolean, by: Person) =>
      hall.house.perform('allow', { table, spectatorsChat }, by)
    await expect(allow(true, bo)).rejects.toMatchObject({ code: 'not-yours' })
    await allow(true, ada)
    expect((await hall.house.perform('room', { table }, eve)).spectatorsChat).toBe(true)
    await say(hall, table, eve, 'good luck')
    await hall.reopen()
    await say(hall, table, eve, 'and fun')
    await allow(false, ada)
    await expect(say(hall, table, eve, 'hello?')).rejects.toMatchObject({ code: 'not-yours' })
    expect(await linesFor(hall, table, bo)).toMatchObject([
      { seat: null, text: 'good luck' },
      { text: 'and fun' },
    ])
  })

  test('may come from a host who has no seat', async () => {
    const hall = openHouse()
    const host = await someone(hall, 'Hana')
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
    const { table } = await hall.house.perform('create', { game: 'vindication', seats }, host)
    await say(hall, table, host, 'welcome')
    expect(await linesFor(hall, table, null)).toMatchObject([{ name: 'Hana', seat: null }])
  })
})

describe('a blocked person', () => {
  test('no longer finds the tables of the person who blocked them, as if there were none', async () => {
    const hall = openHouse()
    const { table, ada } = await two(hall, { public: true })
    const eve = await someone(hall, 'Eve')
    const { code } = await hall.house.perform('room', { table }, eve)
    const page = await entered(hall, eve, table)
    await block(hall, ada, eve)
    expect(page.heard.at(-1)).toEqual({ again: table })
    const missing = await hall.house
      .perform('room', { table: 'nosuchtable' }, eve)
      .catch((error: unknown) => error)
    await expect(hall.house.watch(page, table)).rejects.toEqual(missing)
    await expect(hall.house.perform('room', { table }, eve)).rejects.toEqual(missing)
    await expect(hall.house.perform('join', { table, nonce: nonce() }, eve)).rejects.toMatchObject(UNKNOWN)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const goingOn = hall.house.perform('create', { game: 'vindication', seats, after: { table } }, eve)
    await expect(goingOn).rejects.toEqual(missing)
    await expect(hall.house.perform('find', { code }, eve)).rejects.toMatchObject({ code: 'unknown-code' })
    expect(await publicFor(hall, eve)).toEqual([])
    expect(await publicFor(hall, null)).toMatchObject([{ table }])
  })

  test('is told nothing: their own data stay the same', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    const before = JSON.stringify([
      await hall.house.perform('me', {}, bo),
      await hall.house.perform('room', { table }, bo),
    ])
    const page = await entered(hall, bo, table)
    const heard = page.heard.length
    const { me } = await hall.house.perform('block', { person: bo.id, blocked: true }, ada)
    expect(me.blocked).toEqual([{ id: bo.id, name: 'Bo' }])
    const known = await hall.storage.person(bo.id)
    expect(page.heard.slice(heard)).toEqual([])
    expect(JSON.stringify([await hall.house.perform('me', {}, known)]).slice(1, -1)).toBe(
      before.slice(1, before.indexOf(',{"table"')),
    )
    hall.house.exit(page)
    expect(JSON.stringify(await hall.house.perform('room', { table }, bo))).not.toContain('blocked')
  })

  test('keeps a seat they already have, but their lines are hidden', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, bo } = gathered
    await begin(hall, gathered)
    const ada = await block(hall, gathered.ada, bo)
    const page = await entered(hall, ada, table)
    await say(hall, table, bo, 'can you read this?')
    await playOn(hall, gathered, 4)
    expect((await look(hall, table, bo)).eyes).toBe(1)
    expect(page.heard.filter((message) => 'said' in message)).toEqual([])
    expect(await linesFor(hall, table, ada)).toEqual([])
    expect(await linesFor(hall, table, bo)).toHaveLength(1)
  })

  test('invites in vain: the blocker sees neither their public tables nor their rematch', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, bo } = gathered
    await begin(hall, gathered)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end' }, gathered.ada)
    await hall.house.perform('vote', { table, agree: true, proposal }, bo)
    const ada = await block(hall, gathered.ada, bo)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    await hall.house.perform('create', { game: 'vindication', seats, public: true }, bo)
    expect(await publicFor(hall, ada)).toEqual([])
    const his = await hall.house.perform('rematch', { table }, bo)
    const page = await entered(hall, ada, table)
    expect(page.lobby.rematch).toBeNull()
    expect((await hall.house.perform('room', { table }, bo)).rematch).toBe(his.table)
    const hers = await hall.house.perform('rematch', { table }, ada)
    expect(hers.table).not.toBe(his.table)
    await expect(hall.house.perform('room', hers, bo)).rejects.toMatchObject(UNKNOWN)
  })

  test('is unblocked again', async () => {
    const hall = openHouse()
    const { table, ada } = await two(hall)
    const eve = await someone(hall, 'Eve')
    await block(hall, ada, eve)
    const { me } = await hall.house.perform('block', { person: eve.id, blocked: false }, ada)
    expect(me.blocked).toEqual([])
    expect((await hall.house.perform('room', { table }, eve)).table).toBe(table)
  })

  test('who is deleted leaves no name behind', async () => {
    const hall = openHouse()
    const { person: ada, secret } = await hall.house.introduce('Ada')
    const eve = await someone(hall, 'Evelyn')
    await block(hall, ada, eve)
    expect((await hall.house.personOf(secret))?.blocked).toMatchObject([{ name: 'Evelyn' }])
    await hall.house.perform('forget', {}, eve)
    expect((await hall.house.personOf(secret))?.blocked).toEqual([])
  })

  test('cannot be oneself', async () => {
    const hall = openHouse()
    const ada = await someone(hall, 'Ada')
    const blocking = hall.house.perform('block', { person: ada.id, blocked: true }, ada)
    await expect(blocking).rejects.toMatchObject({ code: 'bad-request' })
  })
})

describe('a banned person', () => {
  test('is known as banned within a tick, and bots take over their seats', async () => {
    const hall = openHouse()
    const { person: bo, secret } = await hall.house.introduce('Bo')
    const ada = await someone(hall, 'Ada')
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
    const played = await hall.house.perform('create', { game: 'vindication', seats }, ada)
    await hall.house.perform('join', { ...played, nonce: nonce() }, ada)
    await hall.house.perform('join', { ...played, nonce: nonce() }, bo)
    await hall.house.perform('start', played, ada)
    expect((await hall.house.personOf(secret))?.banned).toBe(false)
    setBan(hall.file, bo.id, hall.clock.now)
    await hall.house.tick()
    expect((await hall.house.personOf(secret))?.banned).toBe(true)
    expect((await hall.house.perform('room', played, ada)).seats[1]).toMatchObject({ name: 'Bo', away: true })
    setBan(hall.file, bo.id, null)
    await hall.house.tick()
    expect((await hall.house.personOf(secret))?.banned).toBe(false)
    await hall.house.perform('return', played, bo)
    expect((await hall.house.perform('room', played, ada)).seats[1]?.away).toBe(false)
  })

  test('is sent away from the tables that their pages show, with a seat or without', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await two(hall)
    const eve = await someone(hall, 'Eve')
    const pages = await Promise.all([ada, bo, eve].map((person) => entered(hall, person, table)))
    for (const { id } of [bo, eve]) setBan(hall.file, id, hall.clock.now)
    await hall.house.tick()
    await turnOver()
    const sentAway = pages.map(({ heard }) => heard.filter((message) => 'again' in message))
    expect(sentAway).toEqual([[], [{ again: table }], [{ again: table }]])
    expect(pages[0]?.lobby.watchers).toBe(0)
    await hall.house.tick()
    expect(pages[1]?.heard.at(-1)).toEqual({ again: table })
  })
})

test('public tables are listed with the options that differ from the defaults', async () => {
  const hall = openHouse()
  const fields = Object.entries(games[0].form.options.properties)
  const [name, field] = fields.find(([, { type }]) => type === 'boolean') ?? []
  if (name === undefined || field === undefined) throw new Error('an option to switch')
  const options = { [name]: field.default !== true }
  const { table } = await two(hall, { public: true, options })
  await two(hall, { public: true })
  const listed = await publicFor(hall, null)
  expect(listed).toHaveLength(2)
  expect(listed.find((one) => one.table === table)?.options).toEqual(options)
  expect(listed.find((one) => one.table !== table)).toMatchObject({ options: {}, carried: false })
})
