// Migrates a file to the current schema, one step per transaction. The file's user_version is the number of steps
// done.
import type { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { pragma } from './pragma.ts'
import { SCHEMA_1 } from './schema-1.ts'
import { SCHEMA_10 } from './schema-10.ts'
import { SCHEMA_2 } from './schema-2.ts'
import { SCHEMA_3 } from './schema-3.ts'
import { SCHEMA_4 } from './schema-4.ts'
import { SCHEMA_5 } from './schema-5.ts'
import { SCHEMA_6 } from './schema-6.ts'
import { SCHEMA_7 } from './schema-7.ts'
import { SCHEMA_8 } from './schema-8.ts'
import { SCHEMA_9 } from './schema-9.ts'

/** 'LORE': marks a file as ours. */
const APPLICATION_ID = 0x4c_4f_52_45

const MIGRATIONS: readonly string[] = [
  `PRAGMA application_id = ${APPLICATION_ID}; ${SCHEMA_1}`,
  SCHEMA_2,
  SCHEMA_3,
  SCHEMA_4,
  SCHEMA_5,
  SCHEMA_6,
  SCHEMA_7,
  SCHEMA_8,
  SCHEMA_9,
  SCHEMA_10,
]

export const SCHEMA = MIGRATIONS.length

/** `upTo` is for tests of older schemas. */
export function migrate(db: DatabaseSync, file: string, upTo = SCHEMA): void {
  checkOurs(db, file)
  while (schemaOf(db) < upTo) {
    db.exec('BEGIN IMMEDIATE')
    try {
      // Read again under the lock: another process may have done this step.
      const done = schemaOf(db)
      const migration = MIGRATIONS[done]
      if (migration !== undefined && done < upTo) db.exec(`${migration}; PRAGMA user_version = ${done + 1}`)
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

/** Refuses a file that isn't ours or was written by a newer version. */
export function checkOurs(db: DatabaseSync, file: string): void {
  const empty = pragma(db, 'schema_version') === 0
  if (!empty && pragma(db, 'application_id') !== APPLICATION_ID) {
    throw new NotKept('storage-foreign', `${file} is a database, but not of Lorehall. Name another file.`)
  }
  if (schemaOf(db) > SCHEMA) {
    throw new NotKept(
      'storage-newer',
      `${file} was written by a newer version of Lorehall (schema ${schemaOf(db)}; this version knows ${SCHEMA}). Use that version, or restore a backup made before it.`,
    )
  }
}

function schemaOf(db: DatabaseSync): number {
  return Number(pragma(db, 'user_version'))
}
