// The databases that the storage works on, for tests that run on each of them.
import { openPostgres } from '../../src/postgres/storage.ts'
import { openSqlite } from '../../src/sqlite/storage.ts'
import type { Storage } from '../../src/storage.ts'
import { newFile } from '../storage-kit.ts'
import { postgresForThisFile } from './postgres.ts'

interface Counting extends Storage {
  commits(): number
}

/** Opens the same database each time. */
export type Open = () => Promise<Counting>

export interface DatabaseKind {
  readonly name: string
  /** Creates an empty database. */
  readonly fresh: () => Promise<Open>
}

/** Call it once in a test file, outside of tests. */
export function databasesForThisFile(): DatabaseKind[] {
  const postgres = postgresForThisFile()
  return [
    {
      name: 'SQLite',
      fresh: async () => {
        const file = newFile()
        return async () => openSqlite(file)
      },
    },
    {
      name: 'PostgreSQL',
      fresh: async () => {
        const url = await postgres.fresh()
        return () => openPostgres(url)
      },
    },
  ]
}
