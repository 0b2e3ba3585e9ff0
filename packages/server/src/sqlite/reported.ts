// What people reported, as whoever runs the server reads it: also beside a server that runs, and without
// writing anything.
import type { DatabaseSync } from 'node:sqlite'
import { type Beginning, standInsIn, withStandIns } from '@lorehall/host'
import type { TableRecord } from '@lorehall/kernel'
import type { Report } from '../storage.ts'
import { openOurs } from './backup.ts'
import { notUsable } from './errors.ts'
import { ALL_REPORTS, readReport } from './reports.ts'
import { text, textOrNull } from './row.ts'
import { readEntry } from './words.ts'

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

/** All of a table, also while it is played: with what is hidden from who plays it. */
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
    // A file that no present server has opened yet knows of none.
    const standIns: unknown = Object.fromEntries(rows.map(({ seq, stand_in: why }) => [seq, why]))
    // Not replayed: that it cannot be may be what was reported.
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
