// Restores a backup: replaces all contents of the data file in one transaction. A running server sees either all of
// the old contents or all of the new.
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { type Contents, contentsOf, copyNamed, copyTo, openOurs } from './backup.ts'
import { openDatabase, openToRead } from './database.ts'
import { cutLog, eraseForgotten, forgottenIn } from './erase.ts'
import { notUsable } from './errors.ts'
import { pragma } from './pragma.ts'
import { int, text } from '../rows/row.ts'

export interface Restored {
  readonly contents: Contents
  /** The file with the previous contents; null if there were none. */
  readonly before: string | null
  /** The old file could not be used and was set aside, so a running server must be restarted. */
  readonly anew: boolean
}

/** So many that two restores don't get the same random epoch. */
const EPOCHS = 2 ** 47

const COMPANIONS = ['', '-wal', '-shm', '-journal', '.part'] as const

export function restoreFrom(file: string, source: string, now: Date): Restored {
  checkApart(file, source)
  const stage = `${file}.restoring`
  try {
    readCopy(source, stage)
    const { db, before, anew } = openLive(file, now)
    try {
      replaceAll(db, stage)
      cutLog(db)
      return { contents: contentsOf(db), before, anew }
    } catch (error) {
      throw notUsable(error, file)
    } finally {
      db.close()
    }
  } finally {
    clear(stage)
  }
}

function clear(stage: string): void {
  if (!existsSync(dirname(stage))) return
  for (const companion of COMPANIONS) rmSync(stage + companion, { force: true })
}

function checkApart(file: string, source: string): void {
  if (existsSync(file) && existsSync(source) && realpathSync(file) === realpathSync(source))
    throw new NotKept('storage-forbidden', `${source} is the data file itself. Name a backup of it.`)
}

/** Copies the source and migrates the copy to the current schema. The source stays as it is. */
function readCopy(source: string, stage: string): void {
  const db = openOurs(source)
  try {
    checkWhole(db, source)
    mkdirSync(dirname(stage), { recursive: true })
    clear(stage)
    copyTo(db, stage)
  } finally {
    db.close()
  }
  openDatabase(stage).close()
}

function checkWhole(db: DatabaseSync, source: string): void {
  let said: string | number | null
  try {
    said = pragma(db, 'integrity_check(1)')
  } catch (error) {
    throw notUsable(error, source)
  }
  if (said !== 'ok')
    throw new NotKept('storage-broken', `${source} is damaged and was not restored. Use another backup.`)
}

/** Opens the file to restore into, and keeps a copy of its previous contents. */
function openLive(file: string, now: Date): { db: DatabaseSync; before: string | null; anew: boolean } {
  const there = existsSync(file)
  const before = there ? copyNamed('before-restore', file, now) : null
  try {
    const db = openDatabase(file)
    try {
      if (before !== null) copyTo(db, before)
      return { db, before, anew: false }
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    // A backup can replace a damaged file, and one from a newer version.
    const mended = error instanceof NotKept && ['storage-broken', 'storage-newer'].includes(error.code)
    if (before === null || !mended) throw error
    for (const companion of COMPANIONS)
      if (existsSync(file + companion)) renameSync(file + companion, before + companion)
    const db = openDatabase(file)
    const remember = db.prepare('INSERT INTO forgotten (hash) VALUES (?)')
    for (const hash of stillReadable(before)) remember.run(hash)
    return { db, before, anew: true }
  }
}

/** The hashes of deleted people, if the unusable file can still be read. */
function stillReadable(file: string): string[] {
  try {
    const db = openToRead(file)
    try {
      return forgottenIn(db)
    } finally {
      db.close()
    }
  } catch {
    return []
  }
}

function replaceAll(db: DatabaseSync, stage: string): void {
  db.exec('PRAGMA foreign_keys = OFF')
  db.prepare('ATTACH ? AS source').run(stage)
  const tables = db
    .prepare(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .all()
    .map((row) => text(row, 'name'))
  db.exec('BEGIN IMMEDIATE')
  try {
    const past = int(
      db.prepare('SELECT coalesce(max(version), 0) + 1 AS past FROM tables').get() ?? {},
      'past',
    )
    for (const table of tables) {
      const columns = db
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(table)
        .map((row) => `"${text(row, 'name')}"`)
        .join(', ')
      // Deleted people stay deleted.
      const which = table === 'forgotten' ? 'WHERE hash IN (SELECT hash FROM source.forgotten)' : ''
      db.exec(`DELETE FROM main."${table}" ${which}`)
      db.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM source."${table}"`)
    }
    eraseForgotten(db)
    // A server may still have the old tables in memory. With a new version and epoch it can neither save them nor
    // append to them, even if the restored tables have the same number of entries.
    db.prepare('UPDATE tables SET version = version + ?, epoch = ?').run(past, randomInt(1, EPOCHS))
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
  db.exec('DETACH source')
}
