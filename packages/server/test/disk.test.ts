// In the middle of play the disk fills up, becomes read-only or loses data. People get a clear message, nothing that
// was acknowledged is lost, and play goes on as soon as possible.
import { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { expect, test } from 'vitest'
import { openLog } from '../src/log.ts'
import { Measures } from '../src/metrics/measures.ts'
import { notUsable } from '../src/sqlite/errors.ts'
import type { Person } from '../src/storage.ts'
import { troubleOf } from '../src/trouble.ts'
import { GAME } from './kit/game.ts'
import { answer, begin, entered, gather, look, openHouse, playOn, type TestHouse } from './kit/house.ts'
import { faultsOf, replayed } from './kit/ledger.ts'

const SENTENCE = /^[A-Z].*\.$/

/** Two reasons why nothing can be stored. `befall` returns the function that ends it. */
const TROUBLES = [
  {
    what: 'a full disk',
    code: 'storage-full',
    befall: ({ storage }: TestHouse) => {
      storage.pragma(`max_page_count = ${storage.pragma('page_count')}`)
      return () => void storage.pragma('max_page_count = 1000000')
    },
  },
  {
    what: 'a file that may not be written to',
    code: 'storage-forbidden',
    befall: ({ storage }: TestHouse) => {
      storage.pragma('query_only = ON')
      return () => void storage.pragma('query_only = OFF')
    },
  },
]

/** Plays until an answer can't be stored. Returns the error, and how many entries were acknowledged before. */
async function playUntilRefused(
  hall: TestHouse,
  table: string,
  people: readonly Person[],
): Promise<{ error: unknown; kept: number }> {
  let kept = (await hall.storage.entries(table)).length
  for (let i = 0; i < 3000; i++) {
    try {
      const seen = await look(hall, table, people[0] ?? null)
      const asked = people.find((_, seat) => seen.waiting.includes(seat))
      if (asked === undefined) continue
      await answer(hall, table, asked)
      kept++
    } catch (error) {
      return { error, kept }
    }
  }
  throw new Error('everything could be stored')
}

test.each(TROUBLES)('$what: a clear message, nothing lost, and play goes on afterward', async (trouble) => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  await playOn(hall, gathered, 10)
  const pages = await Promise.all(people.map((person) => entered(hall, person, table)))
  const relieve = trouble.befall(hall)

  const { error, kept } = await playUntilRefused(hall, table, people)
  expect(error).toBeInstanceOf(NotKept)
  expect(error).toMatchObject({ code: trouble.code, message: expect.stringMatching(SENTENCE) as unknown })
  expect(await hall.storage.entries(table)).toHaveLength(kept)
  // No page was shown the lost answer. Every page is asked to watch again, and can.
  for (const page of pages) expect(page.heard).toContainEqual({ again: table })
  for (const page of pages) await hall.house.watch(page, table)
  for (const page of pages) expect(page.update.entries).toBe(kept)

  relieve()
  await playOn(hall, gathered, 10)
  expect(await hall.storage.entries(table)).toHaveLength(kept + 10)
  for (const page of pages) expect(page.update.entries).toBe(kept + 10)
  await replayed(hall.storage, table)
  expect(faultsOf(hall.file)).toEqual([])
})

test.each(TROUBLES)(
  '$what: other requests are refused with a clear message and change nothing',
  async (trouble) => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'], { bots: 1 })
    const { table, people } = gathered
    const [ada = null] = people
    const before = await hall.storage.table(table)
    // Small writes still fit into existing pages, so each is repeated until one fails.
    const filled = { game: GAME.id, seats: [{ kind: 'me' as const }, { kind: 'open' as const }] }
    const relieve = trouble.befall(hall)
    const tries: (() => Promise<unknown>)[] = [
      () => hall.house.perform('create', filled, ada),
      () => hall.house.perform('start', { table }, ada),
      () => hall.house.introduce('Cy'),
    ]
    for (const attempt of tries) {
      const often = Array.from({ length: 500 }, () => attempt)
      const failed = often.reduce((before, again) => before.then(again), Promise.resolve<unknown>(null))
      await expect(failed).rejects.toMatchObject({
        code: trouble.code,
        message: expect.stringMatching(SENTENCE) as unknown,
      })
    }
    expect((await hall.storage.table(table))?.seats).toEqual(before?.seats)
    relieve()
    await hall.house.perform('start', { table }, ada)
    await playOn(hall, gathered, 10)
  },
)

test('a full disk is logged now and then, without a stack', async () => {
  const lines: string[] = []
  const hall = openHouse({ log: openLog({ write: (line) => lines.push(line), words: false, now: () => 0 }) })
  const gathered = await gather(hall, ['Ada', 'Bo'])
  await begin(hall, gathered)
  TROUBLES[0]?.befall(hall)
  for (let i = 0; i < 5; i++) await playUntilRefused(hall, gathered.table, gathered.people)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"code":"storage-full"')
  expect(lines[0]).not.toContain('stack')
})

test('a request that is refused because of it is logged with its reason, without a stack', () => {
  const lines: string[] = []
  const log = openLog({ write: (line) => lines.push(line), words: false, now: () => 0 })
  const error = new NotKept('storage-full', 'This could not be saved.')
  error.cause = new Error('database or disk is full')
  const trouble = troubleOf(error, { log, measures: new Measures() })
  expect(trouble).toMatchObject({ status: 507, message: 'This could not be saved.' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('database or disk is full')
  expect(lines[0]).not.toContain('stack')
})

test('at the start, a full disk is reported as full', () => {
  const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  expect(notUsable(error, 'lorehall.db')).toMatchObject({
    code: 'storage-full',
    message: 'lorehall.db cannot be used: the disk is full. Make room on the disk and try again.',
  })
})

test('bots whose answers could not be stored go on when there is space', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada'], { bots: 2 })
  const { table, people } = gathered
  await begin(hall, gathered)
  const relieve = TROUBLES[1]?.befall(hall)
  const { kept } = await playUntilRefused(hall, table, people)
  relieve?.()
  for (let i = 0; i < 20; i++) {
    hall.clock.now += 10_000
    await hall.house.tick()
    const seen = await look(hall, table, people[0] ?? null)
    const [ada] = people
    if (seen.waiting.includes(0) && ada !== undefined) await answer(hall, table, ada)
  }
  expect((await hall.storage.entries(table)).length).toBeGreaterThan(kept + 20)
})

test('deadlines that could not be handled are handled when there is space', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { limit: 60 })
  const { table } = gathered
  await begin(hall, gathered)
  const relieve = TROUBLES[1]?.befall(hall)
  hall.clock.now += 61_000
  // The tick logs the error and tries again.
  await hall.house.tick().catch(() => undefined)
  expect(await hall.storage.entries(table)).toEqual([])
  relieve?.()
  hall.clock.now += 1000
  await hall.house.tick()
  expect((await hall.storage.entries(table)).length).toBeGreaterThan(0)
})

test('a table that does not replay says so, and does not stop other tables, the tick or a deletion', async () => {
  const hall = openHouse()
  const damaged = await gather(hall, ['Ada', 'Bo'], { limit: 60 })
  await begin(hall, damaged)
  await playOn(hall, damaged, 5)
  const sound = await gather(hall, ['Cy', 'Dee'], { limit: 90 })
  await begin(hall, sound)
  await hall.reopen()
  const db = new DatabaseSync(hall.file)
  db.exec(`UPDATE entries SET entry = '0 nonsense' WHERE seq = 2
           AND n = (SELECT n FROM tables WHERE id = '${damaged.table}')`)
  db.close()

  const [ada = null] = damaged.people
  const refused = look(hall, damaged.table, ada)
  // The entry that does not fit could be someone's hidden choice, so only the log has it.
  await expect(refused).rejects.toMatchObject({
    code: 'storage-broken',
    message: expect.stringMatching(/^This version of Lorehall cannot open this table[^0-9]*\.$/) as unknown,
  })
  const { tables } = await hall.house.perform('tables', { list: 'mine' }, ada)
  expect(tables.map(({ table }) => table)).toEqual([damaged.table])

  hall.clock.now += 120_000
  await hall.house.tick()
  expect((await hall.storage.entries(sound.table)).length).toBeGreaterThan(0)
  await playOn(hall, sound, 10)

  await hall.house.perform('forget', {}, ada)
  expect(await hall.storage.person(ada?.id ?? '')).toBeNull()
  expect((await hall.storage.table(damaged.table))?.seats[0]?.person).toBeNull()
})

test('a table whose beginning is lost says so too', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  await begin(hall, gathered)
  await hall.reopen()
  const db = new DatabaseSync(hall.file)
  db.exec(`UPDATE beginnings SET beginning = '{"half":'`)
  db.close()
  const [ada = null] = gathered.people
  await expect(look(hall, gathered.table, ada)).rejects.toMatchObject({ code: 'storage-broken' })
  const other = await gather(hall, ['Cy', 'Dee'])
  await begin(hall, other)
  await playOn(hall, other, 3)
})
