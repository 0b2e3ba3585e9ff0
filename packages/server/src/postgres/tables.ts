// Tables as a whole: creates, reads, saves and removes them.
import { Overtaken } from '@lorehall/host'
import { int, type Row, text } from '../rows/row.ts'
import { largeColumns, rareColumns, readTable, STATUS, statusColumns } from '../rows/table-columns.ts'
import type { ListedTable, Notice, Storage, TableRow } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { isNoSuchRow } from './errors.ts'
import { notify } from './letters.ts'
import { readSeated, SEATED, writeSeats } from './seats.ts'
import { sql } from './sql.ts'
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

const SAVE = sql(
  `UPDATE tables SET code = :code, game = :game, stage = CASE WHEN ended IS NULL THEN :stage ELSE 'over' END,
     host = :host, public = :public, seconds = :seconds, carried = :carried, created = :created,
     updated = greatest(updated, :updated), proposal = :proposal, settled = :settled, rematch = :rematch,
     rematch_by = :rematchBy, spectators_chat = :spectatorsChat, chances = :chances, options = :options,
     version = version + 1
   WHERE id = :id AND version = :version AND epoch = :epoch RETURNING n`,
)
const INSERT = sql(
  `INSERT INTO tables (id, code, game, stage, host, public, seconds, carried, created, updated, proposal, settled,
     rematch, rematch_by, spectators_chat, chances, options, version, epoch, seq, waiting, deadlines, progress,
     winners)
   VALUES (:id, :code, :game, :stage, :host, :public, :seconds, :carried, :created, :updated, :proposal, :settled,
     :rematch, :rematchBy, :spectatorsChat, :chances, :options, :version, :epoch, 0, '', '', '', '') RETURNING n`,
)
const SET_STATUS = sql(`UPDATE tables SET ${STATUS} WHERE n = :n`)
const INSERT_LARGE = sql(
  'INSERT INTO beginnings (n, seed, plan, beginning) VALUES (:n, :seed, :plan, :beginning)',
)
const BY_ID = sql(
  `SELECT tables.*, beginnings.*, ${SEATED} FROM tables JOIN beginnings USING (n) WHERE id = :id`,
)
const BY_CODE = sql('SELECT id FROM tables WHERE code = :code')
const MADE = sql('SELECT id FROM made JOIN tables USING (n) WHERE person = :host AND key = :key')
// Two requests with the same key wait here for each other, at any process.
const ONE_AT_A_TIME = sql('SELECT 1 AS known FROM people WHERE id = :host FOR NO KEY UPDATE')
const KEEP = sql('INSERT INTO made (person, key, n) VALUES (:host, :key, :n)')
const COUNT = sql('SELECT count(*) AS many FROM tables')
const REMOVE = sql('DELETE FROM tables WHERE id = :id AND version = :version RETURNING n')
const REMOVE_OLD = sql(
  `DELETE FROM tables WHERE n IN
     (SELECT n FROM tables WHERE stage = :stage AND updated < :since ORDER BY updated LIMIT ${SWEEP})
   RETURNING n`,
)
const SET_DUE = sql('UPDATE tables SET due = :due WHERE id = :id')

/**
 * Saves a table without its entries and its status, and returns its row with the number. Throws `Overtaken` if the table
 * is gone, was saved meanwhile, or names a deleted person.
 */
export async function save(ask: Ask, table: ListedTable): Promise<Row> {
  try {
    const [row] = await ask(SAVE, rareColumns(table))
    if (row === undefined) throw new Overtaken(table.id)
    await writeSeats(ask, row, table.seats)
    return row
  } catch (error) {
    throw isNoSuchRow(error) ? new Overtaken(table.id) : error
  }
}

const idIn = ([row]: readonly Row[]) => (row === undefined ? null : text(row, 'id'))

async function add(
  ask: Ask,
  table: TableRow,
  key: string | null,
  notices: readonly Notice[],
): Promise<boolean> {
  const { host } = table
  const made = key === null || host === null ? null : { host, key }
  if (made !== null) {
    await ask(ONE_AT_A_TIME, made)
    if (idIn(await ask(MADE, made)) !== null) return false
  }
  const [row = {}] = await ask(INSERT, rareColumns(table))
  const n = int(row, 'n')
  await ask(SET_STATUS, { ...statusColumns(table), n })
  await ask(INSERT_LARGE, { n, ...largeColumns(table) })
  await writeSeats(ask, row, table.seats)
  if (made !== null) await ask(KEEP, { ...made, n })
  await notify(ask, n, notices)
  return true
}

export function tables(read: Read, writer: Writer): Tables {
  return {
    addTable: (table, key, notices = []) => writer.write((ask) => add(ask, table, key, notices)),
    madeWith: async (host, key) => idIn(await read(MADE, { host, key })),
    table: async (id) => {
      const [row] = await read(BY_ID, { id })
      return row === undefined ? null : readTable(row, readSeated(row))
    },
    tableOfCode: async (code) => idIn(await read(BY_CODE, { code })),
    saveTable: (table) => writer.write(async (ask) => void (await save(ask, table)), table.id),
    countTables: async () => int((await read(COUNT, {}))[0] ?? {}, 'many'),
    sweep: async (stage, since) => {
      for (let gone = 0; ;) {
        const some = await writer.write(async (ask) => (await ask(REMOVE_OLD, { stage, since })).length)
        gone += some
        if (some < SWEEP) return gone
      }
    },
    postpone: (id, due) => writer.write(async (ask) => void (await ask(SET_DUE, { id, due })), id),
    removeTable: ({ id, version }) =>
      writer.write(async (ask) => {
        if ((await ask(REMOVE, { id, version })).length === 0) throw new Overtaken(id)
      }, id),
  }
}
