// Backups of the data file are made and restored while a server uses it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Overtaken } from '@lorehall/host'
import { expect, test } from 'vitest'
import { backupTo, lookInto } from '../src/sqlite/backup.ts'
import { restoreFrom } from '../src/sqlite/restore.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { isNoticed, newFile, personNamed, statusAt, tableOf } from './storage-kit.ts'

const anna = personNamed('Anna')
const NOW = new Date('2030-01-31T12:30:05Z')

async function running(file = newFile()) {
  const storage = openSqlite(file)
  await storage.addPerson(anna, 'device')
  const table = tableOf(anna)
  await storage.addTable(table, 'key-0001')
  await storage.append(table, 0, ['0 a'], statusAt(1))
  return { storage, table, file, copy: join(dirname(file), 'copy.db') }
}

test('a backup contains one moment while others write, and opens like any data file', async () => {
  const { storage, table, file, copy } = await running()
  for (let round = 0; round < 5; round += 1) {
    const from = 1 + round * 20
    const writes = Array.from({ length: 20 }, (_, i) =>
      storage.append(table, from + i, ['0 a'], statusAt(from + i + 1)),
    )
    const target = `${copy}-${round}`
    expect(backupTo(file, target)).toEqual({ people: 1, tables: 1, entries: from })
    await Promise.all(writes)
    const opened = openSqlite(target)
    expect(await opened.entries(table.id)).toHaveLength(from)
    expect((await opened.table(table.id))?.seq).toBe(from)
    opened.close()
  }
  expect(isNoticed(storage)).toBe(false)
})

test('a backup never overwrites a file, and leaves nothing half done', async () => {
  const { file, copy } = await running()
  backupTo(file, copy)
  expect(() => backupTo(file, copy)).toThrow(/already exists/)
  const nowhere = join(copy, 'sub', 'copy.db')
  expect(() => backupTo(file, nowhere)).toThrow(/folder does not exist/)
  expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(() => backupTo(join(dirname(file), 'no.db'), `${copy}2`)).toThrow(/does not exist/)
})

test('a running server sees a restore immediately, and its older tables are overtaken', async () => {
  const { storage, table, file, copy } = await running()
  backupTo(file, copy)
  await storage.append(table, 1, ['0 b', '0 c'], statusAt(3))
  await storage.addPerson(personNamed('Bert'), 'berts')
  expect(isNoticed(storage)).toBe(false)

  const restored = restoreFrom(file, copy, NOW)
  expect(restored.contents).toEqual({ people: 1, tables: 1, entries: 1 })
  expect(restored.anew).toBe(false)
  expect(isNoticed(storage)).toBe(true)
  expect(await storage.entries(table.id)).toEqual(['0 a'])
  expect(await storage.person('bert')).toBeNull()
  expect(await storage.madeWith('anna', 'key-0001')).toBe(table.id)
  await expect(storage.append(table, 3, ['0 d'], statusAt(4))).rejects.toThrow(Overtaken)
  await expect(storage.saveTable({ ...table, rematch: 'x' })).rejects.toThrow(Overtaken)
  await expect(storage.append(table, 1, ['0 e'], statusAt(2))).rejects.toThrow(Overtaken)
  const now = await storage.table(table.id)
  if (now === null) throw new Error('the table is there')
  await storage.append(now, 1, ['0 e'], statusAt(2))

  const before = join(dirname(file), 'lorehall-before-restore-2030-01-31T12-30-05.db')
  expect(restored.before).toBe(before)
  expect(lookInto(before)).toEqual({ people: 2, tables: 1, entries: 3 })
  expect(readdirSync(dirname(file)).filter((name) => name.includes('restoring'))).toEqual([])

  expect(restoreFrom(file, before, NOW).contents.entries).toBe(3)
  expect(await storage.entries(table.id)).toEqual(['0 a', '0 b', '0 c'])
})

test('a backup of the first schema is restored, and the backup itself is not changed', async () => {
  const { storage, file, copy } = await running()
  const old = new DatabaseSync(copy)
  old.exec(readFileSync(join(import.meta.dirname, 'fixtures', 'schema-1.sql'), 'utf8'))
  old.close()
  restoreFrom(file, copy, NOW)
  expect(await storage.entries('oldtable0001')).toHaveLength(3)
  expect(await storage.countTables()).toBe(1)
  const after = new DatabaseSync(copy, { readOnly: true })
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
})

test('if there is no data file, a restore creates it', async () => {
  const { file, copy, table } = await running()
  backupTo(file, copy)
  const elsewhere = join(dirname(newFile()), 'data', 'lorehall.db')
  expect(restoreFrom(elsewhere, copy, NOW)).toMatchObject({ before: null, anew: false })
  expect(await openSqlite(elsewhere).entries(table.id)).toEqual(['0 a'])
})

test('a data file that is damaged, or too new, is set aside', async () => {
  const { storage, file, copy, table } = await running()
  storage.close()
  backupTo(file, copy)
  for (const spoil of [
    () => writeFileSync(file, 'spoilt '.repeat(1000)),
    () => new DatabaseSync(file).exec('PRAGMA user_version = 99'),
  ]) {
    spoil()
    const { before, anew } = restoreFrom(file, copy, NOW)
    expect(anew).toBe(true)
    expect(existsSync(before ?? '')).toBe(true)
    const opened = openSqlite(file)
    expect(await opened.entries(table.id)).toEqual(['0 a'])
    opened.close()
  }
})

test('a source that is missing, foreign, newer, damaged or the file itself changes nothing', async () => {
  const { storage, file, copy, table } = await running()
  const made = (name: string, make: (path: string) => void) => {
    const path = join(dirname(file), name)
    make(path)
    return path
  }
  const sources: [string, RegExp][] = [
    [`${copy}-missing`, /does not exist/],
    [made('folder', (path) => mkdirSync(path)), /does not exist/],
    [made('text.db', (path) => writeFileSync(path, 'text '.repeat(1000))), /not a database/],
    [made('empty.db', (path) => writeFileSync(path, '')), /empty/],
    [made('foreign.db', (path) => new DatabaseSync(path).exec('CREATE TABLE a (b)')), /not of Lorehall/],
    [
      made('newer.db', (path) => {
        backupTo(file, path)
        new DatabaseSync(path).exec('PRAGMA user_version = 99')
      }),
      /newer version/,
    ],
    [made('damaged.db', (path) => damaged(file, path)), /damaged|malformed/],
    [file, /the data file itself/],
  ]
  for (const [source, words] of sources) expect(() => restoreFrom(file, source, NOW)).toThrow(words)
  expect(await storage.entries(table.id)).toEqual(['0 a'])
  expect(isNoticed(storage)).toBe(false)
  expect(readdirSync(dirname(file)).filter((name) => /restor/.test(name))).toEqual([])
})

/** A copy with a page in the middle overwritten. */
function damaged(file: string, path: string): void {
  backupTo(file, path)
  const db = new DatabaseSync(path)
  const row = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").get()
  db.close()
  const page = Number(row?.['rootpage'])
  const bytes = readFileSync(path)
  bytes.fill(0xa5, (page - 1) * 4096, page * 4096)
  writeFileSync(path, bytes)
}
