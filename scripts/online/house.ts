// Measures rules and storage together without a network, and the raw limit of the disk for comparison. Runs in its own
// process with --expose-gc; prints one JSON object.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { House, LIMITS, openSqlite, type Person } from '@lorehall/server'
import { games, taleOf } from '@lorehall/server/games'

const TABLES = 200
/** Tables played before measuring. */
const WARM = 20
const ANSWERS = 120
const RAW = 2000
const SEATS = ['Ada', 'Bo', 'Cy', 'Di']

interface Seen {
  readonly over: boolean
  readonly waiting: readonly number[]
  readonly ask: { readonly id: number; readonly options: readonly { readonly id: string }[] } | null
}

export interface HouseNumbers {
  readonly answers: number
  readonly answersPerSecond: number
  readonly rawPerSecond: number
  readonly rawGroupedPerSecond: number
  readonly bytesPerAnswer: number
  readonly kilobytesPerTable: number
  readonly tables: number
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

function openHouse(file: string): House {
  return new House({
    games,
    tale: taleOf,
    storage: openSqlite(file),
    now: Date.now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    log: quiet,
    limits: { ...LIMITS, tablesPerPerson: 1_000_000 },
    version: 'measured',
    webhooks: 'off',
    address: null,
  })
}

async function seated(house: House, people: readonly Person[]): Promise<string> {
  const [host = null] = people
  const seats = people.map(() => ({ kind: 'open' as const }))
  const { table } = await house.perform('create', { game: games[0].id, seats }, host)
  for (const person of people) {
    await house.perform('join', { table, nonce: randomBytes(16).toString('hex') }, person)
  }
  await house.perform('start', { table }, host)
  return table
}

/** Answers for the seat that must decide next. Returns the number of answers. */
async function play(house: House, table: string, people: readonly Person[]): Promise<number> {
  let asked = 0
  for (let given = 0; given < ANSWERS; given++) {
    const seen: Seen = await house.perform('look', { table }, people[asked] ?? null)
    if (seen.over) return given
    const seat = seen.waiting[0] ?? 0
    if (seat !== asked || seen.ask === null) {
      asked = seat
      given--
      continue
    }
    const { id, options } = seen.ask
    const pick = options[(given * 7919) % options.length]?.id ?? ''
    await house.perform('answer', { table, ask: id, picks: [pick] }, people[seat] ?? null)
  }
  return ANSWERS
}

/** Plays at this many tables at the same time. */
async function playAt(
  house: House,
  count: number,
  people: readonly Person[],
): Promise<{ readonly answers: number; readonly seconds: number }> {
  const tables: string[] = []
  for (let n = 0; n < count; n++) tables.push(await seated(house, people))
  const began = performance.now()
  const given = await Promise.all(tables.map((table) => play(house, table, people)))
  const seconds = (performance.now() - began) / 1000
  return { answers: given.reduce((sum, n) => sum + n, 0), seconds }
}

/** Heap in use after garbage collection. */
const heap = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** Durable rows per second: one per commit, and a hundred per commit. */
function rawRates(file: string): [number, number] {
  const db = new DatabaseSync(file)
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (n INTEGER PRIMARY KEY, t TEXT)',
  )
  const insert = db.prepare('INSERT INTO raw (t) VALUES (?)')
  const rate = (group: number) => {
    const began = performance.now()
    for (let n = 0; n < RAW; n += group) {
      db.exec('BEGIN')
      for (let i = 0; i < group; i++) insert.run('2 move:14')
      db.exec('COMMIT')
    }
    return (RAW * 1000) / (performance.now() - began)
  }
  const rates: [number, number] = [rate(1), rate(100)]
  db.close()
  return rates
}

function bytesPerAnswer(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  const one = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0])
  const bytes = one("SELECT sum(pgsize) FROM dbstat WHERE name = 'entries'")
  const entries = one('SELECT count(*) FROM entries')
  db.close()
  return bytes / entries
}

const folder = mkdtempSync(join(tmpdir(), 'lorehall-'))
const file = join(folder, 'lorehall.db')
const [rawPerSecond, rawGroupedPerSecond] = rawRates(join(folder, 'raw.db'))
const house = openHouse(file)
const people = await Promise.all(SEATS.map(async (name) => (await house.introduce(name)).person))
// The first tables mostly pay for loading and compiling code.
await playAt(house, WARM, people)
const empty = heap()
const { answers, seconds } = await playAt(house, TABLES, people)
const full = heap()
const numbers: HouseNumbers = {
  answers,
  answersPerSecond: answers / seconds,
  rawPerSecond,
  rawGroupedPerSecond,
  bytesPerAnswer: bytesPerAnswer(file),
  kilobytesPerTable: (full - empty) / TABLES / 1024,
  tables: TABLES,
}
await house.stop()
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify(numbers))
