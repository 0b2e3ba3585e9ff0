// A record from someone's own device, before it goes on here: read, replayed and made straight. Whoever
// sends it may have written it by hand to keep us busy, so how much is played for it is bounded by its length.
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
  /** Entries it may have. */
  readonly most: number
}

export interface Carried {
  readonly options: GameOptions
  /** As text, with what a record has and nothing else: what was taken back is left out. */
  readonly record: string
}

/** Reads a record that is to go on here, or refuses it in a sentence; who asked is charged for the work. */
export type Carry = (order: CarryOrder) => Promise<Carried>

/** Going back and forth plays moves again. So much is meant in any game; more for each entry. */
const PLAYED_ANYWAY = 20_000
const PLAYED_PER_ENTRY = 64

/** Whether more was played at a table than so many entries of people who play would take. */
export function isOverplayed({ played }: Pick<Table, 'played'>, entries: number): boolean {
  return played > PLAYED_ANYWAY + PLAYED_PER_ENTRY * entries
}

/** A seed and what eight seats add to it take half of that. */
const LONGEST_SEED = 1200

/**
 * Everything but a patch; and of those the one by which a table goes on with chance of its own. It is one change:
 * an entry with thousands would be work that the number of entries does not show.
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

/** On this thread: for games that no other knows. */
export const carryHere =
  (load: (id: string) => Promise<Game>): Carry =>
  async (order) => {
    const game = await load(order.game)
    return measured(() => checkCarried(game, order))
  }

export function checkCarried(game: Game, { text, seats, most }: CarryOrder): Carried {
  const read = readCarried(game, text, most)
  const table = replayed(game, read)
  if (table.over) throw new Refusal('over', 'this game is over: there is nothing to go on with')
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
  if (length > most)
    throw bad(`this record has ${length} entries, and this host takes records of at most ${most}`)
  if (!record.entries.every(isPlay))
    throw bad('this record was changed by hand: only what was played can go on here')
  if (record.game !== game.id) throw bad(`this record is of '${cut(record.game)}', not of '${game.id}'`)
  if ((record.seed ?? '').length > LONGEST_SEED)
    throw bad('this record was changed by hand: its seed is too long')
  return known(record)
}

/** Without what a record does not have: it would be kept here as well. */
function known(record: TableRecord): TableRecord {
  const { format, game, ruleset, options, values, seats, carried, seed, entries, digest } = record
  const kept: TableRecord = {
    format,
    game,
    ruleset,
    options,
    values,
    seats: seats.map(({ name, kind }) => ({ name: cutName(name), kind })),
    ...(carried === undefined ? {} : { carried: { after: carried.after, left: carried.left } }),
    ...(seed === undefined ? {} : { seed }),
    entries: entries.map(knownEntry),
    ...(digest === undefined ? {} : { digest }),
  }
  return withStandIns(kept, standInsIn(record))
}

/** What a patch and a sitter say is kept as it was sent; all other entries are written anew. */
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
  throw new Refusal('bad-record', 'this is not a Lorehall record: it is not JSON, or it was cut short')
}

function replayed(game: Game, record: TableRecord): Table {
  const replaying = Table.replaying(game, record)
  for (;;) {
    const { done, value } = replaying.next()
    if (isOverplayed(value, record.entries.length)) {
      throw new Refusal(
        'bad-record',
        'this record goes back and forth more often than anyone who plays would: it takes too long to check',
      )
    }
    if (done === true) return value
  }
}
