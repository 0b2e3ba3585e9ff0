// Lists the tables on this device without starting their host.
import type { StoredTable, TableSummary } from '@lorehall/host'
import { summariesOf } from '@lorehall/host/summaries'
import { host } from './client.ts'
import { done, openDatabase } from './database.ts'

/** Entries are stored before anyone hears of them, so the database is up to date. */
async function storedTables(db: IDBDatabase): Promise<readonly StoredTable[]> {
  try {
    return await done<StoredTable[]>(db.transaction('tables').objectStore('tables').getAll())
  } finally {
    db.close()
  }
}

/** Newest first. */
export async function keptTables(): Promise<readonly TableSummary[]> {
  const db = await openDatabase().catch(() => null)
  // Storage is forbidden: the tables are only in the host's memory.
  if (db === null) return (await host.request('tables', {})).tables
  return summariesOf(await storedTables(db))
}
