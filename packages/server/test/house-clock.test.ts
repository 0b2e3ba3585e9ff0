// The clock of the server is set ahead or back. No bot answers for anyone because of that, and nobody gets more time
// than the limit. The tests move two clocks by hand: the time of day and a monotonic one.
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { Clock } from '../src/clock.ts'
import { atHand } from '../src/games.ts'
import type { Log } from '../src/log.ts'
import { answer, begin, entered, gather, openHouse, quiet, type TestHouse, turnOver } from './kit/house.ts'

const SECOND = 1000
const HOUR = 3_600_000
const LIMIT = 60

interface Timed {
  readonly hall: TestHouse
  /** Time passes on both clocks. */
  readonly pass: (ms: number) => void
  /** Somebody sets the time of day. */
  readonly set: (ms: number) => void
  readonly warned: string[]
}

function timedHouse(): Timed {
  const steady = { now: 5000 }
  const warned: string[] = []
  const log: Log = { ...quiet, warn: (what, detail) => warned.push(`${what} ${JSON.stringify(detail)}`) }
  const hall = openHouse({ games: [atHand(toyGame)], log, steady: () => steady.now })
  const pass = (ms: number) => {
    steady.now += ms
    hall.clock.now += ms
  }
  const set = (ms: number) => {
    hall.clock.now += ms
  }
  return { hall, pass, set, warned }
}

/** A table where both people are asked at the same time. */
async function bothAsked({ hall }: Timed, limit = LIMIT) {
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy', limit })
  await begin(hall, gathered)
  const [ada, bo] = gathered.people
  if (ada === undefined || bo === undefined) throw new Error('two people')
  return { table: gathered.table, ada, bo }
}

/** By seat: the seconds left. */
async function left({ hall }: Timed, table: string): Promise<(number | null)[]> {
  const { seats } = await hall.house.perform('room', { table }, null)
  return seats.map(({ deadline }) => (deadline === null ? null : (deadline - hall.clock.now) / SECOND))
}

test('an hour ahead and back: bots answer for nobody, and nobody has more than the limit', async () => {
  const timed = timedHouse()
  const { hall, pass, set } = timed
  const { table } = await bothAsked(timed)
  await hall.house.tick()
  pass(6 * SECOND)
  set(HOUR)
  await hall.house.tick()
  pass(SECOND)
  await hall.house.tick()
  expect(await left(timed, table)).toEqual([53, 53])
  set(-HOUR)
  await hall.house.tick()
  pass(SECOND)
  await hall.house.tick()
  expect(await hall.storage.entries(table)).toEqual([])
  const seconds = await left(timed, table)
  expect(Math.max(...seconds.map(Number))).toBeLessThanOrEqual(LIMIT)
  expect(Math.min(...seconds.map(Number))).toBeGreaterThan(50)
  // Time that really passes still runs out.
  pass(61 * SECOND)
  await hall.house.tick()
  expect(await hall.storage.entries(table)).toHaveLength(2)
})

test('an answer before the jump is noticed gets no deadline of the wrong time', async () => {
  const timed = timedHouse()
  const { hall, pass, set } = timed
  const { table, ada, bo } = await bothAsked(timed)
  await hall.house.tick()
  pass(500)
  set(HOUR)
  await answer(hall, table, ada)
  await answer(hall, table, bo)
  // Set back before anything read the clock.
  set(-HOUR)
  pass(500)
  await hall.house.tick()
  const seconds = await left(timed, table)
  expect(Math.max(...seconds.map(Number))).toBe(LIMIT)
  expect(await hall.storage.entries(table)).toHaveLength(2)
})

test('a clock that stays changed takes no time from anyone, even at a table that is not in memory', async () => {
  const timed = timedHouse()
  const { hall, pass, set, warned } = timed
  const { table } = await bothAsked(timed)
  await hall.reopen()
  await hall.house.tick()
  pass(20 * SECOND)
  await hall.house.tick()
  set(5 * HOUR)
  await hall.house.tick()
  expect(await left(timed, table)).toEqual([40, 40])
  expect(warned).toEqual([`the clock of this machine was changed {"seconds":${5 * 3600}}`])
  pass(41 * SECOND)
  await hall.house.tick()
  expect(await hall.storage.entries(table)).toHaveLength(2)
})

test('a bot answers for a person whose time was over before the jump, one round later', async () => {
  const timed = timedHouse()
  const { hall, pass, set } = timed
  const { table } = await bothAsked(timed)
  await hall.house.tick()
  pass(61 * SECOND)
  set(HOUR)
  await hall.house.tick()
  expect(await hall.storage.entries(table)).toEqual([])
  await hall.house.tick()
  expect(await hall.storage.entries(table)).toHaveLength(2)
})

test('a clock that is set during a round ends that round', async () => {
  const timed = timedHouse()
  const { hall, pass, set } = timed
  const { table } = await bothAsked(timed)
  await hall.house.tick()
  pass(30 * SECOND)
  const dueTables = hall.storage.dueTables.bind(hall.storage)
  hall.storage.dueTables = async (now, most) => {
    hall.storage.dueTables = dueTables
    set(HOUR)
    return dueTables(now + HOUR, most)
  }
  await hall.house.tick()
  expect(await hall.storage.entries(table)).toEqual([])
  await hall.house.tick()
  expect(await left(timed, table)).toEqual([30, 30])
})

test('pages get the new time and their new deadlines', async () => {
  const timed = timedHouse()
  const { hall, set } = timed
  const { table, ada } = await bothAsked(timed)
  const page = await entered(hall, ada, table)
  const sent = page.heard.length
  set(HOUR)
  await hall.house.tick()
  await turnOver()
  const heard = page.heard.slice(sent)
  expect(heard[0]).toEqual({ hello: { version: 'test', me: ada.id, now: hall.clock.now } })
  expect(page.lobby.seats.map(({ deadline }) => deadline)).toEqual(
    [0, 1].map(() => hall.clock.now + LIMIT * SECOND),
  )
})

test('slow deadlines, and the say of absent people, last as long as before', async () => {
  const timed = timedHouse()
  const { hall, pass, set } = timed
  const { table, ada, bo } = await bothAsked(timed, 7200)
  await hall.house.perform('leave', { table }, bo)
  pass(60 * SECOND)
  await hall.house.tick()
  const before = await hall.house.perform('room', { table }, ada)
  set(30 * HOUR)
  await hall.house.tick()
  const after = await hall.house.perform('room', { table }, ada)
  const ends = ({ seats }: typeof after) => seats.flatMap(({ deadline, say }) => [deadline, say])
  expect(ends(after)).toEqual(ends(before).map((end) => (end === null ? null : end + 30 * HOUR)))
  set(-30 * HOUR)
  await hall.house.tick()
  const [deadline] = ends(await hall.house.perform('room', { table }, ada))
  expect(deadline).toBeLessThanOrEqual(hall.clock.now + 7200 * SECOND)
})

test('small corrections of the clock are not jumps', () => {
  const [day, steady] = [{ now: 1_800_000_000_000 }, { now: 0 }]
  const clock = new Clock(
    () => day.now,
    () => steady.now,
  )
  for (let i = 0; i < 100; i++) {
    day.now += 1500
    steady.now += 1000
    expect(clock.takeJump()).toBe(null)
  }
  day.now += HOUR
  expect([clock.now(), clock.isSet, clock.takeJump(), clock.isSet]).toEqual([day.now, true, HOUR, false])
  day.now -= HOUR
  clock.now()
  day.now += HOUR
  expect([clock.takeJump(), clock.takeJump()]).toEqual([0, null])
})
