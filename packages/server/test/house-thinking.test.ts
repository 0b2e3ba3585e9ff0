// Bots think on the shared thread, a little at a time, and owners take turns.
import { setImmediate as turn } from 'node:timers/promises'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { atHand } from '../src/games.ts'
import { LIMITS } from '../src/limits.ts'
import { TimeSlices } from '../src/time-slices.ts'
import { begin, entered, gather, openHouse } from './kit/house.ts'

/** Takes longer than the slice for bots. */
function ponder(): void {
  const until = performance.now() + 3
  while (performance.now() < until);
}

/** The toy game, but storing an answer takes a while. */
const slowGame: typeof toyGame = {
  ...toyGame,
  say: {
    ...toyGame.say,
    progress: (facts) => {
      ponder()
      return toyGame.say.progress(facts)
    },
  },
}

test('of many tables with bots, only a few run in one turn of the event loop', async () => {
  const hall = openHouse({ games: [atHand(slowGame)], limits: { ...LIMITS, thinking: 1 } })
  const tables = []
  for (let n = 0; n < 12; n++) {
    const gathered = await gather(hall, ['Ada'], { game: slowGame.id, bots: 6 })
    await begin(hall, gathered)
    await hall.house.perform('leave', { table: gathered.table }, gathered.people[0] ?? null)
    tables.push(gathered.table)
  }
  const pages = await Promise.all(tables.map((table) => entered(hall, null, table)))
  const heard = () => pages.reduce((sum, page) => sum + page.heard.filter((m) => 'update' in m).length, 0)
  let most = 0
  const first = heard()
  for (let turns = 0; turns < 2000 && heard() < first + 60; turns++) {
    const before = heard()
    await turn()
    most = Math.max(most, heard() - before)
  }
  expect(heard()).toBeGreaterThanOrEqual(first + 60)
  expect(most).toBeLessThan(4)
})

test('a person with one table does not wait for all tables of a person with many', async () => {
  const thinking = new TimeSlices(1)
  const order: string[] = []
  const play = async (whose: string) => {
    await thinking.next(whose)
    order.push(whose)
    ponder()
  }
  await Promise.all([...Array.from({ length: 50 }, () => play('Eve')), play('Ada'), play('Bo')])
  expect(order.indexOf('Ada')).toBeLessThan(3)
  expect(order.indexOf('Bo')).toBeLessThan(3)
  expect(order).toHaveLength(52)
})

test('others get their turn between two long thoughts', async () => {
  const thinking = new TimeSlices(1)
  let turns = 0
  const state = { over: false }
  const others = (async () => {
    for (; !state.over; turns++) await turn()
  })()
  const thought = Array.from({ length: 20 }, async () => {
    await thinking.next('Eve')
    ponder()
  })
  await Promise.all(thought)
  state.over = true
  await others
  expect(turns).toBeGreaterThanOrEqual(19)
})

test('bots that play on after a start do not delay deadlines of other tables', async () => {
  const hall = openHouse({ games: [atHand(toyGame)] })
  const late = await gather(hall, ['Bo', 'Cleo'], { game: toyGame.id, limit: 60 })
  await begin(hall, late)
  const busy = await gather(hall, ['Ada'], { game: toyGame.id, bots: 6 })
  await begin(hall, busy)
  await hall.reopen()
  hall.clock.now += 120_000
  const { promise: kept, resolve } = Promise.withResolvers<void>()
  const append = hall.storage.append
  let thoughts = 0
  // Storing an answer of the bots takes long.
  hall.storage.append = async (table, from, entries, status) => {
    if (table.id === busy.table && entries.length > 0) {
      thoughts++
      await kept
    }
    return append(table, from, entries, status)
  }
  await hall.house.tick()
  expect(thoughts).toBe(1)
  expect(await hall.storage.entries(late.table)).not.toEqual([])
  resolve()
})
