// Proposals. One that is sent twice is made once, and everyone sees how it ended.
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
/** By default, an absent person has a say for this long. */
const A_DAY = 86_400_000
const lobbyOf = (hall: TestHouse, table: string) => hall.house.perform('room', { table }, null)

/** Plays until Ada's undo needs the consent of the others. */
async function walled(hall: TestHouse, gathered: Three): Promise<void> {
  for (let i = 0; i < 100 && (await look(hall, gathered.table, gathered.ada)).undo !== 'person'; i++)
    await playOn(hall, gathered, 1)
}

async function answerOfAny(hall: TestHouse, { table, people }: Gathered): Promise<void> {
  const [seat = 0] = (await look(hall, table, null)).waiting
  const asked = people[seat]
  if (asked !== undefined) await answer(hall, table, asked)
}

describe('a proposal ends, and everyone sees how', () => {
  test('someone refuses it', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const page = await entered(hall, ada, table)
    expect(page.lobby.settled).toBeNull()
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await turnOver()
    expect(page.lobby.proposal).toEqual({ id: proposal, kind: 'end', by: 0, seat: null, agreed: [0] })
    await hall.house.perform('vote', { table, agree: true, proposal }, cy)
    await hall.house.perform('vote', { table, agree: false, proposal }, bo)
    await turnOver()
    expect(page.lobby).toMatchObject({
      stage: 'playing',
      proposal: null,
      settled: { id: proposal, kind: 'end', by: 0, how: 'refused', who: 1 },
    })
  })

  test('its proposer withdraws it or leaves', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await vote(hall, table, ada, false)
    expect((await lobbyOf(hall, table)).settled).toMatchObject({ id: proposal, how: 'withdrawn', who: 0 })
    const other = await hall.house.perform('propose', { table, kind: 'end', key: 'another-one' }, bo)
    await hall.house.perform('leave', { table }, bo)
    expect(await lobbyOf(hall, table)).toMatchObject({
      proposal: null,
      settled: { id: other.proposal, how: 'withdrawn', who: 1 },
    })
  })

  test('a move overtakes a proposal to undo', async () => {
    const hall = openHouse()
    const gathered = await three(hall)
    const { table, ada, bo, cy } = gathered
    await walled(hall, gathered)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    await answerOfAny(hall, gathered)
    const before = await look(hall, table, null)
    for (const person of [bo, cy]) await hall.house.perform('vote', { table, agree: true, proposal }, person)
    expect((await look(hall, table, null)).entries).toBe(before.entries)
    expect(await lobbyOf(hall, table)).toMatchObject({
      proposal: null,
      settled: { id: proposal, how: 'overtaken', who: null },
    })
  })

  test('another proposal replaces it', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    const other = await hall.house.perform('propose', { table, kind: 'undo', key: 'another-one' }, bo)
    expect(await lobbyOf(hall, table)).toMatchObject({
      proposal: { id: other.proposal, by: 1 },
      settled: { id: proposal, how: 'overtaken', who: 1 },
    })
  })

  test('all players agree', async () => {
    const hall = openHouse()
    const gathered = await three(hall)
    const { table, ada, bo, cy } = gathered
    await walled(hall, gathered)
    const before = await look(hall, table, ada)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    for (const person of [bo, cy]) await vote(hall, table, person)
    expect((await look(hall, table, ada)).seq).toBeLessThan(before.seq)
    expect(await lobbyOf(hall, table)).toMatchObject({
      proposal: null,
      settled: { id: proposal, kind: 'undo', by: 0, how: 'agreed', who: null },
    })
    await hall.reopen()
    expect((await lobbyOf(hall, table)).settled).toMatchObject({ id: proposal, how: 'agreed' })
  })

  test('all who are left agree, and the person who left has no say anymore', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await hall.house.perform('vote', { table, agree: true, proposal }, bo)
    await hall.house.perform('leave', { table }, cy)
    expect(await lobbyOf(hall, table)).toMatchObject({ stage: 'playing', proposal: { agreed: [0, 1] } })
    hall.clock.now += A_DAY
    await hall.house.tick()
    expect(await lobbyOf(hall, table)).toMatchObject({
      stage: 'over',
      ended: 'agreed',
      settled: { id: proposal, how: 'agreed' },
    })
  })
})

describe('sent again after a break', () => {
  test('a proposal that was refused meanwhile is not made again', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await three(hall)
    const propose = () => hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    const { proposal } = await propose()
    expect(await propose()).toEqual({ proposal })
    await hall.house.perform('vote', { table, agree: false, proposal }, bo)
    await propose()
    expect(await lobbyOf(hall, table)).toMatchObject({ proposal: null, settled: { how: 'refused' } })
    // With another key, it is a new proposal.
    const other = await hall.house.perform('propose', { table, kind: 'end', key: 'another-one' }, ada)
    expect((await lobbyOf(hall, table)).proposal?.id).toBe(other.proposal)
  })

  test('a proposal that passed immediately is carried out once', async () => {
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

  test('a vote counts only for its own proposal, not for the next one', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    const vote = () => hall.house.perform('vote', { table, agree: true, proposal }, bo)
    await vote()
    await vote()
    await hall.house.perform('vote', { table, agree: false, proposal }, cy)
    await hall.house.perform('propose', { table, kind: 'end', key: 'another-one' }, cy)
    await vote()
    expect((await lobbyOf(hall, table)).proposal?.agreed).toEqual([2])
  })

  test('votes for a proposal do not count for another one with the same key', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    const first = await hall.house.perform('propose', { table, kind: 'undo', key: KEY }, ada)
    await vote(hall, table, ada, false)
    const second = await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    expect(second.proposal).not.toBe(first.proposal)
    for (const person of [bo, cy])
      await hall.house.perform('vote', { table, agree: true, proposal: first.proposal }, person)
    expect(await lobbyOf(hall, table)).toMatchObject({ stage: 'playing', proposal: { agreed: [0] } })
  })
})

describe('an absent person', () => {
  test('must agree to an undo and to the end of the game while they have a say', async () => {
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
    expect(await lobbyOf(hall, table)).toMatchObject({
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

  test('can vote when they return', async () => {
    const hall = openHouse()
    const { table, ada, bo, cy } = await three(hall)
    await hall.house.perform('leave', { table }, cy)
    await hall.house.perform('propose', { table, kind: 'end', key: KEY }, ada)
    await vote(hall, table, bo)
    expect((await lobbyOf(hall, table)).stage).toBe('playing')
    await hall.house.perform('return', { table }, cy)
    await vote(hall, table, cy)
    expect((await lobbyOf(hall, table)).stage).toBe('over')
  })
})

test('an answer that arrives while the others agree to an undo is not undone', async () => {
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
  // The answer is being stored, and nobody has been sent it yet.
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const voted = hall.house.perform('vote', { table, agree: true, proposal }, cy)
  const [, vote] = await Promise.allSettled([answered, voted])
  const entries = await hall.storage.entries(table)
  expect(entries.at(-1)).toBe(`${seat} ${body.picks.join()}`)
  expect(vote.status).toBe('rejected')
  expect((await lobbyOf(hall, table)).settled).toMatchObject({ id: proposal, how: 'overtaken' })
})
