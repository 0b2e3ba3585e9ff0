// Opens the storage that the settings name: a data file, or a PostgreSQL database.
import type { Config } from './config.ts'
import type { Measures } from './metrics/measures.ts'
import type { Pool } from './postgres/connections.ts'
import { openSqlite } from './sqlite/storage.ts'
import { readyWith } from './ready.ts'
import { storableBeside } from './storable.ts'
import type { Storage } from './storage.ts'

export interface OpenStorage {
  readonly storage: Storage
  /** Null, or why nothing can be stored at the moment. */
  readonly storable: () => Promise<string | null>
  /** Null, or why no request can be served at the moment. */
  readonly ready: () => Promise<string | null>
  /** The time of day by which deadlines count. */
  readonly now: () => number
  /** The connections to the database; null with a data file. */
  readonly pool: (() => Pool) | null
}

/** Rejects with `NotKept`. */
export async function openStorage({ data, database }: Config, measures?: Measures): Promise<OpenStorage> {
  if (database === null) {
    const storage = openSqlite(data, measures)
    const storable = storableBeside(data, Date.now)
    return { storage, storable, ready: readyWith(storage, storable), now: Date.now, pool: null }
  }
  // Loaded only here: with a data file, a server needs none of it.
  const { openPostgres } = await import('./postgres/storage.ts')
  const storage = await openPostgres(database, measures)
  const { trouble: storable, now, pool } = storage
  return { storage, storable, ready: readyWith(storage, storable), now, pool }
}
