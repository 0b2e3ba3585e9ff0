// Tables as a whole: creates, reads, saves and removes them.
import type { DatabaseSync } from 'node:sqlite'
import { Overtaken } from '@lorehall/host'
import type { ListedTable, Notice, Storage, TableRow } from '../storage.ts'
import { NO_SUCH_ROW, resultCode } from './errors.ts'
import { int, text } from '../rows/row.ts'
import { notifying } from './letters.ts'
import { seatRows } from './seats.ts'
import { largeColumns, STATUS, statusColumns, rareColumns, readTable } from '../rows/table-columns.ts'
import type { Writer } from './writer.ts'

type Tables = Pick<
  Storage,
  | 'addTable'
  | 'madeWith'
  | 'table'
  | 'tableOfCode'
  | 'saveTable'
  | 'countTables'
  | 'sweep'
  | 'removeTable'
  | 'postpone'
>

/** Tables removed per transaction. Their entries go with them, and players should not have to wait for thousands. */
const SWEEP = 200

/** Returns a function that saves a table without its entries and its status, and returns its number. */
export function saving(db: DatabaseSync): (table: ListedTable) => number {
  const seats = seatRows(db)
  const update = db.prepare(
    `UPDATE tables SET code = :code, game = :game, stage = iif(ended IS NULL, :stage, 'over'), host = :host,
       public = :public, seconds = :seconds, carried = :carried, created = :created,
       updated = max(updated, :updated), proposal = :proposal, settled = :settled,
       rematch = :rematch, rematch_by = :rematchBy, spectators_chat = :spectatorsChat, chances = :chances,
       options = :options, version = :version + 1
     WHERE id = :id AND version = :version AND epoch = :epoch RETURNING n`,
  )

  /** Throws `Overtaken` if the table is gone, was saved meanwhile, or names a deleted person. */
  return (table) => {
    try {
      const row = update.get(rareColumns(table))
      if (row === undefined) throw new Overtaken(table.id)
      const n = int(row, 'n')
      seats.write(n, table.seats)
      return n
    } catch (error) {
      throw resultCode(error) === NO_SUCH_ROW ? new Overtaken(table.id) : error
    }
  }
}

export function tables(db: DatabaseSync, writer: Writer): Tables {
  const seats = seatRows(db)
  const save = saving(db)
  const notify = notifying(db)
  const insert = db.prepare(
    `INSERT INTO tables (id, code, game, stage, host, public, seconds, carried, created, updated, proposal,
       settled, rematch, rematch_by, spectators_chat, chances, options, version, epoch, seq, waiting,
       deadlines, progress, winners)
     VALUES (:id, :code, :game, :stage, :host, :public, :seconds, :carried, :created, :updated, :proposal,
       :settled, :rematch, :rematchBy, :spectatorsChat, :chances, :options, :version, :epoch, 0, '',
       '', '', '')`,
  )
  const setStatus = db.prepare(`UPDATE tables SET ${STATUS} WHERE n = :n`)
  const insertLarge = db.prepare(
    'INSERT INTO beginnings (n, seed, plan, beginning) VALUES (:n, :seed, :plan, :beginning)',
  )
  const byId = db.prepare('SELECT * FROM tables JOIN beginnings USING (n) WHERE id = ?')
  const byCode = db.prepare('SELECT id FROM tables WHERE code = ?')
  const made = db.prepare('SELECT id FROM made JOIN tables USING (n) WHERE person = ? AND key = ?')
  const keep = db.prepare('INSERT INTO made (person, key, n) VALUES (?, ?, ?)')
  const count = db.prepare('SELECT count(*) AS many FROM tables')
  const remove = db.prepare('DELETE FROM tables WHERE id = ? AND version = ?')
  const sweep = db.prepare(
    `DELETE FROM tables WHERE n IN
       (SELECT n FROM tables WHERE stage = ? AND updated < ? ORDER BY updated LIMIT ${SWEEP})`,
  )

  const setDue = db.prepare('UPDATE tables SET due = ? WHERE id = ?')

  const madeWith = (person: string, key: string) => {
    const row = made.get(person, key)
    return row === undefined ? null : text(row, 'id')
  }

  function add(table: TableRow, key: string | null, notices: readonly Notice[]): boolean {
    const { host } = table
    if (key !== null && host !== null && madeWith(host, key) !== null) return false
    const n = Number(insert.run(rareColumns(table)).lastInsertRowid)
    setStatus.run({ ...statusColumns(table), n })
    insertLarge.run({ n, ...largeColumns(table) })
    seats.write(n, table.seats)
    if (key !== null && host !== null) keep.run(host, key, n)
    notify(n, notices)
    return true
  }

  return {
    addTable: (table, key, notices = []) => writer.write(() => add(table, key, notices)),
    madeWith: async (person, key) => madeWith(person, key),
    table: async (id) => {
      const row = byId.get(id)
      return row === undefined ? null : readTable(row, seats.read(int(row, 'n')))
    },
    tableOfCode: async (code) => {
      const row = byCode.get(code)
      return row === undefined ? null : text(row, 'id')
    },
    saveTable: (table) => writer.write(() => void save(table)),
    countTables: async () => int(count.get() ?? {}, 'many'),
    sweep: async (stage, untouchedSince) => {
      for (let gone = 0; ;) {
        const some = await writer.write(() => Number(sweep.run(stage, untouchedSince).changes))
        gone += some
        if (some < SWEEP) return gone
      }
    },
    postpone: (id, due) => writer.write(() => void setDue.run(due, id)),
    removeTable: ({ id, version }) =>
      writer.write(() => {
        if (remove.run(id, version).changes === 0) throw new Overtaken(id)
      }),
  }
}
