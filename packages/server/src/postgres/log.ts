// The entries of tables, numbered from 0. They are only appended; only erase.ts changes them, to remove a name.
import { NO_STAND_INS, Overtaken, type StandIns } from '@lorehall/host'
import type { Entry } from '@lorehall/kernel'
import { int, MARKS, oneOf, type Row, text } from '../rows/row.ts'
import { largeColumns, readListed, readStanding, STATUS, statusColumns } from '../rows/table-columns.ts'
import { readEntry, writeEntry } from '../rows/words.ts'
import type { Along, Since, Storage, TableEpoch, TableStatus } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { notify } from './letters.ts'
import { readSeated, SEATED } from './seats.ts'
import { sql } from './sql.ts'
import { save } from './tables.ts'
import type { Writer } from './writer.ts'

type Log = Pick<Storage, 'entries' | 'standIns' | 'since' | 'standing' | 'append' | 'beginTable'>

const SET_BEGINNING = sql(
  'UPDATE beginnings SET seed = :seed, plan = :plan, beginning = :beginning WHERE n = :n',
)
// One statement, because most writes are this one: the status and its entries, or nothing.
const APPEND = sql(
  `WITH moved AS (
     UPDATE tables SET ${STATUS} WHERE id = :id AND epoch = :epoch AND seq = CAST(:from AS BIGINT)
       AND (CAST(:ifDue AS BIGINT) IS NULL OR due = CAST(:ifDue AS BIGINT)) RETURNING n),
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

// One statement, so that row and entries are read at one moment.
const SINCE = sql(
  `SELECT tables.*, ${SEATED}, (
     SELECT json_agg(json_build_array(entry, stand_in) ORDER BY entries.seq)
     FROM entries WHERE entries.n = tables.n AND entries.seq >= CAST(:from AS BIGINT)) AS news
   FROM tables WHERE id = :id`,
)
const STANDING = sql('SELECT id, seq, version, epoch, said FROM tables WHERE id = ANY(CAST(:ids AS TEXT[]))')

function readSince(row: Row, from: number): Since {
  const news: unknown = row['news'] ?? []
  const pairs = Array.isArray(news) ? news.filter((one) => Array.isArray(one)) : []
  const rows = pairs.map(([entry, mark]: unknown[]): Row => ({ entry, stand_in: mark }))
  const standIns = rows.flatMap((one, i) =>
    one['stand_in'] === null ? [] : [[from + i, oneOf(one, 'stand_in', MARKS)] as const],
  )
  return {
    row: readListed(row, readSeated(row)),
    said: int(row, 'said'),
    entries: rows.map((one) => readEntry(text(one, 'entry'))),
    standIns: new Map(standIns),
  }
}

async function append(
  ask: Ask,
  { id, epoch }: TableEpoch,
  from: number,
  entries: readonly Entry[],
  status: TableStatus,
  standIns: StandIns = NO_STAND_INS,
  { notices = [], ifDue }: Along = {},
): Promise<void> {
  const [row] = await ask(APPEND, {
    ...statusColumns(status),
    id,
    epoch,
    from,
    ifDue: ifDue ?? null,
    entries: entries.map(writeEntry),
    standIns: entries.map((_, i) => standIns.get(from + i) ?? null),
  })
  if (row === undefined) throw new Overtaken(id)
  if (status.seq !== from + entries.length)
    throw new Error(`table ${id}: ${entries.length} entries from ${from} on do not make ${status.seq}`)
  await notify(ask, int(row, 'n'), notices)
}

export function log(read: Read, writer: Writer): Log {
  return {
    entries: async (id) => (await read(ALL, { id })).map((row) => readEntry(text(row, 'entry'))),
    standIns: async (id) =>
      new Map((await read(STOOD_IN, { id })).map((row) => [int(row, 'seq'), oneOf(row, 'stand_in', MARKS)])),
    since: async (id, from) => {
      const [row] = await read(SINCE, { id, from })
      return row === undefined ? null : readSince(row, from)
    },
    standing: async (ids) => (await read(STANDING, { ids })).map(readStanding),
    beginTable: (table, entries, standIns, along) =>
      writer.write(async (ask) => {
        const { n } = await save(ask, table)
        await ask(SET_BEGINNING, { n: Number(n), ...largeColumns(table) })
        await append(ask, table, 0, entries, table, standIns, along)
      }, table.id),
    append: (table, from, entries, status, standIns, along) =>
      writer.write((ask) => append(ask, table, from, entries, status, standIns, along), table.id),
  }
}
