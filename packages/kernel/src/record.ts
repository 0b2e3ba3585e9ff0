// The record of a table: how it began and every entry since. Everything else is derived from it.
import type { Choice, GameOptions, Seat } from './game.ts'
import { cut, type Json } from './json.ts'
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

/** By seat: the line of the earlier table that the seat continues, by its name; null: somebody new. */
export type Lines = readonly (string | null)[]

/** The data that an earlier table left for a later one. The chapters of a campaign are a chain of these. */
export interface Carried {
  /** The digest of the earlier table. */
  readonly after: string
  readonly left: Json
  /** Absent: each seat continues the line of its number. */
  readonly lines?: Lines
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
