// How far a table has come: what a search, statistics or a host would otherwise have to gather from events.
import type { Seat } from './game.ts'

/**
 * Whose turn it is and which round, as the rules said when it began. It is a fact of the machine beside the
 * position: copied, taken back and replayed with it, and in no digest or record. Rules do not read it. Never
 * edited, so copies share it.
 */
export interface Course {
  /** 0: none has begun, the table is being set up. */
  readonly round: number
  /** How many turns have begun, of all seats together. */
  readonly turns: number
  /** Whose turn began last; null before the first. */
  readonly seat: Seat | null
}

export const NOTHING_BEGUN: Course = { round: 0, turns: 0, seat: null }
