// Opens the data file, with settings that put every commit on the disk before it returns.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { notUsable } from './errors.ts'
import { migrate } from './migrations.ts'
import { UNFINISHED } from '../rows/unfinished.ts'
import { pragma } from './pragma.ts'

/** How long to wait for another process that writes, e.g. a restore. */
const PATIENCE_MS = 10_000

/**
 * Opens a file to write to. Creates it if it doesn't exist, and migrates it to the current schema.
 * @param filling also a file that `lorehall migrate` is filling
 */
export function openDatabase(file: string, { filling = false } = {}): DatabaseSync {
  let db: DatabaseSync | null = null
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true })
    if (pragma(db, 'journal_mode = WAL') !== 'wal')
      throw new NotKept(
        'storage-forbidden',
        `${file} cannot be used: its disk does not support a write-ahead log. Name a file on another disk.`,
      )
    db.exec('PRAGMA synchronous = FULL')
    // Overwrites deleted data, so that a deleted person leaves no trace in free pages.
    db.exec('PRAGMA secure_delete = ON')
    // Moving the log into the file takes longer than a commit. With this many pages, few answers wait for it.
    db.exec('PRAGMA wal_autocheckpoint = 4000')
    // Cuts the log back after it grew under load or in a restore.
    db.exec('PRAGMA journal_size_limit = 16777216')
    migrate(db, file)
    if (!filling && isBeingFilled(db)) throw new NotKept('storage-unfinished', `${file} ${UNFINISHED}`)
    // SQLite also opens files that it can't write to, and would fail at the first write. Fail now instead.
    db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return db
  } catch (error) {
    db?.close()
    throw notUsable(error, file, ' with LOREHALL_DATA')
  }
}

/** Opens a file to read, without migrating it. */
export function openToRead(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: PATIENCE_MS, readOnly: true })
  } catch (error) {
    throw notUsable(error, file)
  }
}

const isBeingFilled = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrating'").get() !== undefined
