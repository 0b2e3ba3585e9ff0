// At a table without a time limit, the others may agree that a bot plays for a person who is gone.
import { describe, expect, test } from 'vitest'
import type { Person } from '../src/storage.ts'
import { begin, entered, gather, look, openHouse, playOn, type TestHouse, turnOver } from './kit/house.ts'

const TWO_MINUTES = 120_000

async function three(hall: TestHouse, more: Parameters<typeof gather>[2] = {}) {
  const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'], more)
  await begin(hall, gathered)
  const [ada, bo, cy] = gathered.people
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error('three people')
  return { ...gathered, ada, bo, cy }
}

const propose = (hall: TestHouse, table: string, by: Person, seat: number) =>
  hall.house.perform('propose', { table, kind: 'bot', seat }, by)

const lobbyOf = (hall: TestHouse, table: string) => hall.house.perform('room', { table }, null)

test('everyone else who plays must agree; then a bot plays until they return', async () => {
  const hall = openHouse()
  const { table, people, ada, bo, cy } = await three(hall)
  hall.clock.now += TWO_MINUTES
  const { proposal } = await propose(hall, table, ada, 2)
  expect((await lobbyOf(hall, table)).proposal).toEqual({
    id: proposal,
    kind: 'bot',
    by: 0,
    seat: 2,
    agreed: [0],
  })
  await hall.house.perform('vote', { table, agree: true, proposal }, bo)
  expect(await lobbyOf(hall, table)).toMatchObject({
    proposal: null,
    settled: { id: proposal, kind: 'bot', how: 'agreed' },
    seats: [{ away: false }, { away: false }, { away: true, bot: 'normal', name: 'Cy' }],
  })
  await playOn(hall, { table, people: people.slice(0, 2) }, 12)
  await expect.poll(async () => (await look(hall, table, ada)).waiting).not.toContain(2)
  expect(new Set((await hall.storage.standIns(table)).values())).toEqual(new Set(['agreed']))
  await hall.house.perform('return', { table }, cy)
  expect((await lobbyOf(hall, table)).seats[2]?.away).toBe(false)
})

test('anyone may decline', async () => {
  const hall = openHouse()
  const { table, ada, bo } = await three(hall)
  hall.clock.now += TWO_MINUTES
  const { proposal } = await propose(hall, table, ada, 2)
  await hall.house.perform('vote', { table, agree: false, proposal }, bo)
  expect(await lobbyOf(hall, table)).toMatchObject({ proposal: null, settled: { how: 'refused', who: 1 } })
  expect((await lobbyOf(hall, table)).seats[2]?.away).toBe(false)
})

test('a person who already left has no say in it', async () => {
  const hall = openHouse()
  const { table, ada, bo } = await three(hall)
  await hall.house.perform('leave', { table }, bo)
  hall.clock.now += TWO_MINUTES
  await propose(hall, table, ada, 2)
  expect((await lobbyOf(hall, table)).seats[2]?.away).toBe(true)
})

test('it is decided when the last one who had not agreed leaves', async () => {
  const hall = openHouse()
  const { table, ada, bo } = await three(hall)
  hall.clock.now += TWO_MINUTES
  await propose(hall, table, ada, 2)
  await hall.house.perform('leave', { table }, bo)
  expect((await lobbyOf(hall, table)).seats.map(({ away }) => away)).toEqual([false, true, true])
})

describe('it ends when they', () => {
  test('open the table', async () => {
    const hall = openHouse()
    const { table, ada, cy } = await three(hall)
    hall.clock.now += TWO_MINUTES
    const { proposal } = await propose(hall, table, ada, 2)
    await entered(hall, cy, table)
    await expect
      .poll(() => lobbyOf(hall, table))
      .toMatchObject({ proposal: null, settled: { id: proposal, how: 'overtaken' } })
  })

  test('send anything, as programs do', async () => {
    const hall = openHouse()
    const { table, ada, cy } = await three(hall)
    hall.clock.now += TWO_MINUTES
    await propose(hall, table, ada, 2)
    await look(hall, table, cy)
    await expect.poll(async () => (await lobbyOf(hall, table)).proposal).toBeNull()
  })

  test('leave by themselves', async () => {
    const hall = openHouse()
    const { table, ada, cy } = await three(hall)
    hall.clock.now += TWO_MINUTES
    await propose(hall, table, ada, 2)
    await hall.house.perform('leave', { table }, cy)
    await turnOver()
    expect(await lobbyOf(hall, table)).toMatchObject({ proposal: null, settled: { how: 'overtaken' } })
  })
})

describe('it is refused', () => {
  test('while they are here, and until they have been gone for 2 minutes', async () => {
    const hall = openHouse()
    const { table, ada, cy } = await three(hall)
    const page = await entered(hall, cy, table)
    hall.clock.now += TWO_MINUTES
    expect((await lobbyOf(hall, table)).seats[2]?.botFrom).toBeNull()
    await expect(propose(hall, table, ada, 2)).rejects.toMatchObject({ code: 'not-away' })
    hall.house.exit(page)
    expect((await lobbyOf(hall, table)).seats[2]?.botFrom).toBe(hall.clock.now + TWO_MINUTES)
    hall.clock.now += TWO_MINUTES - 1
    await expect(propose(hall, table, ada, 2)).rejects.toMatchObject({ code: 'not-away' })
    hall.clock.now += 1
    await propose(hall, table, ada, 2)
  })

  test('right after a restart, when everyone reconnects', async () => {
    const hall = openHouse()
    const { table, ada } = await three(hall)
    hall.clock.now += TWO_MINUTES
    await hall.reopen()
    await expect(propose(hall, table, ada, 2)).rejects.toMatchObject({ code: 'not-away' })
  })

  test('at a table with a time limit', async () => {
    const hall = openHouse()
    const { table, ada } = await three(hall, { limit: 86_400 })
    hall.clock.now += TWO_MINUTES
    await expect(propose(hall, table, ada, 2)).rejects.toMatchObject({ code: 'bad-request' })
  })

  test('for oneself, a bot, an empty seat or a person who has left', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall, { bots: 1 })
    await hall.house.perform('leave', { table }, bo)
    hall.clock.now += TWO_MINUTES
    for (const seat of [0, 1, 3, 7])
      await expect(propose(hall, table, ada, seat)).rejects.toMatchObject({ code: 'bad-request' })
    await expect(hall.house.perform('propose', { table, kind: 'bot' }, ada)).rejects.toMatchObject({
      code: 'bad-request',
    })
  })
})
