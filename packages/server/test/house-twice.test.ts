// Two servers on one file, as during an upgrade. Neither overwrites a change of the other, and callers don't notice.
import { expect, onTestFinished, test, vi } from 'vitest'
import { GAME } from './kit/game.ts'
import {
  answer,
  begin,
  entered,
  gather,
  houseOn,
  look,
  nonce,
  openHouse,
  someone,
  vote,
} from './kit/house.ts'

function openTwice() {
  const hall = openHouse()
  const other = houseOn(hall.file, { now: () => hall.clock.now })
  onTestFinished(() => other.house.stop())
  return { hall, other: other.house }
}

const OPEN = { kind: 'open' as const }

test('people who join at the same time get different seats', async () => {
  const { hall, other } = openTwice()
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Dee'].map((name) => someone(hall, name)))
  const [ada = null] = people
  const wanted = { game: GAME.id, seats: people.map(() => OPEN) }
  const { table } = await hall.house.perform('create', wanted, ada)
  for (const house of [hall.house, other]) await house.perform('room', { table }, ada)
  const seats = await Promise.all(
    people.map((person, i) =>
      (i % 2 === 0 ? hall.house : other).perform('join', { table, nonce: nonce() }, person),
    ),
  )
  const row = await hall.storage.table(table)
  expect(row?.seats.map(({ person }) => person)).toEqual(
    row?.seats.map((_, seat) => people[seats.findIndex((mine) => mine.seat === seat)]?.id),
  )
  expect(new Set(seats.map(({ seat }) => seat)).size).toBe(people.length)
})

test('a game begins with everyone whose request to join succeeded', async () => {
  const { hall, other } = openTwice()
  const [ada, bo] = [await someone(hall, 'Ada'), await someone(hall, 'Bo')]
  const { table } = await hall.house.perform('create', { game: GAME.id, seats: [OPEN, OPEN] }, ada)
  await hall.house.perform('join', { table, nonce: nonce() }, ada)
  await other.perform('room', { table }, bo)
  const [joined] = await Promise.allSettled([
    other.perform('join', { table, nonce: nonce() }, bo),
    hall.house.perform('start', { table }, ada),
  ])
  const row = await hall.storage.table(table)
  expect(row?.stage).toBe('playing')
  expect(row?.seats[1]?.person ?? null).toBe(joined.status === 'fulfilled' ? bo.id : null)
})

test('a game that has begun is not closed by a server that did not know', async () => {
  const { hall, other } = openTwice()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  const [ada = null] = people
  await other.perform('room', { table }, ada)
  await begin(hall, gathered)
  await expect(other.perform('close', { table }, ada)).rejects.toMatchObject({ code: 'not-gathering' })
  expect((await hall.storage.table(table))?.stage).toBe('playing')
})

test('two people who leave a game at the same time have both left', async () => {
  const { hall, other } = openTwice()
  const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'])
  const { table, people } = gathered
  const [, bo = null, cy = null] = people
  await begin(hall, gathered)
  await other.perform('room', { table }, bo)
  await Promise.all([hall.house.perform('leave', { table }, bo), other.perform('leave', { table }, cy)])
  const row = await hall.storage.table(table)
  expect(row?.seats.map(({ away }) => away)).toEqual([false, true, true])
})

test('all who ask for a rematch get the same table, and no other is left over', async () => {
  const { hall, other } = openTwice()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  const [ada = null, bo = null] = people
  await begin(hall, gathered)
  for (const person of people) await hall.house.perform('propose', { table, kind: 'end' }, person)
  await vote(hall, table, ada)
  await other.perform('room', { table }, bo)
  const next = await Promise.all([
    hall.house.perform('rematch', { table }, ada),
    other.perform('rematch', { table }, bo),
  ])
  expect(next[0]).toEqual(next[1])
  expect(await hall.storage.countTables()).toBe(2)
})

test('pages of one server follow what happens at the other, and keep their table', async () => {
  const { hall, other } = openTwice()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  const page = await entered({ house: other }, null, table)
  for (let i = 0; i < 5; i++) {
    const { waiting } = await look(hall, table, null)
    const [seat = 0] = waiting
    const person = people[seat]
    if (person === undefined) throw new Error('nobody is asked')
    await answer(hall, table, person)
  }
  await hall.house.perform('say', { table, text: 'Hello', key: 'key-0001' }, people[0] ?? null)
  await other.tick()
  const { entries } = await look(hall, table, null)
  await vi.waitUntil(() => page.update.entries === entries)
  await vi.waitUntil(() => page.heard.some((message) => 'said' in message))
  expect(page.heard.some((message) => 'again' in message)).toBe(false)
})

test('a reminder is written once by two servers on one file', async () => {
  const { hall, other } = openTwice()
  const gathered = await gather(hall, ['Ada', 'Bo'], { limit: 86_400 })
  for (const [i, person] of gathered.people.entries())
    await hall.house.perform('change', { webhook: `http://127.0.0.1:1/${i}` }, person)
  const pages = await Promise.all(gathered.people.map((person) => entered(hall, person, gathered.table)))
  await begin(hall, gathered)
  for (const page of pages) hall.house.exit(page)
  hall.clock.now += 70_000_000
  for (let i = 0; i < 3; i++) await Promise.all([hall.house.tick(), other.tick()])
  const { waiting } = await look(hall, gathered.table, null)
  expect(await hall.storage.claimLetters(hall.clock.now, 10)).toHaveLength(waiting.length)
})
