// The list of deleted people in a data file, for the person who runs the server. Kept elsewhere, it deletes them again
// after a restore. The server may be running: it notices the change within a second.
import { openOurs } from './backup.ts'
import { openDatabase } from './database.ts'
import { cutLog, eraseForgotten, forgottenIn } from './erase.ts'
import { notUsable } from './errors.ts'

/** The hashes of their ids. */
export function deletedIn(file: string): string[] {
  const db = openOurs(file)
  try {
    return forgottenIn(db)
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}

/** Adds hashes to the list, and deletes everybody who is on it and in the file again. Returns their ids. */
export function deleteAgain(file: string, hashes: readonly string[]): string[] {
  // Refuses a missing file, which would be created otherwise.
  openOurs(file).close()
  const db = openDatabase(file)
  try {
    db.exec('BEGIN IMMEDIATE')
    const remember = db.prepare('INSERT OR IGNORE INTO forgotten (hash) VALUES (?)')
    for (const hash of hashes) remember.run(hash)
    const deleted = eraseForgotten(db)
    db.exec('COMMIT')
    cutLog(db)
    return deleted
  } catch (error) {
    throw notUsable(error, file)
  } finally {
    db.close()
  }
}
