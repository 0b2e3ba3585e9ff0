// Looks at the state of a data file, for the person who runs the server. It writes nothing, and the server may be running.
import { statSync } from 'node:fs'
import { COUNTS, type Counts, readCounts, type StoredState } from '../rows/stored-state.ts'
import { openOurs } from './backup.ts'
import { notUsable } from './errors.ts'
import { lastBackupOf } from './last-backup.ts'
import { SCHEMA } from './migrations.ts'
import { pragma } from './pragma.ts'

/** The schema that brought the reports. */
const REPORTS_SINCE = 2

const NOTHING: Counts = { people: 0, tables: 0, reports: 0, reported: null }

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

export function stateOf(file: string): StoredState {
  const db = openOurs(file)
  try {
    const schema = Number(pragma(db, 'user_version'))
    const counts = schema < REPORTS_SINCE ? NOTHING : readCounts(db.prepare(COUNTS).get() ?? {})
    const bytes = sizeOf(file) + sizeOf(`${file}-wal`)
    return { schema, known: SCHEMA, bytes, ...counts, backup: lastBackupOf(file) }
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}
