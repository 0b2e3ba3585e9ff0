// The path of the data file.
import { join } from 'node:path'

/** `path` itself if it names a database file, otherwise `lorehall.db` in that folder. */
export function dataFileIn(path: string): string {
  return /\.(db|sqlite3?)$/.test(path) ? path : join(path, 'lorehall.db')
}
