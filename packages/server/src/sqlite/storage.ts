// The storage port on one SQLite file.
import type { Storage } from '../storage.ts'
import { chat } from './chat.ts'
import { Checkpoints } from './checkpoints.ts'
import { openDatabase } from './database.ts'
import { erasing } from './erase.ts'
import { letters } from './letters.ts'
import { lists } from './lists.ts'
import { log } from './log.ts'
import { people } from './people.ts'
import { pragma } from './pragma.ts'
import { reports } from './reports.ts'
import { tables } from './tables.ts'
import { Writer } from './writer.ts'

export interface SqliteStorage extends Storage {
  /** What the connection that writes says of itself, e.g. of 'synchronous'. */
  pragma(words: string): string | number | null
  /** How often something was made durable so far. */
  commits(): number
}

/** Opens the file, makes it where there is none, and brings it to the present schema. Throws `NotKept`. */
export function openSqlite(file: string): SqliteStorage {
  const db = openDatabase(file)
  const writer = new Writer(db)
  const checkpoints = new Checkpoints(db, writer)
  let version = pragma(db, 'data_version')

  return {
    ...people(db, writer),
    ...erasing(db, writer),
    ...tables(db, writer),
    ...log(db, writer),
    ...lists(db),
    ...chat(db, writer),
    ...letters(db, writer),
    ...reports(db, writer),
    changedElsewhere: () => {
      const seen = version
      version = pragma(db, 'data_version')
      return version !== seen
    },
    tidy: (now) => checkpoints.look(now),
    close: () => {
      if (!db.isOpen) return
      writer.close()
      db.close()
    },
    pragma: (words) => pragma(db, words),
    commits: () => writer.commits,
  }
}
