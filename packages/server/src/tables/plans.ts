// From what people wanted of a table to the game at its first question.
import { leftBy, NO_STAND_INS, standInsIn, standInsOf } from '@lorehall/host'
import { gameSeed } from '@lorehall/host/fair'
import { type Game, readRecord, Table, type TableStart } from '@lorehall/kernel'
import type { OnlineRead } from '@lorehall/protocol'
import { Denied } from '../denied.ts'
import { measured } from '../guard/charged.ts'
import type { Plan, TableRow } from '../storage.ts'
import { type Begun, seatPlan } from './desk.ts'
import { replayed } from './replayed.ts'
import type { Shelf } from './shelf.ts'

/** What an earlier table left for a new one, where it is to go on from that. */
export async function goingOn(
  { game, record, after }: OnlineRead<'create'>,
  shelf: Shelf,
): Promise<Pick<Plan, 'after' | 'carried'>> {
  if (after === undefined) return {}
  if (record !== undefined) {
    throw new Denied('bad-request', 'a table goes on from a record or after an earlier table, not both')
  }
  const { host } = await shelf.open(after)
  if (host === null)
    throw new Denied('not-playing', 'that game has not begun yet: there is nothing to go on from')
  return { after, carried: leftBy(host.table, game) }
}

/** Refuses now what could not begin later, and writes every option out. */
export function checkedPlan(game: Game, plan: Plan, seats: number): Plan {
  return { ...plan, options: newTable(game, plan, seats, 'trial').options }
}

function newTable(
  game: Game,
  { options, values, carried }: Plan,
  seats: TableStart['seats'],
  seed: string,
): Table {
  return new Table(game, {
    seats,
    options,
    seed,
    ...(values === undefined ? {} : { values }),
    ...(carried === undefined ? {} : { carried }),
  })
}

/** The game at its first question; a carried one goes on where it stood, with chance of its own. */
export async function beginning(
  game: Game,
  row: TableRow,
  pause: (whose: string) => Promise<void>,
): Promise<Begun> {
  const sitters = row.seats.map(seatPlan).map(({ name, kind }) => ({ name, kind }))
  const { record } = row.plan
  const seed = gameSeed(
    row.seed,
    row.seats.map(({ nonce }) => nonce),
  )
  if (record === undefined) {
    return { table: measured(() => newTable(game, row.plan, sitters, seed)), standIns: NO_STAND_INS }
  }
  const others = () => pause(row.host ?? row.id)
  const read = measured(() => readRecord(JSON.parse(record)))
  const carried = await replayed(game, read, others)
  // Who sits here now is named from the first line of its log on.
  sitters.forEach((who, seat) => carried.sit(seat, who))
  const table = await replayed(
    game,
    measured(() => carried.straight(carried.moves, seed)),
    others,
  )
  return { table, standIns: standInsOf(carried.line, standInsIn(read)) }
}
