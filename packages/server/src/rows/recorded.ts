// The record of a stored table, for the person who runs the server. It is not replayed, because the problem reported may
// be that it can't be.
import { type Beginning, standInsIn, withStandIns } from '@lorehall/host'
import type { TableRecord } from '@lorehall/kernel'
import { type Row, text } from './row.ts'
import { readEntry } from './words.ts'

const readBeginning: (text: string) => Beginning = JSON.parse

export interface Recorded {
  /** Null: the game has not begun. */
  readonly record: TableRecord | null
  readonly over: boolean
}

/** @param rows the rows of its entries, in order */
export function recordOf(beginning: string, rows: readonly Row[]): TableRecord {
  const entries = rows.map((row) => readEntry(text(row, 'entry')))
  // An older file that was not migrated yet has no stand-ins.
  const standIns: unknown = Object.fromEntries(rows.map(({ seq, stand_in: why }) => [seq, why]))
  return withStandIns({ ...readBeginning(beginning), entries }, standInsIn({ entries, standIns }))
}
