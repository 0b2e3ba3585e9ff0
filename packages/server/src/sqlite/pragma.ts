// Asks the connection about itself.
import type { DatabaseSync } from 'node:sqlite'
import { int, text } from './row.ts'

/** What a pragma says, e.g. 'synchronous', or after setting it, 'max_page_count = 100'. */
export function pragma(db: DatabaseSync, words: string): string | number | null {
  const row = db.prepare(`PRAGMA ${words}`).get()
  const [column] = row === undefined ? [] : Object.keys(row)
  if (row === undefined || column === undefined) return null
  return typeof row[column] === 'string' ? text(row, column) : int(row, column)
}
