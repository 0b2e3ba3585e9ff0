// Which file everything is kept in.
import { join } from 'node:path'

/** The file itself where it is named, otherwise the usual one in that folder. */
export function dataFileIn(path: string): string {
  return /\.(db|sqlite3?)$/.test(path) ? path : join(path, 'lorehall.db')
}
