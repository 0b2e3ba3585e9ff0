// The current round and turn of a table, so that searches, statistics and hosts don't have to derive them from events.
import type { Seat } from './game.ts'

/**
 * The current round and turn, as the rules announced them (`roundBegins`, `turnBegins`). The machine keeps it
 * beside the position: it is copied, undone and replayed with the position, but it is in no digest and no record,
 * and rules can't read it. The object is replaced, never changed, so copies of a machine share it.
 */
export interface TurnCount {
  /** 0: no round has begun yet; the table is being set up. */
  readonly round: number
  /** How many turns have begun, of all seats together. */
  readonly turns: number
  /** The seat whose turn began last; null before the first turn. */
  readonly seat: Seat | null
}

export const NO_TURNS: TurnCount = { round: 0, turns: 0, seat: null }
