// Reads reports and records from a data file, for the person who runs the server. It writes nothing, and the server
// may be running.
import type { DatabaseSync } from 'node:sqlite'
import type { Report } from '../storage.ts'
import { openOurs } from './backup.ts'
import { notUsable } from './errors.ts'
import { ALL_REPORTS, readReport } from '../rows/report.ts'
import { text, textOrNull } from '../rows/row.ts'
import { type Recorded, recordOf } from '../rows/recorded.ts'

/** Oldest first. */
export function reportsIn(file: string): Report[] {
  return lookedUp(file, (db) => {
    const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'reports'").get()
    return known === undefined ? [] : db.prepare(ALL_REPORTS).all().map(readReport)
  })
}

/** The whole record of a table, including hidden information, even while it is being played. */
export function recordIn(file: string, table: string): Recorded {
  return lookedUp(file, (db) => {
    const row = db
      .prepare('SELECT stage, beginning FROM tables JOIN beginnings USING (n) WHERE id = ?')
      .get(table)
    const beginning = row === undefined ? null : textOrNull(row, 'beginning')
    const over = row !== undefined && text(row, 'stage') === 'over'
    if (beginning === null) return { record: null, over }
    const rows = db
      .prepare('SELECT entries.* FROM tables JOIN entries USING (n) WHERE tables.id = ? ORDER BY entries.seq')
      .all(table)
    return { record: recordOf(beginning, rows), over }
  })
}

function lookedUp<T>(file: string, look: (db: DatabaseSync) => T): T {
  const db = openOurs(file)
  try {
    return look(db)
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}
