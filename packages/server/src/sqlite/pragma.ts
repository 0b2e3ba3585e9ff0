// Pragmas: settings and state of a connection.
import type { DatabaseSync } from 'node:sqlite'
import { int, text } from '../rows/row.ts'

/** Reads a pragma, e.g. 'synchronous', or sets one and reads it, e.g. 'max_page_count = 100'. */
export function pragma(db: DatabaseSync, words: string): string | number | null {
  const row = db.prepare(`PRAGMA ${words}`).get()
  const [column] = row === undefined ? [] : Object.keys(row)
  if (row === undefined || column === undefined) return null
  return typeof row[column] === 'string' ? text(row, column) : int(row, column)
}
