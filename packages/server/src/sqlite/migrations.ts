// Brings a file to the present schema by itself, step by step, each in one transaction. The number of
// the last step is the file's user_version.
import type { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { pragma } from './pragma.ts'
import { SCHEMA_1 } from './schema-1.ts'
import { SCHEMA_2 } from './schema-2.ts'
import { SCHEMA_3 } from './schema-3.ts'
import { SCHEMA_4 } from './schema-4.ts'
import { SCHEMA_5 } from './schema-5.ts'
import { SCHEMA_6 } from './schema-6.ts'

/** 'LORE': by this a file is known as ours. */
const APPLICATION_ID = 0x4c_4f_52_45

const STEPS: readonly string[] = [
  `PRAGMA application_id = ${APPLICATION_ID}; ${SCHEMA_1}`,
  SCHEMA_2,
  SCHEMA_3,
  SCHEMA_4,
  SCHEMA_5,
  SCHEMA_6,
]

export const SCHEMA = STEPS.length

/** `upTo` is for tests of older schemas. */
export function migrate(db: DatabaseSync, file: string, upTo = SCHEMA): void {
  checkOurs(db, file)
  while (schemaOf(db) < upTo) {
    db.exec('BEGIN IMMEDIATE')
    try {
      // Asked again under the lock: another process may have been faster.
      const done = schemaOf(db)
      const step = STEPS[done]
      if (step !== undefined && done < upTo) db.exec(`${step}; PRAGMA user_version = ${done + 1}`)
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

/** Refuses what is not ours, or comes from a version that knows more than this one. */
export function checkOurs(db: DatabaseSync, file: string): void {
  const empty = pragma(db, 'schema_version') === 0
  if (!empty && pragma(db, 'application_id') !== APPLICATION_ID) {
    throw new NotKept('storage-foreign', `${file} is a database, but not one of Lorehall: name another file.`)
  }
  if (schemaOf(db) > SCHEMA) {
    throw new NotKept(
      'storage-newer',
      `${file} was written by a newer version of Lorehall (schema ${schemaOf(db)}, this one knows ${SCHEMA}): use that version, or restore a backup made before it.`,
    )
  }
}

function schemaOf(db: DatabaseSync): number {
  return Number(pragma(db, 'user_version'))
}
