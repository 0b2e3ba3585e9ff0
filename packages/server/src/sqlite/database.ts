// Opens the one file everything is kept in, so that what was committed is on the disk.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { notUsable } from './errors.ts'
import { migrate } from './migrations.ts'
import { pragma } from './pragma.ts'

/** How long to wait for another process that writes, e.g. a restore. */
const PATIENCE_MS = 10_000

/** A file that is written to: made where there is none, brought to the present schema. */
export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | null = null
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true })
    if (pragma(db, 'journal_mode = WAL') !== 'wal')
      throw new NotKept('storage-forbidden', `${file} cannot be used: its disk allows no write-ahead log.`)
    db.exec('PRAGMA synchronous = FULL')
    // What is deleted is overwritten: a person who is forgotten leaves no trace in free pages.
    db.exec('PRAGMA secure_delete = ON')
    // Moving the log into the file takes longer than a commit: seldom enough for one answer in hundreds.
    db.exec('PRAGMA wal_autocheckpoint = 4000')
    // A log that grew under load, or by a restore, is cut back.
    db.exec('PRAGMA journal_size_limit = 16777216')
    migrate(db, file)
    // SQLite opens what it may not write to all the same, and would fail at the first answer.
    db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return db
  } catch (error) {
    db?.close()
    throw notUsable(error, file, ' with LOREHALL_DATA')
  }
}

/** A file that is only looked at, as it is. */
export function openToRead(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: PATIENCE_MS, readOnly: true })
  } catch (error) {
    throw notUsable(error, file)
  }
}
