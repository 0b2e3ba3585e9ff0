// From what people wanted of a table to the game at its first question.
import { gameSeed } from '@lorehall/host/fair'
import { type Entry, type Game, isRecord, type Json, readRecord, Refusal, Table } from '@lorehall/kernel'
import type { Plan, TableRow } from '../storage.ts'
import { seatPlan } from './desk.ts'

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
  const { options, values } = plan
  const trial = new Table(game, {
    seats,
    options,
    seed: 'trial',
    ...(values === undefined ? {} : { values }),
  })
  return { ...plan, options: trial.options }
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
  const { record, options, values } = row.plan
  const seed = gameSeed(
    row.seed,
    row.seats.map(({ nonce }) => nonce),
  )
  if (record === undefined) {
    return new Table(game, {
      seats: sitters,
      options,
      seed,
      ...(values === undefined ? {} : { values }),
    })
  }
  const carried = carriedTable(game, record)
  // Who sits here now is named from the first line of its log on.
  sitters.forEach((who, seat) => carried.sit(seat, who))
  return carried.branch(carried.moves, seed)
}
