// The tables that are kept on this device, listed without waking their host.
import type { StoredTable, TableSummary } from '@lorehall/host'
import { summariesOf } from '@lorehall/host/summaries'
import { host } from './client.ts'
import { done, openDatabase } from './database.ts'

/** Everything is stored before it is told, so what lies there is how the tables stand. */
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
  // A browser that forbids storage: the host has the tables in its memory, and says so.
  if (db === null) return (await host.request('tables', {})).tables
  return summariesOf(await storedTables(db))
}
