// The record of a table: how it began and every entry since. Everything else is derived from it.
import type { Choice, GameOptions, Seat } from './game.ts'
import { cut, isRecord, type Json, quoted } from './json.ts'
import { Refusal } from './refusal.ts'

export const RECORD_FORMAT = 'lorehall-record-1'

export interface Sitter {
  readonly name: string
  /** A person's answer is a wall for the others; a bot's is not. */
  readonly kind: 'person' | 'bot'
}

/** One change of RFC 6902. */
export interface PatchOp {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test'
  readonly path: string
  readonly from?: string
  readonly value?: Json
}

/**
 * One entry of a record. An answer is text, `<seat> <pick>`. If several answers were given as one, the other picks
 * follow: `2 move:14 stop`. The other kinds of entry are rare and name themselves.
 */
export type Entry =
  | string
  | { readonly undo: Seat; readonly consent?: readonly Seat[] }
  | { readonly redo: Seat }
  | { readonly choose: Seat; readonly effect: string; readonly choice: Choice }
  | { readonly sits: Seat; readonly who: Sitter }
  | { readonly patch: readonly PatchOp[] }

/** The data that an earlier table left for a later one. The chapters of a campaign are a chain of these. */
export interface Carried {
  /** The digest of the earlier table. */
  readonly after: string
  readonly left: Json
}

export interface TableRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly ruleset: number
  readonly options: GameOptions
  /** All values the table is played with. */
  readonly values: Json
  readonly seats: readonly Sitter[]
  /** Present if the table continues an earlier one. */
  readonly carried?: Carried
  /** Absent if a player saved the record during the game. */
  readonly seed?: string
  readonly entries: readonly Entry[]
  /** The digest of the position after the last entry. An edited record doesn't match it. */
  readonly digest?: string
}

export function writeAnswer(seat: Seat, picks: readonly string[]): string {
  return `${seat} ${picks.join(' ')}`
}

export function readAnswer(entry: string): { seat: Seat; picks: string[] } {
  const [seat, ...picks] = entry.split(' ')
  if (seat === undefined || !/^\d+$/.test(seat) || picks.length === 0 || picks.includes('')) {
    throw new Refusal(
      'bad-record',
      `'${cut(entry)}' is not an answer: expected '<seat> <pick>', e.g. '2 move:14'`,
    )
  }
  return { seat: Number(seat), picks }
}

/** Checks the shape of a record. Its meaning is checked by replaying it. */
export function readRecord(value: unknown): TableRecord {
  checkRecord(value)
  return value
}

function checkRecord(value: unknown): asserts value is TableRecord {
  const bad = (what: string) => new Refusal('bad-record', `this is not a Lorehall record: ${what}`)
  if (!isRecord(value)) throw bad('expected a JSON object')
  if (value['format'] !== RECORD_FORMAT) {
    throw bad(`format is ${quoted(value['format'])}, expected '${RECORD_FORMAT}'`)
  }
  if (typeof value['game'] !== 'string') throw bad("'game' is missing or not a string")
  if (value['seed'] !== undefined && typeof value['seed'] !== 'string') throw bad("'seed' is not a string")
  if (typeof value['ruleset'] !== 'number') throw bad("'ruleset' is missing or not a number")
  if (!isRecord(value['options'])) throw bad("'options' is missing or not an object")
  if (value['values'] === undefined) throw bad("'values' is missing")
  const { seats, entries, carried } = value
  if (carried !== undefined && !isCarried(carried)) {
    throw bad("'carried' must be { after: the digest of the earlier table, left: what it left }")
  }
  if (!Array.isArray(seats) || !seats.every(isSitter)) {
    throw bad("'seats' must be a list of { name, kind: 'person' | 'bot' }")
  }
  if (!Array.isArray(entries)) throw bad("'entries' is missing or not a list; the file may be cut short")
  entries.forEach((entry: unknown, i) => {
    if (!isEntry(entry)) throw bad(`entry ${i} is of no known kind: ${quoted(entry)}`)
  })
}

function isSitter(value: unknown): value is Sitter {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    (value['kind'] === 'person' || value['kind'] === 'bot')
  )
}

function isCarried(value: unknown): value is Carried {
  return isRecord(value) && typeof value['after'] === 'string' && value['left'] !== undefined
}

function isEntry(value: unknown): value is Entry {
  if (typeof value === 'string') return true
  if (!isRecord(value)) return false
  const seat = (key: string) => Number.isInteger(value[key])
  if ('undo' in value) return seat('undo') && isConsent(value['consent'])
  if ('redo' in value) return seat('redo')
  if ('choose' in value) return seat('choose') && isText(value['effect']) && isText(value['choice'])
  if ('sits' in value) return seat('sits') && isSitter(value['who'])
  return Array.isArray(value['patch'])
}

const isText = (value: unknown) => typeof value === 'string'

function isConsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(Number.isInteger))
}
