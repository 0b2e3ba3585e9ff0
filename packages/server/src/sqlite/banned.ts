// Lists the people in a data file, and bans them, for the person who runs the server. The server may be running: it
// notices the change within a second.
import { NotKept } from '@lorehall/host'
import { openOurs } from './backup.ts'
import { openDatabase } from './database.ts'
import { notUsable } from './errors.ts'
import { ALL_PEOPLE, type ListedPerson, readListedPerson } from '../rows/listed-person.ts'

/** The newest first. */
export function peopleIn(file: string): ListedPerson[] {
  const db = openOurs(file)
  try {
    return db.prepare(ALL_PEOPLE).all().map(readListedPerson)
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}

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
