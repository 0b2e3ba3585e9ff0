// A person as the person who runs the server sees them.
import { int, type Row, text } from './row.ts'

export interface ListedPerson {
  readonly id: string
  readonly name: string
  /** When they first came. */
  readonly created: number
  /** How many tables they have a seat at. */
  readonly tables: number
  /** When they last wrote in a chat; null: never, or those lines are gone. */
  readonly wrote: number | null
  /** When they were banned; null: they are not. */
  readonly banned: number | null
}

/** All people, the newest first. */
export const ALL_PEOPLE = `SELECT people.*, (SELECT count(*) FROM seats WHERE person = people.id) AS tables,
     (SELECT max(at) FROM chat WHERE person = people.id) AS wrote
   FROM people ORDER BY created DESC, id`

// An older file that was not migrated yet has no bans.
const timeOrNull = (row: Row, column: string) => ((row[column] ?? null) === null ? null : int(row, column))

export const readListedPerson = (row: Row): ListedPerson => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  created: int(row, 'created'),
  tables: int(row, 'tables'),
  wrote: timeOrNull(row, 'wrote'),
  banned: timeOrNull(row, 'banned'),
})
