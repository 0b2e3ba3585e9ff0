// Files of every older schema are migrated with all their contents, and play goes on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrate, SCHEMA } from '../src/sqlite/migrations.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { newFile, personNamed, statusAt, tableOf } from './storage-kit.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const older = Array.from({ length: SCHEMA - 1 }, (_, i) => i + 1)

const sqlOf = (schema: number) => readFileSync(join(fixtures, `schema-${schema}.sql`), 'utf8')

/** A data file as that schema's version wrote it. */
function fileOf(schema: number): string {
  const file = newFile()
  const db = new DatabaseSync(file)
  db.exec(sqlOf(schema))
  db.close()
  return file
}

const schemaOf = (db: DatabaseSync) =>
  db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all()

test('there is a fixture for every older schema', () => {
  expect(readdirSync(fixtures).filter((name) => name.startsWith('schema-'))).toEqual(
    older.map((schema) => `schema-${schema}.sql`),
  )
})

test.each(older)('the steps up to schema %i still create the same schema', (schema) => {
  const then = new DatabaseSync(fileOf(schema))
  const now = new DatabaseSync(':memory:')
  migrate(now, 'a new file', schema)
  expect(schemaOf(now)).toEqual(schemaOf(then))
})

test.each(older)('a migrated file of schema %i has the same schema as a new one', (schema) => {
  const file = fileOf(schema)
  openSqlite(file).close()
  const fresh = newFile()
  openSqlite(fresh).close()
  expect(schemaOf(new DatabaseSync(file))).toEqual(schemaOf(new DatabaseSync(fresh)))
})

test.each(older)('from schema %i all contents are kept, and play goes on', async (schema) => {
  const storage = openSqlite(fileOf(schema))
  expect(storage.pragma('user_version')).toBe(SCHEMA)
  const anna = await storage.personOfDevice('annas-device')
  expect(anna).toEqual(personNamed('Anna'))
  const id = await storage.tableOfCode('ABCDEF')
  expect(id).toBe('oldtable0001')
  const table = await storage.table('oldtable0001')
  expect(table).toMatchObject({
    stage: 'playing',
    host: 'anna',
    limit: 60,
    seq: 3,
    waiting: [0],
    deadlines: [62_000, null],
    due: 47_000,
    seats: [
      { kind: 'person', name: 'Anna', person: 'anna', missed: 1 },
      { kind: 'bot', name: 'greedy', bot: 'greedy' },
    ],
    beginning: { seats: [{ name: 'Anna' }, { name: 'greedy' }] },
    proposal: null,
    settled: null,
    version: 0,
    spent: [],
    rematch: null,
    rematchBy: null,
    spectatorsChat: false,
    options: { edition: 'base' },
  })
  expect(await storage.entries('oldtable0001')).toEqual(['0 move:14 stop', { undo: 0 }, '0 rest'])
  expect(await storage.standIns('oldtable0001')).toEqual(new Map())
  expect((await storage.publicTables(9, 9)).map((summary) => summary.id)).toEqual(['oldtable0001'])
  expect(await storage.chat('oldtable0001', 0, 9)).toMatchObject([{ n: 1, text: 'hello' }])

  await storage.append({ id: 'oldtable0001', epoch: 0 }, 3, ['1 rest'], statusAt(4))
  await storage.say(
    'oldtable0001',
    { person: 'anna', name: 'Anna', seat: 0, text: 'back', at: 9 },
    'key-0002',
  )
  await storage.addRecovery('token', 'anna', 99)
  await storage.changePerson({
    ...personNamed('Anna'),
    webhook: 'http://a',
    blocked: [{ id: 'bert', name: '' }],
  })
  await storage.addTable(tableOf(personNamed('Anna')), 'key-0003')
  expect((await storage.entries('oldtable0001')).length).toBe(4)
  expect((await storage.takeRecovery('token', 'phone', 9))?.webhook).toBe('http://a')
})

test.each([
  { missed: 3, why: 'time' },
  { missed: 2, why: 'left' },
])('a bot that played for a person who missed $missed deadlines plays on: $why', async ({ missed, why }) => {
  const file = fileOf(5)
  const db = new DatabaseSync(file)
  db.exec(`UPDATE seats SET away = 1, missed = ${missed}, since = 1000 WHERE person = 'anna'`)
  db.close()
  const table = await openSqlite(file).table('oldtable0001')
  expect(table?.seats.map(({ standIn }) => standIn)).toEqual([why, null])
})

test('people who were muted before are blocked now', async () => {
  const file = fileOf(6)
  const db = new DatabaseSync(file)
  db.exec("INSERT INTO people (id, name, created) VALUES ('bert', 'Bert', 1000)")
  db.exec("INSERT INTO mutes (person, muted) VALUES ('anna', 'bert'), ('anna', 'gone')")
  db.close()
  const anna = await openSqlite(file).person('anna')
  expect(anna?.blocked).toEqual([
    { id: 'bert', name: 'Bert' },
    { id: 'gone', name: '' },
  ])
  expect(anna?.banned).toBe(false)
})

test('a file from a newer version is refused and not changed', () => {
  const file = newFile()
  openSqlite(file).close()
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA user_version = ${SCHEMA + 1}`)
  expect(() => openSqlite(file)).toThrow(/newer version of Lorehall.*Use that version/)
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMA + 1 })
})

test('a step that fails leaves the file at the step before', () => {
  const file = fileOf(1)
  const db = new DatabaseSync(file)
  db.exec('CREATE TABLE letters (in_the_way TEXT)')
  expect(() => openSqlite(file)).toThrow(/already exists/)
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  db.exec('DROP TABLE letters')
  expect(openSqlite(file).pragma('user_version')).toBe(SCHEMA)
})
