// Leases: which process drives the bots and the clock of a table, and until when, by the database's clock. They only keep
// two processes from doing the same work. That nothing is done twice follows from the numbers of entries and from `due`.
// The table is unlogged, so a lease waits for no disk; after a crash of PostgreSQL there are none, and they are taken
// again.
import { randomBytes } from 'node:crypto'
import { type Row, text } from '../rows/row.ts'
import { LEASE_MS, type Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'

const NOW = 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)'
const TAKE = `ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until
   WHERE leases.holder = excluded.holder OR leases.until <= ${NOW} RETURNING id`

// In one order at all processes, so that two statements don't wait for each other.
const LEASE = sql(
  `INSERT INTO leases (id, holder, until)
   SELECT one, CAST(:holder AS TEXT), ${NOW} + ${LEASE_MS} FROM unnest(CAST(:tables AS TEXT[])) AS one ORDER BY one
   ${TAKE}`,
)
const CLAIM_DUE = sql(
  `WITH first AS (
     SELECT id FROM tables WHERE due <= :now AND id <> ALL(CAST(:except AS TEXT[])) AND NOT EXISTS
       (SELECT 1 FROM leases WHERE leases.id = tables.id AND holder <> :holder AND until > ${NOW})
     ORDER BY due LIMIT :most)
   INSERT INTO leases (id, holder, until)
   SELECT id, CAST(:holder AS TEXT), ${NOW} + ${LEASE_MS} FROM first ORDER BY id
   ${TAKE}`,
)
const RELEASE = sql('DELETE FROM leases WHERE id = ANY(CAST(:tables AS TEXT[])) AND holder = :holder')
/** Leases of processes that have died. */
const CLEAN_UP = sql(`DELETE FROM leases WHERE until < ${NOW} - 3600000`)
const IS_DUE = sql('SELECT id FROM tables WHERE due <= :now LIMIT 1')

const id = (row: Row) => text(row, 'id')

type Leases = Pick<Storage, 'claimDue' | 'lease' | 'release'>

/** @param ask tries again if the connection was lost; all these statements may be done twice */
export function leases(ask: Read): Leases & { readonly cleanUp: () => Promise<void> } {
  const holder = randomBytes(12).toString('hex')
  return {
    claimDue: async (now, most, except = []) => {
      if ((await ask(IS_DUE, { now })).length === 0) return []
      return (await ask(CLAIM_DUE, { now, most, holder, except })).map(id)
    },
    lease: async (tables) => (tables.length === 0 ? [] : (await ask(LEASE, { tables, holder })).map(id)),
    release: async (tables) => {
      if (tables.length > 0) await ask(RELEASE, { tables, holder })
    },
    cleanUp: async () => void (await ask(CLEAN_UP, {})),
  }
}
