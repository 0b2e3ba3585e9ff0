// Puts the contents of a backup in the place of everything in the data file, in one transaction, so that
// a server that runs on it sees either all of the old or all of the new.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { type Contents, copyNamed, copyTo, lookInto, openOurs } from './backup.ts'
import { openDatabase } from './database.ts'
import { notUsable } from './errors.ts'
import { pragma } from './pragma.ts'
import { text } from './row.ts'

export interface Restored {
  readonly contents: Contents
  /** Where what was there before is kept; null: there was nothing. */
  readonly before: string | null
  /** The old file could not be written to and was set aside: a running server has to be started anew. */
  readonly anew: boolean
}

const COMPANIONS = ['', '-wal', '-shm', '-journal', '.part'] as const

export function restoreFrom(file: string, source: string, now: Date): Restored {
  checkApart(file, source)
  const stage = `${file}.restoring`
  try {
    readCopy(source, stage)
    const { db, before, anew } = openLive(file, now)
    try {
      replaceAll(db, stage)
    } catch (error) {
      throw notUsable(error, file)
    } finally {
      db.close()
    }
    return { contents: lookInto(stage), before, anew }
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
    throw new NotKept('storage-forbidden', `${source} is the data file itself: name a backup of it.`)
}

/** The source itself is left as it is: a copy of it is brought to the present schema. */
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
    throw new NotKept('storage-broken', `${source} is damaged and was not restored: take another backup.`)
}

/** The file to restore into, with what it held kept beside it. */
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
    // A damaged file, or one from a newer version, is what a backup is for.
    const mended = error instanceof NotKept && ['storage-broken', 'storage-newer'].includes(error.code)
    if (before === null || !mended) throw error
    for (const companion of COMPANIONS)
      if (existsSync(file + companion)) renameSync(file + companion, before + companion)
    return { db: openDatabase(file), before, anew: true }
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
    for (const table of tables) {
      const columns = db
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(table)
        .map((row) => `"${text(row, 'name')}"`)
        .join(', ')
      db.exec(`DELETE FROM main."${table}"`)
      db.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM source."${table}"`)
    }
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
  db.exec('DETACH source')
}
