// The next table after this one. In a campaign, its seats are kept for the people who played their lines before. The
// earlier table leads to it, and its players are invited.
import { campaignAt } from '@lorehall/host'
import type { OnlineRead } from '@lorehall/protocol'
import type { Person, SeatRow, Storage } from '../storage.ts'
import type { LiveTable } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'
import { OPEN } from './stand-in.ts'

type Wanted = Pick<OnlineRead<'create'>, 'after' | 'seats'>

/**
 * By seat: an open seat that only the earlier player of its line can take; null: anyone can, or it is no open seat. Only
 * a player of the earlier table keeps seats for the others.
 */
export async function keptSeats(
  { after, seats }: Wanted,
  maker: Person,
  liveTables: LiveTables,
  storage: Pick<Storage, 'person'>,
): Promise<readonly (SeatRow | null)[]> {
  if (after === undefined || !seats.some((seat) => seat.kind === 'open' && seat.kept === true)) return []
  const live = await liveTables.open(after.table)
  const { host, row } = live
  if (host === null || live.seatOf(maker.id) === null) return []
  const { lines: all } = campaignAt(host.table)
  const lines = after.lines ?? all
  return Promise.all(
    seats.map(async (seat, i) => {
      if (seat.kind !== 'open' || seat.kept !== true) return null
      const line = lines[i] ?? null
      const before = line === null ? undefined : row.seats[all.indexOf(line)]
      if (before === undefined || before.person === null || before.person === maker.id) return null
      const person = await storage.person(before.person)
      return person === null || haveBlocked(maker, person)
        ? null
        : { ...OPEN, person: person.id, name: person.name }
    }),
  )
}

const haveBlocked = (one: Person, other: Person): boolean =>
  one.blocked.some(({ id }) => id === other.id) || other.blocked.some(({ id }) => id === one.id)

/** The other players of this table, except those who keep away from the person who makes the next one. */
export async function invited(
  { row, audience }: LiveTable,
  maker: Person,
  storage: Pick<Storage, 'person'>,
): Promise<string[]> {
  const others = row.seats.flatMap(({ kind, person }) =>
    kind === 'person' && person !== maker.id ? (person ?? []) : [],
  )
  const absent = others.filter((other) => audience.presenceOf(other) !== 'looking')
  const people = await Promise.all(absent.map((other) => storage.person(other)))
  return people.flatMap((other) => (other === null || haveBlocked(maker, other) ? [] : other.id))
}

/** The players of the earlier table find the next one there. */
export function leadOn(after: string, next: string, maker: Person, liveTables: LiveTables): Promise<void> {
  return liveTables.change(after, async (live) => {
    if (live.seatOf(maker.id) === null || live.row.rematch === next) return
    await live.save({ rematch: next, rematchBy: maker.id })
  })
}
