// Checks a record from someone's own device before it continues here: reads it, replays it, and leaves out what was
// undone. The sender may have written it by hand to keep us busy, so its length limits how many moves are played.
import { standInsIn, standInsOf, withStandIns } from '@lorehall/host'
import {
  cut,
  type Entry,
  type Game,
  type GameOptions,
  isRecord,
  type Json,
  readRecord,
  Refusal,
  Table,
  type TableRecord,
} from '@lorehall/kernel'
import { measured } from '../guard/charged.ts'
import { readSent } from '../sent-json.ts'
import { cutName } from './cut-name.ts'

export interface CarryOrder {
  readonly game: string
  /** The record as text. */
  readonly text: string
  readonly seats: number
  /** The most entries it may have. */
  readonly most: number
}

export interface Carried {
  readonly options: GameOptions
  /** The record as text, without unknown fields and without what was undone. */
  readonly record: string
}

/** Checks a record that continues here, or refuses it with a sentence. The caller is charged for the work. */
export type Carry = (order: CarryOrder) => Promise<Carried>

/** Undo and redo play moves again. This many moves are allowed in any game, and this many more per entry. */
const PLAYED_ANYWAY = 20_000
const PLAYED_PER_ENTRY = 64

/** Whether more moves were played than this many entries justify. */
export function isOverplayed({ played }: Pick<Table, 'played'>, entries: number): boolean {
  return played > PLAYED_ANYWAY + PLAYED_PER_ENTRY * entries
}

/** Characters. A seed with the nonces of eight seats takes half of them. */
const LONGEST_SEED = 1200

/**
 * Whether an entry can come from play: anything but a patch, or the patch that gives a continued table its own chance.
 * That patch has one change; with thousands, the number of entries would not show the work.
 */
function isPlay(entry: Entry): boolean {
  if (typeof entry === 'string' || !('patch' in entry)) return true
  const [change, ...more] = entry.patch
  return (
    more.length === 0 &&
    isRecord(change) &&
    change.op === 'replace' &&
    change.path === '/chance' &&
    isStream(change.value)
  )
}

function isStream(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 4 && value.every((word) => Number.isInteger(word))
}

/** Checks records on this thread, for games that the worker thread doesn't know. */
export const carryHere =
  (load: (id: string) => Promise<Game>): Carry =>
  async (order) => {
    const game = await load(order.game)
    return measured(() => checkCarried(game, order))
  }

export function checkCarried(game: Game, { text, seats, most }: CarryOrder): Carried {
  const read = readCarried(game, text, most)
  const table = replayed(game, read)
  if (table.over) throw new Refusal('over', "this game is over, so it can't be continued")
  if (table.sitters.length !== seats) {
    throw new Refusal('bad-seats', `this record has ${table.sitters.length} seats, not ${seats}`)
  }
  const standIns = standInsOf(table.line, standInsIn(read))
  return { options: table.options, record: JSON.stringify(withStandIns(table.straight(), standIns)) }
}

function readCarried(game: Game, text: string, most: number): TableRecord {
  const bad = (why: string) => new Refusal('bad-record', why)
  const record = readRecord(parsed(text))
  const { length } = record.entries
  if (length > most) throw bad(`this record has ${length} entries; this server accepts at most ${most}`)
  if (!record.entries.every(isPlay))
    throw bad('this record was changed by hand: only what was played can go on here')
  if (record.game !== game.id) throw bad(`this record is of '${cut(record.game)}', not of '${game.id}'`)
  if ((record.seed ?? '').length > LONGEST_SEED)
    throw bad('this record was changed by hand: its seed is too long')
  return known(record)
}

/** Drops unknown fields, because the record is stored here. */
function known(record: TableRecord): TableRecord {
  const { format, game, ruleset, options, values, seats, carried, seed, entries, digest } = record
  const kept: TableRecord = {
    format,
    game,
    ruleset,
    options,
    values,
    seats: seats.map(({ name, kind }) => ({ name: cutName(name), kind })),
    ...(carried === undefined ? {} : { carried: knownCarried(carried) }),
    ...(seed === undefined ? {} : { seed }),
    entries: entries.map(knownEntry),
    ...(digest === undefined ? {} : { digest }),
  }
  return withStandIns(kept, standInsIn(record))
}

const knownCarried = ({ after, left, lines }: NonNullable<TableRecord['carried']>) => ({
  after,
  left,
  ...(lines === undefined ? {} : { lines: lines.slice() }),
})

/** Drops unknown fields of patches and sitters, which `Table` keeps as they are. It writes all other entries itself. */
function knownEntry(entry: Entry): Entry {
  if (typeof entry === 'string') return entry
  if ('sits' in entry)
    return { sits: entry.sits, who: { name: cutName(entry.who.name), kind: entry.who.kind } }
  if (!('patch' in entry)) return entry
  return { patch: entry.patch.map(({ op, path, value = null }) => ({ op, path, value })) }
}

function parsed(text: string): unknown {
  const sent = readSent(text)
  if (sent !== undefined) return sent.value
  throw new Refusal('bad-record', 'this is not a Lorehall record: it is not JSON, or it was cut off')
}

function replayed(game: Game, record: TableRecord): Table {
  const replaying = Table.replaying(game, record)
  for (;;) {
    const { done, value } = replaying.next()
    if (isOverplayed(value, record.entries.length)) {
      throw new Refusal('bad-record', 'this record has too many undos and redos to check')
    }
    if (done === true) return value
  }
}
