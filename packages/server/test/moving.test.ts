// Everything moves from a file into PostgreSQL and back, row by row. An interrupted move goes on where it was.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { moveAll, type Progress } from '../src/moving/move.ts'
import { openPostgres } from '../src/postgres/storage.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { onPostgres } from './kit/postgres-server.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { deviceOf, newFile, personNamed, statusAt, tableOf } from './storage-kit.ts'

const postgres = postgresForThisFile()
const ENTRIES = 2500

let file = ''
let url = ''

beforeEach(async () => {
  file = await filled()
  url = await postgres.fresh()
})

/** A file with something in every table, and more entries than fit into two batches. */
async function filled(): Promise<string> {
  const made = newFile()
  const storage = openSqlite(made)
  const [anna, bert] = [personNamed('Anna'), personNamed('Bert “the 1st”', 'bert')]
  await storage.addPerson({ ...anna, webhook: 'https://a.example/x' }, 'device-a')
  await storage.addPerson(bert, 'device-b')
  await storage.changePerson({ ...anna, webhook: 'https://a.example/y', blocked: [{ id: 'bert', name: '' }] })
  await storage.addRecovery('token', 'anna', 5000)
  const table = tableOf(anna, { seats: [], progress: 'Turn 1 — “Ä”' })
  await storage.addTable(table, 'key')
  await storage.addTable(tableOf(bert), null)
  await storage.append(
    table,
    0,
    Array.from({ length: ENTRIES }, (_, i) => `0 pick:${i}`),
    statusAt(ENTRIES),
    new Map([[3, 'time']]),
  )
  await storage.say(table.id, { person: 'anna', name: 'Anna', seat: 0, text: 'Hi 👋', at: 1 }, 'key')
  await storage.bar(table.id, 'bert')
  await storage.post([{ url: 'https://a.example/y', body: { text: 'x' }, due: 7 }])
  await storage.addWay(deviceOf('anna'))
  await storage.setTableNotices(table.id, 'anna', 'reminders')
  await storage.secret('vapid', () => 'a key')
  await storage.addReport({
    id: 'r1',
    table: table.id,
    seat: null,
    seq: 3,
    text: '',
    versions: {},
    view: null,
    at: 9,
  })
  const review = { format: 1, length: 1, seats: [0], decisions: [], chances: [], moments: [], puzzles: [] }
  await storage.keepReview(table, review)
  const gone = personNamed('Gone')
  await storage.addPerson(gone, 'device-g')
  await storage.erasePerson('gone')
  storage.close()
  return made
}

const dump = (path: string) => {
  const db = new DatabaseSync(path, { readOnly: true })
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => String(name))
  const rows = tables.map((name) => [name, db.prepare(`SELECT * FROM ${name} ORDER BY 1`).all()])
  db.close()
  return rows
}

test('a file moves into a database and back, and is the same', async () => {
  const { rows } = await moveAll({ from: file, to: url })
  expect(rows).toMatchObject({
    people: 2,
    tables: 2,
    entries: ENTRIES,
    chat: 1,
    blocks: 1,
    forgotten: 1,
    reviews: 1,
  })
  const back = newFile()
  await moveAll({ from: url, to: back })
  expect(dump(back)).toEqual(dump(file))
})

test('a server plays on where the file was', async () => {
  await moveAll({ from: file, to: url })
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  expect(await storage.personOfDevice('device-a')).toMatchObject({ id: 'anna', blocked: [{ id: 'bert' }] })
  const [table] = await storage.tablesOf('anna', 5)
  if (table === undefined) throw new Error('no table')
  await storage.append(table, ENTRIES, ['0 last'], statusAt(ENTRIES + 1))
  expect(await storage.entries(table.id)).toHaveLength(ENTRIES + 1)
  // New rows get numbers that no moved row has.
  await storage.addTable(tableOf(personNamed('Anna')), null)
  await storage.post([{ url: 'https://a.example/z', body: {}, due: 8 }])
  expect(await storage.countTables()).toBe(3)
})

const interruptedAt = (rows: number) => (progress: Progress) => {
  if (progress.table === 'entries' && progress.rows >= rows) throw new Error('interrupted')
}

test('an interrupted move goes on, and until it is done no server uses the target', async () => {
  await expect(moveAll({ from: file, to: url, heard: interruptedAt(1000) })).rejects.toThrow('interrupted')
  await expect(openPostgres(url)).rejects.toMatchObject({ code: 'storage-unfinished' })
  const heard: Progress[] = []
  await moveAll({ from: file, to: url, heard: (progress) => heard.push(progress) })
  expect(heard.find(({ table }) => table === 'entries')).toEqual({
    doing: 'copy',
    table: 'entries',
    rows: 1000,
    of: ENTRIES,
  })
  await (await openPostgres(url)).close()
})

test('the same into a file', async () => {
  await moveAll({ from: file, to: url })
  const back = newFile()
  await expect(moveAll({ from: url, to: back, heard: interruptedAt(2000) })).rejects.toThrow('interrupted')
  expect(() => openSqlite(back)).toThrow(/still being filled/)
  await moveAll({ from: url, to: back })
  expect(dump(back)).toEqual(dump(file))
})

test('a source that was changed after an interruption is noticed, and --again begins again', async () => {
  await expect(moveAll({ from: file, to: url, heard: interruptedAt(1000) })).rejects.toThrow('interrupted')
  const storage = openSqlite(file)
  await storage.changePerson(personNamed('Anne', 'anna'))
  storage.close()
  await expect(moveAll({ from: file, to: url })).rejects.toThrow(/differs in people \(anna\).*--again/)
  await expect(openPostgres(url)).rejects.toMatchObject({ code: 'storage-unfinished' })
  await moveAll({ from: file, to: url, again: true })
  const moved = await openPostgres(url)
  onTestFinished(() => moved.close())
  expect(await moved.person('anna')).toMatchObject({ name: 'Anne' })
})

test('nobody writes to the source meanwhile', async () => {
  await moveAll({ from: file, to: url })
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  const back = newFile()
  const writing: Promise<void>[] = []
  await moveAll({
    from: url,
    to: back,
    heard: ({ table }) => {
      if (table === 'tables' && writing.length === 0)
        writing.push(storage.changePerson(personNamed('Late', 'anna')))
    },
  })
  await Promise.all(writing)
  const moved = openSqlite(back)
  expect(await moved.person('anna')).toMatchObject({ name: 'Anna' })
  moved.close()
  expect(await storage.person('anna')).toMatchObject({ name: 'Late' })
})

test.each([
  ['a target with data', async () => ({ from: file, to: await filled() }), /is not empty \(2 in people\)/],
  ['the same place', async () => ({ from: file, to: file }), /to itself|busy/],
  ['a source that does not exist', async () => ({ from: newFile(), to: url }), /does not exist/],
  [
    'a database that does not answer',
    async () => ({ from: file, to: 'postgres://a:secret@127.0.0.1:1/x' }),
    /postgres:\/\/a@127\.0\.0\.1:1\/x cannot be used/,
  ],
])('%s is refused with a sentence', async (_, sides, sentence) => {
  const move = await sides()
  const refused: unknown = await moveAll(move).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(NotKept)
  expect(String(refused)).toMatch(sentence)
  expect(String(refused)).not.toContain('secret')
})

test('a source of another shape is refused before anything is copied', async () => {
  await (await openPostgres(url)).close()
  await onPostgres(url, 'ALTER TABLE letters ADD COLUMN extra TEXT')
  await expect(moveAll({ from: file, to: url })).rejects.toThrow(/only one of both sides.*letters\.extra/i)
  expect(existsSync(file)).toBe(true)
})
