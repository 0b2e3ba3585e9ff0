// The entries of tables, numbered from 0. They are only appended; only erase.ts changes them, to remove a name.
import { NO_STAND_INS, Overtaken, type StandIns } from '@lorehall/host'
import type { Entry } from '@lorehall/kernel'
import { int, MARKS, oneOf, text } from '../rows/row.ts'
import { largeColumns, STATUS, statusColumns } from '../rows/table-columns.ts'
import { readEntry, writeEntry } from '../rows/words.ts'
import type { Storage, TableEpoch, TableStatus } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { sql } from './sql.ts'
import { save } from './tables.ts'
import type { Writer } from './writer.ts'

type Log = Pick<Storage, 'entries' | 'standIns' | 'append' | 'beginTable'>

const SET_BEGINNING = sql(
  'UPDATE beginnings SET seed = :seed, plan = :plan, beginning = :beginning WHERE n = :n',
)
// One statement, because most writes are this one: the status and its entries, or nothing.
const APPEND = sql(
  `WITH moved AS (
     UPDATE tables SET ${STATUS} WHERE id = :id AND epoch = :epoch AND seq = CAST(:from AS BIGINT) RETURNING n),
   added AS (
     INSERT INTO entries (n, seq, entry, stand_in)
     SELECT moved.n, CAST(:from AS BIGINT) + list.at - 1, list.entry, list.stand_in
     FROM moved, unnest(CAST(:entries AS TEXT[]), CAST(:standIns AS TEXT[]))
       WITH ORDINALITY AS list (entry, stand_in, at))
   SELECT n FROM moved`,
)
const ALL = sql('SELECT entry FROM tables JOIN entries USING (n) WHERE tables.id = :id ORDER BY entries.seq')
const STOOD_IN = sql(
  `SELECT entries.seq, stand_in FROM tables JOIN entries USING (n)
   WHERE tables.id = :id AND stand_in IS NOT NULL ORDER BY entries.seq`,
)

async function append(
  ask: Ask,
  { id, epoch }: TableEpoch,
  from: number,
  entries: readonly Entry[],
  status: TableStatus,
  standIns: StandIns = NO_STAND_INS,
): Promise<void> {
  const [row] = await ask(APPEND, {
    ...statusColumns(status),
    id,
    epoch,
    from,
    entries: entries.map(writeEntry),
    standIns: entries.map((_, i) => standIns.get(from + i) ?? null),
  })
  if (row === undefined) throw new Overtaken(id)
  if (status.seq !== from + entries.length)
    throw new Error(`table ${id}: ${entries.length} entries from ${from} on do not make ${status.seq}`)
}

export function log(read: Read, writer: Writer): Log {
  return {
    entries: async (id) => (await read(ALL, { id })).map((row) => readEntry(text(row, 'entry'))),
    standIns: async (id) =>
      new Map((await read(STOOD_IN, { id })).map((row) => [int(row, 'seq'), oneOf(row, 'stand_in', MARKS)])),
    beginTable: (table, entries, standIns) =>
      writer.write(async (ask) => {
        const { n } = await save(ask, table)
        await ask(SET_BEGINNING, { n: Number(n), ...largeColumns(table) })
        await append(ask, table, 0, entries, table, standIns)
      }, table.id),
    append: (table, from, entries, status, standIns) =>
      writer.write((ask) => append(ask, table, from, entries, status, standIns), table.id),
  }
}
