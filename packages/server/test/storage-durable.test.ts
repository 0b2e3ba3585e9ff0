// An acknowledged write is on the disk of the data file. A write that fails is refused with a clear message.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openSqlite } from '../src/sqlite/storage.ts'
import { newFile, personNamed, statusAt, tableOf } from './storage-kit.ts'

const anna = personNamed('Anna')

async function atTable(file = newFile()) {
  const storage = openSqlite(file)
  await storage.addPerson(anna, 'device')
  const table = tableOf(anna)
  await storage.addTable(table, null)
  return { storage, table, file }
}

/** Expects a code for programs and a sentence for people. */
const kept = (code: string, words: RegExp): unknown => {
  const message: unknown = expect.stringMatching(words)
  return expect.objectContaining({ name: 'NotKept', code, message })
}

test('the connection that writes waits for the disk', async () => {
  const { storage } = await atTable()
  expect(storage.pragma('synchronous')).toBe(2)
  expect(storage.pragma('journal_mode')).toBe('wal')
  expect(storage.pragma('foreign_keys')).toBe(1)
  expect(storage.pragma('secure_delete')).toBe(1)
})

test('a full disk: nothing is acknowledged, and play goes on when there is space', async () => {
  const { storage, table } = await atTable()
  const pages = Number(storage.pragma('page_count'))
  storage.pragma(`max_page_count = ${pages}`)
  const large = `0 ${'x'.repeat(50_000)}`
  const tries = [
    storage.append(table, 0, [large], statusAt(1)),
    storage.changePerson({ ...anna, name: 'Somebody else' }),
  ]
  for (const attempt of tries)
    await expect(attempt).rejects.toEqual(kept('storage-full', /disk of the server is full.*made room/))
  expect(await storage.entries(table.id)).toEqual([])
  expect(await storage.table(table.id)).toEqual(table)
  expect(await storage.person('anna')).toEqual(anna)
  storage.pragma('max_page_count = 1000000')
  await storage.append(table, 0, [large], statusAt(1))
  expect(await storage.entries(table.id)).toEqual([large])
})

test('a read-only file: refused with a clear message, and fine again afterward', async () => {
  const { storage, table } = await atTable()
  storage.pragma('query_only = ON')
  await expect(storage.append(table, 0, ['0 a'], statusAt(1))).rejects.toEqual(
    kept('storage-forbidden', /read-only.*writable/),
  )
  storage.pragma('query_only = OFF')
  await storage.append(table, 0, ['0 a'], statusAt(1))
  expect(await storage.entries(table.id)).toEqual(['0 a'])
})

test('a file held by another process: busy, and fine again afterward', async () => {
  const { storage, table, file } = await atTable()
  storage.pragma('busy_timeout = 20')
  const holder = new DatabaseSync(file)
  holder.exec('BEGIN IMMEDIATE')
  await expect(storage.append(table, 0, ['0 a'], statusAt(1))).rejects.toEqual(
    kept('storage-busy', /Try again/),
  )
  holder.exec('ROLLBACK')
  await storage.append(table, 0, ['0 a'], statusAt(1))
  holder.close()
})

test.each([
  ['a folder in its place', (file: string) => mkdirSync(file), 'storage-forbidden'],
  [
    'a text file',
    (file: string) => writeFileSync(file, 'this is no database '.repeat(100)),
    'storage-broken',
  ],
  [
    'a database of something else',
    (file: string) => {
      const db = new DatabaseSync(file)
      db.exec('CREATE TABLE recipes (name TEXT)')
      db.close()
    },
    'storage-foreign',
  ],
])('%s is refused with a sentence that names the file', (_what, make, code) => {
  const file = newFile()
  make(file)
  expect(() => openSqlite(file)).toThrow(kept(code, new RegExp(`^${file} `)))
})

test('a folder that cannot be created is refused with a sentence', () => {
  const file = newFile()
  writeFileSync(file, '')
  expect(() => openSqlite(join(file, 'data', 'lorehall.db'))).toThrow(/not a folder.*LOREHALL_DATA/)
})

test('a missing folder is created', async () => {
  const file = join(dirname(newFile()), 'a', 'b', 'lorehall.db')
  await openSqlite(file).addPerson(anna, 'device')
  expect(await openSqlite(file).person('anna')).toEqual(anna)
})
