// Checks stored tables: entries are numbered without gaps, and each table can be replayed from its beginning.
import { DatabaseSync } from 'node:sqlite'
import { type Entry, Table } from '@lorehall/kernel'
import { gameNamed } from '../../src/games.ts'
import type { Storage } from '../../src/storage.ts'

/** The seat that made the entry, or null. */
function seatOf(entry: Entry): number | null {
  if (typeof entry === 'string') return Number(entry.split(' ', 1)[0])
  if ('undo' in entry) return entry.undo
  if ('redo' in entry) return entry.redo
  return 'choose' in entry ? entry.choose : null
}

export const entriesOf = (entries: readonly Entry[], seat: number): Entry[] =>
  entries.filter((entry) => seatOf(entry) === seat)

/** Replays a stored table. Throws if its entries don't fit. */
export async function replayed(storage: Storage, id: string): Promise<Table | null> {
  const row = await storage.table(id)
  if (row === null) throw new Error(`table ${id} is gone`)
  const entries = await storage.entries(id)
  if (row.seq !== entries.length) throw new Error(`table ${id} counts ${row.seq}, not ${entries.length}`)
  return row.beginning === null
    ? null
    : Table.replay(await gameNamed(row.game), { ...row.beginning, entries })
}

/** Faults of the file: damage, broken references, or gaps in the numbers of entries. */
export function faultsOf(file: string): unknown[] {
  const db = new DatabaseSync(file)
  const gaps = db
    .prepare('SELECT n, count(*) AS many, max(seq) + 1 AS next FROM entries GROUP BY n HAVING many <> next')
    .all()
  const health = db.prepare('PRAGMA integrity_check').all()
  const orphans = db.prepare('PRAGMA foreign_key_check').all()
  db.close()
  return [...gaps, ...orphans, ...health.filter((row) => row['integrity_check'] !== 'ok')]
}

export interface Kept {
  readonly id: string
  readonly over: boolean
  readonly seed: string
}

export function allTables(file: string): Kept[] {
  const db = new DatabaseSync(file)
  const rows = db.prepare('SELECT id, stage, seed FROM tables JOIN beginnings USING (n)').all()
  db.close()
  return rows.map((row) => ({
    id: String(row['id']),
    over: row['stage'] === 'over',
    seed: String(row['seed']),
  }))
}
