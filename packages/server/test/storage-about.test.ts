// Where people are stored: each database has ids of people only in tables on the list that deleting and downloading use.
import { DatabaseSync } from 'node:sqlite'
import type { Json } from '@lorehall/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { charged } from '../src/guard/charged.ts'
import { openPostgres } from '../src/postgres/storage.ts'
import { ABOUT_PEOPLE, NAMING_PEOPLE } from '../src/rows/about-people.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { playedOn } from './kit/erase.ts'
import { onPostgres } from './kit/postgres-server.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import type { Notice } from '../src/storage.ts'
import { deviceOf, newFile, statusAt } from './storage-kit.ts'

/** Tables of the server itself. */
const OF_NOBODY = ['forgotten', 'lorehall', 'writers', 'leases', 'secrets']

const postgres = postgresForThisFile()

async function onSqlite() {
  const file = newFile()
  const storage = openSqlite(file)
  const db = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => {
    db.close()
    storage.close()
  })
  const ask = async (sql: string) => db.prepare(sql).all()
  return {
    storage,
    ask,
    columns: `SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'`,
    references: `SELECT t.name AS "table", f."from" AS "column" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f
      WHERE f."table" = 'people'`,
  }
}

async function inPostgres() {
  const url = await postgres.fresh()
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  const ask = (sql: string) => onPostgres(url, sql)
  return {
    storage,
    ask,
    columns: `SELECT CAST(table_name AS TEXT) AS "table", CAST(column_name AS TEXT) AS "column"
      FROM information_schema.columns WHERE table_schema = current_schema()`,
    references: `SELECT CAST(k.conrelid AS REGCLASS)::TEXT AS "table", CAST(a.attname AS TEXT) AS "column"
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
      WHERE k.contype = 'f' AND k.confrelid = CAST('people' AS REGCLASS)`,
  }
}

const listed = ABOUT_PEOPLE.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))

interface Place {
  readonly table: string
  readonly column: string
}

const placesIn = (rows: readonly object[]): Place[] =>
  rows.flatMap((row) =>
    'table' in row && 'column' in row ? { table: String(row.table), column: String(row.column) } : [],
  )

/** All rows that a person can download, by section. */
async function shown(about: AsyncIterable<{ section: string; rows: readonly Json[] }>) {
  const sections = new Map<string, Json[]>()
  for await (const { section, rows } of about)
    sections.set(section, [...(sections.get(section) ?? []), ...rows])
  return sections
}

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', inPostgres],
])('%s', (_, opened) => {
  test('every table and every reference to a person is on the list', async () => {
    const { ask, columns, references } = await opened()
    const places = placesIn(await ask(columns))
    const known = [...ABOUT_PEOPLE.map(({ table }) => table), ...NAMING_PEOPLE, ...OF_NOBODY]
    expect(known).toEqual(expect.arrayContaining([...new Set(places.map(({ table }) => table))]))
    expect(places.map(({ table, column }) => `${table}.${column}`)).toEqual(expect.arrayContaining(listed))
    const referring = placesIn(await ask(references)).map(({ table, column }) => `${table}.${column}`)
    expect(referring.length).toBeGreaterThan(5)
    expect(listed).toEqual(expect.arrayContaining(referring))
  })

  test('a person is found in every place, can download it, and is gone from it when they are deleted', async () => {
    const { storage, ask, columns } = await opened()
    const table = await playedOn(storage)
    await storage.saveTable({ ...table, rematchBy: 'z1' })
    await storage.bar(table.id, 'z1')
    await storage.addWay(deviceOf('z1'))
    const notices: readonly Notice[] = [{ person: 'z1', kind: 'turn', body: (name) => name, due: 1 }]
    await storage.append(table, 5, [], statusAt(5), undefined, { notices })
    const everything = async () => {
      const found = new Map<string, string>()
      for (const name of new Set(placesIn(await ask(columns)).map((place) => place.table)))
        for (const row of await ask(`SELECT * FROM "${name}"`))
          for (const [column, value] of Object.entries(row)) {
            const place = `${name}.${column}`
            found.set(place, `${found.get(place) ?? ''} ${JSON.stringify(value)}`)
          }
      return found
    }
    const before = await everything()
    // These two lead to a person, but are not ids.
    for (const place of listed.filter((one) => !['letters.url', 'reports.seat'].includes(one)))
      expect([place, before.get(place)]).toEqual([place, expect.stringContaining('"z1"')])
    const sections = await shown(storage.storedAbout('z1'))
    const names = ABOUT_PEOPLE.flatMap((about) => about.shown.map(({ section }) => section))
    expect([...sections.keys()].toSorted()).toEqual(names.toSorted())
    for (const section of names) expect([section, sections.get(section)?.length]).not.toEqual([section, 0])
    await storage.erasePerson('z1')
    for (const [place, rows] of await everything())
      expect([place, rows]).toEqual([place, expect.not.stringMatching(/"z1"|Zwentibold|zwens-/)])
  })

  test('a person can download what is about them, and neither secrets nor the words of others', async () => {
    const { storage } = await opened()
    const table = await playedOn(storage)
    const sections = await shown(storage.storedAbout('z1'))
    expect(sections.get('you')).toMatchObject([
      { id: 'z1', since: '1970-01-01T00:00:01.000Z', bannedSince: null },
    ])
    expect(sections.get('devices')).toEqual([{ signedIn: 1 }])
    expect(sections.get('blocked')).toEqual([{ person: 'bert', name: 'Bert' }])
    expect(sections.get('seats')).toMatchObject([
      { table: table.id, seat: 0, stage: 'playing', record: null },
    ])
    expect(sections.get('chat')).toMatchObject([{ table: table.id, text: 'I am Zwentibold-Ö (I.)' }])
    expect(sections.get('reports')).toMatchObject([{ report: 'r1', seen: { seats: ['Zwentibold-Ö (I.)'] } }])
    const all = JSON.stringify([...sections])
    for (const other of ['hello', 'r2', 'zwens-device', 'zwens-token', 'cdcd'])
      expect(all).not.toContain(other)
    // Bert blocked them, and they don't learn it.
    expect((await shown(storage.storedAbout('bert'))).get('blocked')).toMatchObject([{ person: 'z1' }])
  })

  test('a report from before the game belongs to nobody, because its seat may have changed hands', async () => {
    const { storage } = await opened()
    const table = await playedOn(storage)
    const view = { view: null, asked: null }
    const early = {
      id: 'early',
      table: table.id,
      seat: 0,
      seq: 0,
      text: 'Dora here',
      versions: {},
      view,
      at: 1,
    }
    await storage.addReport(early)
    expect((await shown(storage.storedAbout('z1'))).get('reports')).toMatchObject([{ report: 'r1' }])
    await storage.erasePerson('z1')
    expect(await storage.reports()).toContainEqual(early)
  })

  test('very many lines come in order, each once', async () => {
    const { storage } = await opened()
    const table = await playedOn(storage)
    const texts = Array.from({ length: 250 }, (_, i) => `line ${i}`)
    for (const text of texts)
      await storage.say(table.id, { person: 'bert', name: 'Bert', seat: 1, text, at: 3 }, `key-${text}`)
    const chat = (await shown(storage.storedAbout('bert'))).get('chat') ?? []
    expect(chat).toMatchObject(['hello', ...texts].map((text) => ({ text })))
  })

  test('reports come a few at a time, and reading everything is charged for', async () => {
    const { storage } = await opened()
    const table = await playedOn(storage)
    const report = { table: table.id, seat: 1, seq: 1, text: 'Bug', versions: {}, view: { view: {} }, at: 1 }
    for (let i = 0; i < 24; i++) await storage.addReport({ ...report, id: `more ${i}` })
    const pieces: number[] = []
    let unpaid = 0
    let charges = 0
    await charged(
      () => charges++,
      async () => {
        for await (const { section, rows } of storage.storedAbout('bert')) {
          if (section === 'reports') pieces.push(rows.length)
          if (charges === 0) unpaid++
          charges = 0
        }
      },
    )
    expect([pieces, unpaid]).toEqual([[10, 10, 5], 0])
  })

  test('somebody who is not known gets nothing', async () => {
    const { storage } = await opened()
    await playedOn(storage)
    const sections = await shown(storage.storedAbout('nobody'))
    expect([...sections].filter(([, rows]) => rows.length > 0)).toEqual([['devices', [{ signedIn: 0 }]]])
  })
})
