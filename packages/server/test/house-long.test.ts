// A game can become very long. Its log, its score history and its replays are made in pieces. Others get their turn in
// between, and nobody is ever shown an incomplete result.
import { Chance, type Entry, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import type { Person } from '../src/storage.ts'
import { GAME } from './kit/game.ts'
import { answer, entered, look, nonce, openHouse, someone, type TestHouse } from './kit/house.ts'

const MOVES = 9900
/** The most moves that are narrated in one piece. */
const IN_ONE_GO = 200
const PIECES = Math.floor(MOVES / IN_ONE_GO)

const EFFECT = GAME.play.effects[0]?.id ?? ''

/** The record of a game of two people that is longer than any real one. */
function longRecord(): string {
  const chance = new Chance('long')
  const table = new Table(GAME, { seats: ['Ada', 'Bo'], seed: 'long' })
  const choose = (i: number): Entry => ({ choose: 0, effect: EFFECT, choice: i % 2 === 0 ? 'never' : 'ask' })
  while (table.moves < MOVES - 100) table.enter(choose(table.moves))
  while (table.moves < MOVES) {
    const ask = chance.pick(table.asks)
    table.take(ask, chance.pick(ask.options))
  }
  if (table.over) throw new Error('this game was too short')
  return JSON.stringify(table.record())
}

const record = longRecord()

interface Long {
  readonly hall: TestHouse
  readonly table: string
  readonly ada: Person
  readonly bo: Person
}

async function longTable(): Promise<Long> {
  const hall = openHouse()
  const [ada, bo] = [await someone(hall, 'Ada'), await someone(hall, 'Bo')]
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const { table } = await hall.house.perform('create', { game: GAME.id, seats, record }, ada)
  for (const person of [ada, bo]) await hall.house.perform('join', { table, nonce: nonce() }, person)
  await hall.house.perform('start', { table }, ada)
  return { hall, table, ada, bo }
}

/** How many turns of the event loop others get until then. */
async function turnsDuring(until: Promise<unknown>): Promise<number> {
  const state = { over: false }
  const over = until.finally(() => (state.over = true))
  let turns = 0
  for (; !state.over; turns++) await new Promise((resolve) => setImmediate(resolve))
  await over
  return turns
}

test('its history, its log and a replay leave others their turn', async () => {
  const { hall, table, ada } = await longTable()
  const { house } = hall
  expect(await turnsDuring(house.perform('history', { table }, null))).toBeGreaterThan(PIECES)
  // A replay plays up to that move and writes the log.
  expect(await turnsDuring(house.perform('replay', { table, at: 5000 }, null))).toBeGreaterThan(PIECES)
  expect(await turnsDuring(house.perform('replay', { table, at: 5000, log: false }, null))).toBeGreaterThan(
    Math.floor(5000 / IN_ONE_GO) - 1,
  )
  expect(await turnsDuring(entered(hall, ada, table))).toBeGreaterThan(PIECES)
})

test('it is read from the disk in pieces', async () => {
  const { hall, table } = await longTable()
  await hall.reopen()
  expect(await turnsDuring(look(hall, table, null))).toBeGreaterThan(MOVES / 500 - 1)
})

test('people who come, answer, undo or look at the past meanwhile get complete results', async () => {
  const { hall, table, ada, bo } = await longTable()
  const { house } = hall
  const asked = (await look(hall, table, ada)).ask === null ? bo : ada
  // All at the same time, with the answer in the middle.
  const [first, , second, replayed] = await Promise.all([
    entered(hall, ada, table),
    answer(hall, table, asked),
    entered(hall, null, table),
    house.perform('replay', { table, at: MOVES + 50 }, ada),
    house.perform('history', { table }, null),
  ])
  await hall.reopen()
  for (const [person, page] of [
    [ada, first],
    [null, second],
  ] as const) {
    const { log } = await hall.house.perform('replay', { table, at: MOVES + 50 }, person)
    expect(log.length).toBeGreaterThan(100)
    const sent = page.heard.flatMap((message) => ('update' in message ? message.update.log : []))
    // The page got the log before the answer and then the new lines, or all of it together.
    expect(sent).toEqual(log)
  }
  const { log } = await hall.house.perform('replay', { table, at: replayed.seq }, ada)
  expect(replayed.log).toEqual(log)
})

test('an undo is sent to everyone in pieces', async () => {
  const { hall, table, ada, bo } = await longTable()
  const asked = (await look(hall, table, ada)).ask === null ? bo : ada
  await answer(hall, table, asked)
  const seen = await look(hall, table, asked)
  expect(seen.undo).toBe('free')
  // Nobody has the log yet, and after an undo it is sent again in full.
  const waiting = [ada, bo, null].map((person) =>
    hall.house.perform('wait', { table, after: seen.entries }, person),
  )
  for (const person of [ada, bo, null]) await look(hall, table, person)
  const undo = hall.house.perform('undo', { table, at: seen.entries }, asked)
  expect(await turnsDuring(undo)).toBeGreaterThan(3 * PIECES)
  const news = await Promise.all(waiting)
  expect(news.map(({ entries }) => entries)).toEqual(news.map(() => seen.entries + 1))
})
