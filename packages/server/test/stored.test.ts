// A data file from the time when there was only one ruleset. Every table in it opens and is played to the end by the
// rules it began with. `stored/before-rulesets.db` was written by that version and must not be written again.
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, think } from '@lorehall/bots'
import { Chance, readRecord, type Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { gameNamed, games, named } from '../src/games.ts'
import type { Person, TableRow } from '../src/storage.ts'
import { answer, entered, houseOn, nonce, openHouse, someone, type TestHouse } from './kit/house.ts'
import { allTables, faultsOf, replayed } from './kit/ledger.ts'

const STORED = join(import.meta.dirname, 'stored/before-rulesets.db')

/** A house on a copy of that file. */
async function houseOfThen(): Promise<TestHouse> {
  const test = openHouse()
  await test.house.stop()
  copyFileSync(STORED, test.file)
  Object.assign(test, houseOn(test.file, { now: () => test.clock.now }))
  return test
}

async function rowOf({ storage }: TestHouse, id: string): Promise<TableRow> {
  const row = await storage.table(id)
  if (row === null) throw new Error(`table ${id} is gone`)
  return row
}

async function peopleOf({ storage }: TestHouse, { seats }: TableRow): Promise<(Person | null)[]> {
  return Promise.all(seats.map(async ({ person }) => (person === null ? null : storage.person(person))))
}

/** Plays to the end. People answer as a quick bot would, and the house plays the bots. */
async function playedOut(test: TestHouse, id: string): Promise<Table> {
  const row = await rowOf(test, id)
  const people = await peopleOf(test, row)
  await entered(test, people.find((person) => person !== null) ?? null, id)
  const bot = botNamed('quick', await named(row.game, games).judge())
  const chance = new Chance(id)
  const mirror = await replayed(test.storage, id)
  if (mirror === null) throw new Error(`table ${id} has not begun`)
  while (!mirror.over) {
    const entries = await test.storage.entries(id)
    for (const entry of entries.slice(mirror.seq)) mirror.enter(entry)
    const ask = mirror.asks.find(({ seat, aside }) => !aside && people[seat] !== null)
    const person = ask === undefined ? null : people[ask.seat]
    if (ask === undefined || person === null || person === undefined) {
      await new Promise(setImmediate)
      continue
    }
    await answer(test, id, person, think(mirror.machine, ask.seat, bot, chance).id)
  }
  return mirror
}

/** Three tables of Vindication (with expansions, and of its prototype), two of Now or Never, two of Heroes. */
const PLAYING = ['2D4HCJ', 'HKEPJP', 'TV7ACQ', 'E3Q46J', 'WB5GQH', 'Z8UB9N', '6XBFM6']

test.each(PLAYING)('%s opens where it was, and is played to the end by its own rules', async (code) => {
  const test = await houseOfThen()
  const id = (await test.storage.tableOfCode(code)) ?? ''
  const before = await rowOf(test, id)
  const table = await playedOut(test, id)
  expect(table.record().ruleset).toBe(1)
  expect(table.seq).toBeGreaterThan(before.seq)
  expect(await rowOf(test, id)).toMatchObject({ stage: 'over', ended: 'played' })
  expect(faultsOf(test.file)).toEqual([])
})

test('a table that ended can still be viewed', async () => {
  const test = await houseOfThen()
  const [ended] = allTables(test.file).filter(({ over }) => over)
  const { entries } = await test.house.perform('look', { table: ended?.id ?? '' }, null)
  expect(entries).toBe(20)
})

test.each([
  { code: 'L93EAN', with: 'a record', ruleset: async () => 1 },
  { code: 'JP2SKG', with: 'nothing', ruleset: async () => (await gameNamed('heroes')).ruleset },
])('a table that had not begun, with $with, begins by the right rules', async ({ code, ruleset }) => {
  const test = await houseOfThen()
  const table = (await test.storage.tableOfCode(code)) ?? ''
  const [host = null] = await peopleOf(test, await rowOf(test, table))
  await test.house.perform('start', { table }, host)
  expect((await playedOut(test, table)).record().ruleset).toBe(await ruleset())
})

const BOT = { kind: 'bot', bot: 'quick' } as const

test.each(games)(
  'stored tables of $title from a device continue here and are played to the end',
  async ({ id }) => {
    const test = openHouse()
    const folder = join(import.meta.dirname, '../..', id, 'test/stored')
    const brought = async (name: string) => {
      const record = readFileSync(join(folder, name), 'utf8')
      const ada = await someone(test, 'Ada')
      const { seats, ruleset } = readRecord(JSON.parse(record))
      const plans = seats.map((_, seat) => (seat === 0 ? ({ kind: 'open' } as const) : BOT))
      const { table } = await test.house.perform('create', { game: id, seats: plans, record }, ada)
      await test.house.perform('join', { table, nonce: nonce() }, ada)
      await test.house.perform('start', { table }, ada)
      expect((await playedOut(test, table)).record().ruleset).toBe(ruleset)
      expect(await rowOf(test, table)).toMatchObject({ stage: 'over', ended: 'played' })
    }
    // All of them together, so that answers in one turn of the event loop share one flush of the disk.
    await Promise.all(readdirSync(folder).map(brought))
  },
)
