// The state of a data file or a database, for the person who runs the server.
import { int, intOrNull, type Row } from './row.ts'

export interface StoredState {
  /** The schema of the data, and the newest one that this version knows. */
  readonly schema: number
  readonly known: number
  readonly bytes: number
  readonly people: number
  readonly tables: number
  readonly reports: number
  /** When the newest report came; null: there is none. */
  readonly reported: number | null
  /** When the last backup was made, as far as it left a trace; null: there is no trace of one. */
  readonly backup: Backup | null
}

export interface Backup {
  readonly at: number
  /** The file that was written; null: PostgreSQL archived its log. */
  readonly file: string | null
}

export type Counts = Pick<StoredState, 'people' | 'tables' | 'reports' | 'reported'>

export const COUNTS = `SELECT (SELECT count(*) FROM people) AS people, (SELECT count(*) FROM tables) AS tables,
  (SELECT count(*) FROM reports) AS reports, (SELECT max(at) FROM reports) AS reported`

export function readCounts(row: Row): Counts {
  return {
    people: int(row, 'people'),
    tables: int(row, 'tables'),
    reports: int(row, 'reports'),
    reported: intOrNull(row, 'reported'),
  }
}
