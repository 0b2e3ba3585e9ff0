// How a report is stored.
import type { Report } from '../storage.ts'
import { int, intOrNull, type Row, text } from './row.ts'
import { readJson } from './words.ts'

/**
 * Whether a report was made from its seat. Before the game begins, a report sees nothing and seats change hands. An
 * earlier version stored a seat with it, which may be somebody else's now.
 */
export const isFromSeat = (view: string): boolean => !view.startsWith('{"view":null')

/** The same in SQL, where a colon would begin a parameter. */
export const IS_FROM_SEAT = `reports.view NOT LIKE '{"view"_null%'`

/** Oldest first. */
export const ALL_REPORTS =
  'SELECT reports.*, tables.id AS at_table FROM reports JOIN tables USING (n) ORDER BY reports.at'

/** From a row with the id of its table as `at_table`. */
export function readReport(row: Row): Report {
  return {
    id: text(row, 'id'),
    table: text(row, 'at_table'),
    seat: intOrNull(row, 'seat'),
    seq: int(row, 'seq'),
    text: text(row, 'text'),
    versions: readJson(text(row, 'versions')),
    view: readJson(text(row, 'view')),
    at: int(row, 'at'),
  }
}
