// Tables that people began with an earlier version open on their device and can be played to the end by the rules they
// began with. The files in each game's test/stored were written by the last version with only one ruleset and are never
// changed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heroes } from '@lorehall/heroes'
import { type Game, type Judge, readRecord, type TableRecord } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'
import { vindication } from '@lorehall/vindication'
import { describe, expect, test } from 'vitest'
import { type Hall, memoryStore, type SeatPlan } from '../src/index.ts'
import { newHall, Page } from './kit.ts'
import { judge as heroesJudge } from '@lorehall/heroes/judge'
import { judge as nowOrNeverJudge } from '@lorehall/now-or-never/judge'
import { judge as vindicationJudge } from '@lorehall/vindication/judge'

const games: readonly { readonly game: Game; readonly judge: Judge }[] = [
  { game: vindication, judge: vindicationJudge },
  { game: nowOrNever, judge: nowOrNeverJudge },
  { game: heroes, judge: heroesJudge },
]

const folderOf = (game: Game) => join(import.meta.dirname, '../..', game.id, 'test/stored')

const BOT: SeatPlan = { name: 'Brim', kind: 'bot', bot: 'quick' }

const plansOf = ({ seats }: TableRecord): SeatPlan[] =>
  seats.map(({ name, kind }) => (kind === 'bot' ? { ...BOT, name } : { name, kind }))

/** A hall on a device that has this table stored. */
async function deviceWith(game: Game, judge: Judge, record: TableRecord): Promise<Hall> {
  const { entries, digest: _digest, ...beginning } = record
  const store = memoryStore()
  const seen = { seq: entries.length, over: false, winners: [], crossed: false }
  const table = { id: 'stored', created: 1, updated: 2, plans: plansOf(record), beginning, ...seen }
  await store.create([{ table, entries }])
  return newHall({ game: () => Promise.resolve(game), judge: () => Promise.resolve(judge), store })
}

/** Seats bots everywhere and lets them play to the end. */
async function playedOut(hall: Hall, table: string, seats: number): Promise<Page> {
  const page = new Page()
  await hall.request(page, 'watch', { table, eyes: null })
  for (let seat = 0; seat < seats; seat++) await hall.request(page, 'sit', { table, seat, plan: BOT })
  while (page.last?.over !== true && page.troubles.length === 0) await new Promise(setImmediate)
  expect(page.troubles).toEqual([])
  return page
}

describe.each(games)('$game.title', ({ game, judge }) => {
  const files = readdirSync(folderOf(game))

  test.each(files)('%s opens where it was and can be played to the end', async (name) => {
    const record = readRecord(JSON.parse(readFileSync(join(folderOf(game), name), 'utf8')))
    const hall = await deviceWith(game, judge, record)
    const page = await playedOut(hall, 'stored', record.seats.length)
    const { text } = await hall.request(page, 'export', { table: 'stored' })
    const ended = readRecord(JSON.parse(text))
    expect(ended.ruleset).toBe(record.ruleset)
    expect(ended.entries.slice(0, record.entries.length)).toEqual(record.entries)
    await expect(hall.request(page, 'verify', { text })).resolves.toEqual({ entries: ended.entries.length })
  })

  test('each of them can be imported as a file', async () => {
    const hall = newHall({ game: () => Promise.resolve(game) })
    for (const name of files) {
      const text = readFileSync(join(folderOf(game), name), 'utf8')
      await expect(hall.request(new Page(), 'import', { text })).resolves.toMatchObject({
        tables: [expect.any(String)],
      })
    }
  })
})
