// Stand-ins on one device: the log marks a bot's moves for a person.
import { Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { memoryStore, type SeatPlan, TableHost, type Update } from '../src/index.ts'
import { answer, BOT, ME, newHall, Page, seated, settled, YOU } from './kit.ts'

const BOT_FOR_YOU: SeatPlan = { name: YOU.name, kind: 'bot', bot: 'quick' }

const marksIn = ({ log }: Update) => log.flatMap(({ seq, seat, standIn }) => (standIn ? [{ seq, seat }] : []))

test('a bot under the name of a person is a stand-in until that person returns', async () => {
  const store = memoryStore()
  const { hall, page, table } = await seated([ME, YOU], store)
  const ask = (seat: number) => hall.request(page, 'watch', { table, eyes: seat })
  await answer(hall, page, table, 0)
  await hall.request(page, 'sit', { table, seat: 1, plan: BOT_FOR_YOU })
  await settled()
  while ((await ask(0)).waiting.join() === '0' && marksIn(await ask(0)).length < 3)
    await answer(hall, page, table, 0)
  const marks = marksIn(await ask(0))
  expect(marks.length).toBeGreaterThan(2)
  expect(marks.every(({ seat }) => seat === 1)).toBe(true)
  expect((await ask(0)).log.every(({ standIn }) => standIn === undefined || standIn === 'agreed')).toBe(true)

  await hall.request(page, 'sit', { table, seat: 1, plan: YOU })
  expect((await ask(1)).lastStoodIn).toMatchObject({ why: 'agreed' })
  expect((await ask(0)).lastStoodIn).toBeNull()
  // Another host finds the same marks in the store, and the list of tables doesn't contain them.
  const again = newHall({ store })
  expect(marksIn(await again.request(new Page(), 'watch', { table, eyes: 0 }))).toEqual(marks)
  expect(Object.keys((await again.request(new Page(), 'tables', {})).tables[0] ?? {})).not.toContain(
    'standIns',
  )
})

test('a bot under its own name is no stand-in', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  await hall.request(page, 'sit', { table, seat: 1, plan: BOT })
  await settled()
  for (let i = 0; i < 3; i++) await answer(hall, page, table, 0)
  expect(marksIn(await hall.request(page, 'watch', { table, eyes: 0 }))).toEqual([])
})

test('a replay has the marks of the moves up to there', async () => {
  const table = new Table(toyGame, { seats: ['Ada', 'Bo'], seed: 'late' })
  const parts = {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(toyGame.judge),
    breathe: () => Promise.resolve(),
  }
  const host = new TableHost('t', table, [ME, YOU], parts)
  for (const seat of [0, 1, 0, 1]) await host.playFor(seat, 'quick', seat === 0 ? 'time' : 'left')
  const { log } = await host.replay(table.moves, null)
  const marked = log.filter(({ standIn }) => standIn !== undefined)
  expect(new Set(marked.map(({ seat, standIn }) => `${seat} ${standIn}`))).toEqual(
    new Set(['0 time', '1 left']),
  )
  const at = marked[0]?.seq ?? 0
  expect((await host.replay(at, null)).log).toEqual(log.filter(({ seq }) => seq <= at))
  expect(marksIn(await host.replay(0, null))).toEqual([])
})
