// The seats of a table, one row per seat.
import { int, type Row } from '../rows/row.ts'
import { readSeat } from '../rows/table-columns.ts'
import type { SeatRow } from '../storage.ts'
import type { Ask } from './connections.ts'
import { sql } from './sql.ts'

/** The seats of a table as one column, so that row and seats are read at one moment. */
export const SEATED = `(
  SELECT json_agg(seats ORDER BY seats.seat) FROM seats WHERE seats.n = tables.n) AS seated`

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

export function readSeated({ seated }: Row): SeatRow[] {
  return Array.isArray(seated) ? seated.filter(isRow).map(readSeat) : []
}

const SEATS_OF = sql(`SELECT ${SEATED} FROM tables WHERE n = :n`)

const COLUMNS = ['kind', 'name', 'person', 'bot', 'away', 'nonce', 'missed', 'since', 'stand_in']
const listed = (prefix: string) => COLUMNS.map((column) => prefix + column).join(', ')

// Most changes concern one seat. Rows of unchanged seats are not written.
const WRITE = sql(
  `WITH cut AS (DELETE FROM seats WHERE n = :n AND seat >= :many)
   INSERT INTO seats (n, seat, ${listed('')})
   SELECT CAST(:n AS BIGINT), list.seat, ${listed('list.')} FROM json_to_recordset(CAST(:seats AS JSON)) AS list
     (seat BIGINT, kind TEXT, name TEXT, person TEXT, bot TEXT, away BIGINT, nonce TEXT, missed BIGINT,
      since BIGINT, stand_in TEXT)
   ON CONFLICT (n, seat) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
   WHERE (${listed('seats.')}) IS DISTINCT FROM (${listed('excluded.')})`,
)

export async function seatsOf(ask: Ask, n: number): Promise<SeatRow[]> {
  return (await ask(SEATS_OF, { n })).flatMap(readSeated)
}

export async function writeSeats(ask: Ask, table: Row, seats: readonly SeatRow[]): Promise<void> {
  const rows = seats.map(({ away, standIn, ...seat }, at) => ({
    ...seat,
    seat: at,
    away: away ? 1 : 0,
    stand_in: standIn,
  }))
  await ask(WRITE, { n: int(table, 'n'), many: seats.length, seats: JSON.stringify(rows) })
}
