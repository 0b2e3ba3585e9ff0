// Makes a game from the plan of a table: checks the plan when the table is created, and brings the game to its first
// question when it begins.
import { leftBy, NO_STAND_INS, standInsIn, standInsOf } from '@lorehall/host'
import { gameSeed } from '@lorehall/host/fair'
import { type Game, readRecord, Table, type TableStart } from '@lorehall/kernel'
import type { OnlineRead } from '@lorehall/protocol'
import { Denied } from '../denied.ts'
import { measured } from '../guard/charged.ts'
import type { Plan, TableRow } from '../storage.ts'
import { type Begun, seatPlan } from './live-table.ts'
import { replayed } from './replayed.ts'
import type { LiveTables } from './live-tables.ts'

/** The part of a plan that continues from an earlier table, with what that one left; empty without one. */
export async function goingOn(
  { game, record, after }: OnlineRead<'create'>,
  liveTables: LiveTables,
): Promise<Pick<Plan, 'after' | 'carried'>> {
  if (after === undefined) return {}
  if (record !== undefined) {
    throw new Denied('bad-request', 'Continue from a record or after an earlier table, not both.')
  }
  const { host } = await liveTables.open(after.table)
  if (host === null)
    throw new Denied(
      'not-playing',
      'The earlier game has not begun yet, so there is nothing to continue from.',
    )
  return { after: after.table, carried: leftBy(host.table, game, after.lines) }
}

/** The options and the plan of a table. */
export type Wanted = Pick<TableRow, 'options' | 'plan'>

/** Refuses a plan that could not begin. Returns it with all options written out. */
export function checkedPlan(game: Game, wanted: Wanted, seats: number): Wanted {
  return { ...wanted, options: newTable(game, wanted, seats, 'trial').options }
}

function newTable(
  game: Game,
  { options, plan: { values, carried } }: Wanted,
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

/** The game at its first question. A record continues where it was, with a new seed. */
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
    return { table: measured(() => newTable(game, row, sitters, seed)), standIns: NO_STAND_INS }
  }
  const others = () => pause(row.host ?? row.id)
  const read = measured(() => readRecord(JSON.parse(record)))
  const carried = await replayed(game, read, others)
  // Seat the people of this table first, so that the whole log has their names.
  sitters.forEach((who, seat) => carried.sit(seat, who))
  const table = await replayed(
    game,
    measured(() => carried.straight(carried.moves, seed)),
    others,
  )
  return { table, standIns: standInsOf(carried.line, standInsIn(read)) }
}
