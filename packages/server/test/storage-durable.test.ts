// An acknowledged write is on the disk, in one commit with others. A write that fails is refused with a clear message.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Overtaken } from '@lorehall/host'
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

test('of two appends at the same number, the second is overtaken', async () => {
  const { storage, table } = await atTable()
  const first = storage.append(table, 0, ['0 a'], statusAt(1))
  const second = storage.append(table, 0, ['1 b', '1 c'], statusAt(2))
  const third = storage.append(table, 1, ['0 d'], statusAt(2))
  await first
  await expect(second).rejects.toThrow(Overtaken)
  await third
  expect(await storage.entries(table.id)).toEqual(['0 a', '0 d'])
})

test('two connections at one table never both write the same number', async () => {
  const { storage, table, file } = await atTable()
  const hands = [storage, openSqlite(file)]
  let lost = 0
  for (let seq = 0; seq < 50; seq += 1) {
    const tries = hands.map((hand, i) => hand.append(table, seq, [`${i} a`], statusAt(seq + 1)))
    const ends = await Promise.allSettled(tries)
    for (const end of ends) if (end.status === 'rejected' && end.reason instanceof Overtaken) lost += 1
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
  expect(lost).toBe(50)
  expect(await storage.entries(table.id)).toHaveLength(50)
})

test('all writes of one turn of the event loop are one commit', async () => {
  const { storage, table } = await atTable()
  const before = storage.commits()
  await Promise.all(
    Array.from({ length: 100 }, (_, i) => storage.append(table, i, [`0 ${i}`], statusAt(i + 1))),
  )
  expect(storage.commits() - before).toBe(1)
  expect(await storage.entries(table.id)).toHaveLength(100)
})

test('another process sees an acknowledged write', async () => {
  const { storage, table, file } = await atTable()
  await storage.append(table, 0, ['0 a'], statusAt(1))
  expect(await openSqlite(file).entries(table.id)).toEqual(['0 a'])
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

test('one write that fails does not affect others', async () => {
  const { storage, table } = await atTable()
  const twin = storage.addTable({ ...tableOf(anna), code: table.code }, null)
  const fine = storage.append(table, 0, ['0 a'], statusAt(1))
  await expect(twin).rejects.toThrow(/UNIQUE/)
  await fine
  expect(await storage.countTables()).toBe(1)
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
