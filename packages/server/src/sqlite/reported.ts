// Reads reports and records from a data file, for the person who runs the server. It writes nothing, and the server
// may be running.
import type { DatabaseSync } from 'node:sqlite'
import { type Beginning, standInsIn, withStandIns } from '@lorehall/host'
import type { TableRecord } from '@lorehall/kernel'
import type { Report } from '../storage.ts'
import { openOurs } from './backup.ts'
import { notUsable } from './errors.ts'
import { readReport } from '../rows/report.ts'
import { ALL_REPORTS } from './reports.ts'
import { text, textOrNull } from '../rows/row.ts'
import { readEntry } from '../rows/words.ts'

const readBeginning: (text: string) => Beginning = JSON.parse

/** Oldest first. */
export function reportsIn(file: string): Report[] {
  return lookedUp(file, (db) => {
    const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'reports'").get()
    return known === undefined ? [] : db.prepare(ALL_REPORTS).all().map(readReport)
  })
}

export interface Recorded {
  /** Null: the game has not begun. */
  readonly record: TableRecord | null
  readonly over: boolean
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
    const entries = rows.map((row) => readEntry(text(row, 'entry')))
    // An older file that was not migrated yet has no stand-ins.
    const standIns: unknown = Object.fromEntries(rows.map(({ seq, stand_in: why }) => [seq, why]))
    // Not replayed, because the problem reported may be that it can't be.
    const record = { ...readBeginning(beginning), entries }
    return { record: withStandIns(record, standInsIn({ entries, standIns })), over }
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
