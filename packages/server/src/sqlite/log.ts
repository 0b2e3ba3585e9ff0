// The entries of tables, numbered from 0. They are only appended; only erase.ts changes them, to remove a name.
import type { DatabaseSync } from 'node:sqlite'
import { NO_STAND_INS, Overtaken } from '@lorehall/host'
import type { Entry } from '@lorehall/kernel'
import type { Along, Since, Storage, TableEpoch, TableStatus } from '../storage.ts'
import { int, MARKS, oneOf, text } from '../rows/row.ts'
import { largeColumns, readListed, readStanding, STATUS, statusColumns } from '../rows/table-columns.ts'
import { notifying } from './letters.ts'
import { seatRows } from './seats.ts'
import { saving } from './tables.ts'
import { readEntry, writeEntry } from '../rows/words.ts'
import type { Writer } from './writer.ts'

type Log = Pick<Storage, 'entries' | 'standIns' | 'since' | 'standing' | 'append' | 'beginTable'>

export function log(db: DatabaseSync, writer: Writer): Log {
  const save = saving(db)
  const setBeginning = db.prepare(
    'UPDATE beginnings SET seed = :seed, plan = :plan, beginning = :beginning WHERE n = :n',
  )
  const known = db.prepare('SELECT n, seq, due FROM tables WHERE id = ? AND epoch = ?')
  const insert = db.prepare('INSERT INTO entries (n, seq, entry, stand_in) VALUES (?, ?, ?, ?)')
  const setStatus = db.prepare(`UPDATE tables SET ${STATUS} WHERE n = :n`)
  const all = db.prepare(
    'SELECT entry FROM tables JOIN entries USING (n) WHERE tables.id = ? ORDER BY entries.seq',
  )

  const stoodIn = db.prepare(
    `SELECT entries.seq, stand_in FROM tables JOIN entries USING (n)
     WHERE tables.id = ? AND stand_in IS NOT NULL ORDER BY entries.seq`,
  )

  const notify = notifying(db)
  const seats = seatRows(db)
  const oneTable = db.prepare('SELECT * FROM tables WHERE id = ?')
  const news = db.prepare('SELECT seq, entry, stand_in FROM entries WHERE n = ? AND seq >= ? ORDER BY seq')
  const standings = db.prepare(
    'SELECT id, seq, version, epoch, said FROM tables WHERE id IN (SELECT value FROM json_each(?))',
  )

  function append(
    { id, epoch }: TableEpoch,
    from: number,
    entries: readonly Entry[],
    status: TableStatus,
    standIns = NO_STAND_INS,
    { notices = [], ifDue }: Along = {},
  ): void {
    const row = known.get(id, epoch)
    if (row === undefined || int(row, 'seq') !== from) throw new Overtaken(id)
    if (ifDue !== undefined && row['due'] !== ifDue) throw new Overtaken(id)
    if (status.seq !== from + entries.length)
      throw new Error(`table ${id}: ${entries.length} entries from ${from} on do not make ${status.seq}`)
    const n = int(row, 'n')
    entries.forEach((entry, i) => insert.run(n, from + i, writeEntry(entry), standIns.get(from + i) ?? null))
    setStatus.run({ ...statusColumns(status), n })
    notify(n, notices)
  }

  function since(id: string, from: number): Since | null {
    const row = oneTable.get(id)
    if (row === undefined) return null
    const n = int(row, 'n')
    const rows = news.all(n, from)
    const marked = rows.filter((one) => one['stand_in'] !== null)
    return {
      row: readListed(row, seats.read(n)),
      said: int(row, 'said'),
      entries: rows.map((one) => readEntry(text(one, 'entry'))),
      standIns: new Map(marked.map((one) => [int(one, 'seq'), oneOf(one, 'stand_in', MARKS)])),
    }
  }

  return {
    entries: async (id) => all.all(id).map((row) => readEntry(text(row, 'entry'))),
    standIns: async (id) =>
      new Map(stoodIn.all(id).map((row) => [int(row, 'seq'), oneOf(row, 'stand_in', MARKS)])),
    // Another process may write between two reads, unless they are one transaction.
    since: async (id, from) => inOneRead(db, () => since(id, from)),
    standing: async (ids) => standings.all(JSON.stringify(ids)).map(readStanding),
    beginTable: (table, entries, standIns, along) =>
      writer.write(() => {
        setBeginning.run({ n: save(table), ...largeColumns(table) })
        append(table, 0, entries, table, standIns, along)
      }),
    append: (table, from, entries, status, standIns, along) =>
      writer.write(() => append(table, from, entries, status, standIns, along)),
  }
}

function inOneRead<T>(db: DatabaseSync, read: () => T): T {
  db.exec('BEGIN')
  try {
    return read()
  } finally {
    db.exec('COMMIT')
  }
}
