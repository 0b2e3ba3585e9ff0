// The storage port on one SQLite file.
import type { Measures } from '../metrics/measures.ts'
import type { Storage } from '../storage.ts'
import { FileChannel } from './channel.ts'
import { chat } from './chat.ts'
import { Checkpoints } from './checkpoints.ts'
import { openDatabase } from './database.ts'
import { erasing } from './erase.ts'
import { letters } from './letters.ts'
import { lists } from './lists.ts'
import { log } from './log.ts'
import { order } from './order.ts'
import { people } from './people.ts'
import { pragma } from './pragma.ts'
import { reaching } from './reaching.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { tables } from './tables.ts'
import { Writer } from './writer.ts'

export interface SqliteStorage extends Storage {
  /** Reads or sets a pragma of the connection, e.g. 'synchronous'. */
  pragma(words: string): string | number | null
  /** How many transactions were committed. */
  commits(): number
  close(): void
}

/** Opens the file, creates it if needed, and migrates it to the current schema. Throws `NotKept`. */
export function openSqlite(file: string, measures?: Measures): SqliteStorage {
  const db = openDatabase(file)
  const writer = new Writer(db, measures)
  const checkpoints = new Checkpoints(db, writer)
  const listed = lists(db)
  const anybody = db.prepare('SELECT 1 FROM people LIMIT 1')

  return {
    ...people(db, writer),
    ...erasing(db, writer),
    ...tables(db, writer),
    ...log(db, writer),
    ...listed,
    // Two processes on one file may both drive a table. The later of two equal entries is refused.
    claimDue: listed.dueTables,
    lease: async (tables) => [...tables],
    release: async () => undefined,
    ...order(db, writer),
    ...chat(db, writer),
    ...reaching(db, writer),
    ...letters(db, writer),
    ...reports(db, writer),
    ...reviews(db, writer),
    probe: () => writer.write(() => void anybody.get()),
    channel: new FileChannel(db),
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
