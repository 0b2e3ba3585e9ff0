// What people agree on together: sent twice it is done once, and everyone is told how it ended.
import { describe, expect, test } from 'vitest'
import type { Person } from '../src/storage.ts'
import {
  answer,
  begin,
  entered,
  gather,
  type Gathered,
  look,
  openHouse,
  playOn,
  type TestHouse,
  turnOver,
  vote,
} from './kit/house.ts'

interface Three extends Gathered {
  readonly ada: Person
  readonly bo: Person
  readonly cy: Person
}

async function three(hall: TestHouse, more: Parameters<typeof gather>[2] = {}): Promise<Three> {
  const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'], more)
  await begin(hall, gathered)
  await playOn(hall, gathered, 8)
  const [ada, bo, cy] = gathered.people
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error('three people')
  return { ...gathered, ada, bo, cy }
}

const KEY = 'proposal-one'
/** Where nobody chose otherwise, so long one has a say for whom a bot plays. */
const A_DAY = 86_400_000
const roomOf = (hall: TestHouse, table: string) => hall.house.perform('room', { table }, null)

/** Everyone has answered since: to take that back the others are needed. */
async function walled(hall: TestHouse, gathered: Three): Promise<void> {
  for (let i = 0; i < 100 && (await look(hall, gathered.table, gathered.ada)).undo !== 'person'; i++)
    await playOn(hall, gathered, 1)
}

async function answerOfAny(hall: TestHouse, { table, people }: Gathered): Promise<void> {
  const [seat = 0] = (await look(hall, table, null)).waiting
  const asked = people[seat]
  if (asked !== undefined) await answer(hall, table, asked)
}

describe('a proposal ends, and it is said how', () => {
  test('by someone who would rather play on', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const page = await entered(hall, ada, table)
    expect(page.room.settled).toBeNull()
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await turnOver()
    expect(page.room.proposal).toEqual({ id: proposal, kind: 'end', by: 0, agreed: [0] })
    await hall.house.perform('vote', { table, agree: true, proposal }, cy)
    await hall.house.perform('vote', { table, agree: false, proposal }, bo)
    await turnOver()
    expect(page.room).toMatchObject({
      stage: 'playing',
      proposal: null,
      settled: { id: proposal, kind: 'end', by: 0, how: 'refused', who: 1 },
    })
  })

  test('by who proposed it, or who leaves', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await vote(hall, table, ada, false)
    expect((await roomOf(hall, table)).settled).toMatchObject({ id: proposal, how: 'withdrawn', who: 0 })
    const other = await hall.house.perform('propose', { table, kind: 'end', key: 'another-one' }, bo)
    await hall.house.perform('leave', { table }, bo)
    expect(await roomOf(hall, table)).toMatchObject({
      proposal: null,
      settled: { id: other.proposal, how: 'withdrawn', who: 1 },
    })
  })

  test('by a move, which voids going back from where it was proposed', async () => {
    const hall = openHouse()
    const gathered = await three(hall)
    const { table, ada, bo, cy } = gathered
    await walled(hall, gathered)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    await answerOfAny(hall, gathered)
    const before = await look(hall, table, null)
    for (const person of [bo, cy]) await hall.house.perform('vote', { table, agree: true, proposal }, person)
    expect((await look(hall, table, null)).entries).toBe(before.entries)
    expect(await roomOf(hall, table)).toMatchObject({
      proposal: null,
      settled: { id: proposal, how: 'overtaken', who: null },
    })
  })

  test('by another one in its place', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    const other = await hall.house.perform('propose', { table, kind: 'undo', key: 'another-one' }, bo)
    expect(await roomOf(hall, table)).toMatchObject({
      proposal: { id: other.proposal, by: 1 },
      settled: { id: proposal, how: 'overtaken', who: 1 },
    })
  })

  test('by everyone who plays', async () => {
    const hall = openHouse()
    const gathered = await three(hall)
    const { table, ada, bo, cy } = gathered
    await walled(hall, gathered)
    const before = await look(hall, table, ada)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    for (const person of [bo, cy]) await vote(hall, table, person)
    expect((await look(hall, table, ada)).seq).toBeLessThan(before.seq)
    expect(await roomOf(hall, table)).toMatchObject({
      proposal: null,
      settled: { id: proposal, kind: 'undo', by: 0, how: 'agreed', who: null },
    })
    await hall.reopen()
    expect((await roomOf(hall, table)).settled).toMatchObject({ id: proposal, how: 'agreed' })
  })

  test('by all who are left, when the one who left without having agreed has no say any more', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await hall.house.perform('vote', { table, agree: true, proposal }, bo)
    await hall.house.perform('leave', { table }, cy)
    expect(await roomOf(hall, table)).toMatchObject({ stage: 'playing', proposal: { agreed: [0, 1] } })
    hall.clock.now += A_DAY
    await hall.house.tick()
    expect(await roomOf(hall, table)).toMatchObject({
      stage: 'over',
      ended: 'agreed',
      settled: { id: proposal, how: 'agreed' },
    })
  })
})

describe('sent again after a break', () => {
  test('a proposal that was refused meanwhile is not made once more', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall)
    const propose = () => hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    const { proposal } = await propose()
    expect(await propose()).toEqual({ proposal })
    await hall.house.perform('vote', { table, agree: false, proposal }, bo)
    await propose()
    expect(await roomOf(hall, table)).toMatchObject({ proposal: null, settled: { how: 'refused' } })
    // Asked anew it is another one.
    const other = await hall.house.perform('propose', { table, kind: 'end', key: 'another-one' }, ada)
    expect((await roomOf(hall, table)).proposal?.id).toBe(other.proposal)
  })

  test('what was agreed on at once is done once', async () => {
    const hall = openHouse()
    const gathered = await three(hall)
    const { table, ada, bo, cy } = gathered
    await walled(hall, gathered)
    for (const person of [bo, cy]) await hall.house.perform('leave', { table }, person)
    await expect.poll(async () => (await look(hall, table, null)).waiting).toEqual([0])
    hall.clock.now += A_DAY
    const propose = () => hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    await propose()
    const after = (await look(hall, table, ada)).entries
    await propose()
    expect((await look(hall, table, ada)).entries).toBe(after)
  })

  test('a vote is for the proposal it was for, not for the next', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    const vote = () => hall.house.perform('vote', { table, agree: true, proposal }, bo)
    await vote()
    await vote()
    await hall.house.perform('vote', { table, agree: false, proposal }, cy)
    await hall.house.perform('propose', { table, kind: 'end', key: 'another-one' }, cy)
    await vote()
    expect((await roomOf(hall, table)).proposal?.agreed).toEqual([2])
  })

  test('a key that was used before is no way to have agreed to something else', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const first = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    await vote(hall, table, ada, false)
    const second = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    expect(second.proposal).not.toBe(first.proposal)
    for (const person of [bo, cy])
      await hall.house.perform('vote', { table, agree: true, proposal: first.proposal }, person)
    expect(await roomOf(hall, table)).toMatchObject({ stage: 'playing', proposal: { agreed: [0] } })
  })
})

describe('somebody for whom a bot plays', () => {
  test('cannot be rewound, nor their game ended, before they have no say any more', async () => {
    const hall = openHouse()
    const gathered = await three(hall, { absence: 600 })
    const { table, ada, bo, cy } = gathered
    await walled(hall, gathered)
    for (const person of [bo, cy]) await hall.house.perform('leave', { table }, person)
    await expect.poll(async () => (await look(hall, table, null)).waiting).toEqual([0])
    const seen = await look(hall, table, ada)
    const undo = () => hall.house.perform('undo', { table, at: seen.entries }, ada)
    await expect(undo()).rejects.toMatchObject({ code: 'wall' })
    for (const kind of ['undo', 'end'] as const) await hall.house.perform('propose', { table, kind }, ada)
    expect(await roomOf(hall, table)).toMatchObject({
      stage: 'playing',
      proposal: { kind: 'end', agreed: [0] },
      seats: [{ say: null }, { say: hall.clock.now + 600_000 }, { say: hall.clock.now + 600_000 }],
    })
    expect((await look(hall, table, ada)).entries).toBe(seen.entries)
    await vote(hall, table, ada, false)
    hall.clock.now += 600_000
    await undo()
    expect((await look(hall, table, ada)).seq).toBeLessThan(seen.seq)
  })

  test('says their word when they return', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    await hall.house.perform('leave', { table }, cy)
    await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await vote(hall, table, bo)
    expect((await roomOf(hall, table)).stage).toBe('playing')
    await hall.house.perform('return', { table }, cy)
    await vote(hall, table, cy)
    expect((await roomOf(hall, table)).stage).toBe('over')
  })
})

test('an answer that arrives as the others agree is not taken back with it', async () => {
  const hall = openHouse()
  const gathered = await three(hall)
  const { table, people, ada, bo, cy } = gathered
  await walled(hall, gathered)
  const { proposal } = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
  await hall.house.perform('vote', { table, agree: true, proposal }, bo)
  const [seat = 0] = (await look(hall, table, null)).waiting
  const asked = people[seat]
  if (asked === undefined) throw new Error('someone is asked')
  const seen = await look(hall, table, asked)
  const body = { table, ask: seen.ask?.id ?? -1, picks: [seen.ask?.options.at(-1)?.id ?? ''] }
  const answered = hall.house.perform('answer', body, asked)
  // It is being stored, and nobody knows of it yet.
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const voted = hall.house.perform('vote', { table, agree: true, proposal }, cy)
  const [, vote] = await Promise.allSettled([answered, voted])
  const entries = await hall.storage.entries(table)
  expect(entries.at(-1)).toBe(`${seat} ${body.picks.join()}`)
  expect(vote.status).toBe('rejected')
  expect((await roomOf(hall, table)).settled).toMatchObject({ id: proposal, how: 'overtaken' })
})
