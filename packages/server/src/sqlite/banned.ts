// Lists the people in a data file, and bans them, for the person who runs the server. The server may be running: it
// notices the change within a second.
import { NotKept } from '@lorehall/host'
import { openOurs } from './backup.ts'
import { openDatabase } from './database.ts'
import { notUsable } from './errors.ts'
import { int, type Row, text } from '../rows/row.ts'

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

/** The newest first. */
export function peopleIn(file: string): ListedPerson[] {
  const db = openOurs(file)
  try {
    return db
      .prepare(
        `SELECT people.*, (SELECT count(*) FROM seats WHERE person = people.id) AS tables,
           (SELECT max(at) FROM chat WHERE person = people.id) AS wrote
         FROM people ORDER BY created DESC, id`,
      )
      .all()
      .map(readPerson)
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}

// An older file that was not migrated yet has no bans.
const timeOrNull = (row: Row, column: string) => ((row[column] ?? null) === null ? null : int(row, column))

const readPerson = (row: Row): ListedPerson => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  created: int(row, 'created'),
  tables: int(row, 'tables'),
  wrote: timeOrNull(row, 'wrote'),
  banned: timeOrNull(row, 'banned'),
})

/** Bans a person from now on, or lifts the ban (`at` is null). A person who is already banned stays banned since then. */
export function setBan(file: string, id: string, at: number | null): void {
  // Refuses a missing file, which would be created otherwise.
  openOurs(file).close()
  const db = openDatabase(file)
  try {
    const set = db.prepare(
      'UPDATE people SET banned = iif(?1 IS NULL, NULL, coalesce(banned, ?1)) WHERE id = ?2',
    )
    if (set.run(at, id).changes === 0)
      throw new NotKept('storage-missing', `nobody in ${file} has the id '${id}'`)
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}
