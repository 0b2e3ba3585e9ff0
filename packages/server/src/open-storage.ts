// Opens the storage that the settings name: a data file, or a PostgreSQL database.
import type { Config } from './config.ts'
import { openSqlite } from './sqlite/storage.ts'
import { storableBeside } from './storable.ts'
import type { Storage } from './storage.ts'

export interface OpenStorage {
  readonly storage: Storage
  /** Null, or why nothing can be stored at the moment. */
  readonly storable: () => Promise<string | null>
  /** The time of day by which deadlines count. */
  readonly now: () => number
}

/** Rejects with `NotKept`. */
export async function openStorage({ data, database }: Config): Promise<OpenStorage> {
  if (database === null)
    return { storage: openSqlite(data), storable: storableBeside(data, Date.now), now: Date.now }
  // Loaded only here: with a data file, a server needs none of it.
  const { openPostgres } = await import('./postgres/storage.ts')
  const storage = await openPostgres(database)
  return { storage, storable: () => storage.trouble(), now: storage.now }
}
