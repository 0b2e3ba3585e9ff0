// The entries of tables, numbered from 0. They are only appended; only erase.ts changes them, to remove a name.
import type { DatabaseSync } from 'node:sqlite'
import { NO_STAND_INS, Overtaken } from '@lorehall/host'
import type { Entry } from '@lorehall/kernel'
import type { TableEpoch, TableStatus, Storage } from '../storage.ts'
import { int, MARKS, oneOf, text } from '../rows/row.ts'
import { largeColumns, STATUS, statusColumns } from '../rows/table-columns.ts'
import { saving } from './tables.ts'
import { readEntry, writeEntry } from '../rows/words.ts'
import type { Writer } from './writer.ts'

type Log = Pick<Storage, 'entries' | 'standIns' | 'append' | 'beginTable'>

export function log(db: DatabaseSync, writer: Writer): Log {
  const save = saving(db)
  const setBeginning = db.prepare(
    'UPDATE beginnings SET seed = :seed, plan = :plan, beginning = :beginning WHERE n = :n',
  )
  const standing = db.prepare('SELECT n, seq FROM tables WHERE id = ? AND epoch = ?')
  const insert = db.prepare('INSERT INTO entries (n, seq, entry, stand_in) VALUES (?, ?, ?, ?)')
  const setStatus = db.prepare(`UPDATE tables SET ${STATUS} WHERE n = :n`)
  const all = db.prepare(
    'SELECT entry FROM tables JOIN entries USING (n) WHERE tables.id = ? ORDER BY entries.seq',
  )

  const stoodIn = db.prepare(
    `SELECT entries.seq, stand_in FROM tables JOIN entries USING (n)
     WHERE tables.id = ? AND stand_in IS NOT NULL ORDER BY entries.seq`,
  )

  function append(
    { id, epoch }: TableEpoch,
    from: number,
    entries: readonly Entry[],
    status: TableStatus,
    standIns = NO_STAND_INS,
  ): void {
    const row = standing.get(id, epoch)
    if (row === undefined || int(row, 'seq') !== from) throw new Overtaken(id)
    if (status.seq !== from + entries.length)
      throw new Error(`table ${id}: ${entries.length} entries from ${from} on do not make ${status.seq}`)
    const n = int(row, 'n')
    entries.forEach((entry, i) => insert.run(n, from + i, writeEntry(entry), standIns.get(from + i) ?? null))
    setStatus.run({ ...statusColumns(status), n })
  }

  return {
    entries: async (id) => all.all(id).map((row) => readEntry(text(row, 'entry'))),
    standIns: async (id) =>
      new Map(stoodIn.all(id).map((row) => [int(row, 'seq'), oneOf(row, 'stand_in', MARKS)])),
    beginTable: (table, entries, standIns) =>
      writer.write(() => {
        setBeginning.run({ n: save(table), ...largeColumns(table) })
        append(table, 0, entries, table, standIns)
      }),
    append: (table, from, entries, status, standIns) =>
      writer.write(() => append(table, from, entries, status, standIns)),
  }
}
