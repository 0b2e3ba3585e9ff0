// From what people wanted of a table to the game at its first question.
import { leftBy } from '@lorehall/host'
import { gameSeed } from '@lorehall/host/fair'
import {
  type Entry,
  type Game,
  isRecord,
  type Json,
  readRecord,
  Refusal,
  Table,
  type TableStart,
} from '@lorehall/kernel'
import type { OnlineRead } from '@lorehall/protocol'
import { Denied } from '../denied.ts'
import type { Plan, TableRow } from '../storage.ts'
import { seatPlan } from './desk.ts'
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
  if (plan.record !== undefined) {
    const table = carriedTable(game, plan.record)
    if (table.over) throw new Refusal('over', 'this game is over: there is nothing to go on with')
    if (table.sitters.length !== seats) {
      throw new Refusal('bad-seats', `this record has ${table.sitters.length} seats, not ${seats}`)
    }
    return { ...plan, options: table.options }
  }
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

/** Many times a long game: whoever sends more has not played it. */
const MOST_ENTRIES = 10_000

/** Everything but a patch; and of those the one by which a table goes on with chance of its own. */
function isPlay(entry: Entry): boolean {
  if (typeof entry === 'string' || !('patch' in entry)) return true
  return entry.patch.every(
    (change) =>
      isRecord(change) && change.op === 'replace' && change.path === '/chance' && isStream(change.value),
  )
}

function isStream(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 4 && value.every((word) => Number.isInteger(word))
}

function carriedTable(game: Game, text: string): Table {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Refusal('bad-record', 'this is not a Lorehall record: it is not JSON, or it was cut short')
  }
  const record = readRecord(file)
  if (record.entries.length > MOST_ENTRIES || !record.entries.every(isPlay)) {
    throw new Refusal('bad-record', 'this record was changed by hand: only what was played can go on here')
  }
  if (record.game !== game.id)
    throw new Refusal('bad-record', `this record is of '${record.game}', not of '${game.id}'`)
  return Table.replay(game, record)
}

/** The game at its first question; a carried one goes on where it stood, with chance of its own. */
export function beginning(game: Game, row: TableRow): Table {
  const sitters = row.seats.map(seatPlan).map(({ name, kind }) => ({ name, kind }))
  const { record } = row.plan
  const seed = gameSeed(
    row.seed,
    row.seats.map(({ nonce }) => nonce),
  )
  if (record === undefined) return newTable(game, row.plan, sitters, seed)
  const carried = carriedTable(game, record)
  // Who sits here now is named from the first line of its log on.
  sitters.forEach((who, seat) => carried.sit(seat, who))
  return carried.branch(carried.moves, seed)
}
