// The seats of a table, one row per seat.
import type { DatabaseSync } from 'node:sqlite'
import type { SeatRow } from '../storage.ts'
import { readSeat } from '../rows/table-columns.ts'

export interface SeatRows {
  read(table: number): SeatRow[]
  write(table: number, seats: readonly SeatRow[]): void
}

export function seatRows(db: DatabaseSync): SeatRows {
  const of = db.prepare('SELECT * FROM seats WHERE n = ? ORDER BY seat')
  // Most changes concern one seat. Rows of unchanged seats are not written.
  const put = db.prepare(
    `INSERT INTO seats (n, seat, kind, name, person, bot, away, nonce, missed, since, stand_in)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (n, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, person = excluded.person,
       bot = excluded.bot, away = excluded.away, nonce = excluded.nonce, missed = excluded.missed,
       since = excluded.since, stand_in = excluded.stand_in
     WHERE (kind, name, person, bot, away, nonce, missed, since, stand_in) IS NOT (excluded.kind, excluded.name,
       excluded.person, excluded.bot, excluded.away, excluded.nonce, excluded.missed,
       excluded.since, excluded.stand_in)`,
  )
  const cut = db.prepare('DELETE FROM seats WHERE n = ? AND seat >= ?')

  return {
    read: (table) => of.all(table).map(readSeat),
    write: (table, seats) => {
      cut.run(table, seats.length)
      seats.forEach(({ kind, name, person, bot, away, nonce, missed, since, standIn }, seat) =>
        put.run(table, seat, kind, name, person, bot, away ? 1 : 0, nonce, missed, since, standIn),
      )
    },
  }
}
