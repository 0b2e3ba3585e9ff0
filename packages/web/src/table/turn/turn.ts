// Whose turn it is, and which.
import type { Update } from '@lorehall/host'
import type { TurnParts } from '../parts.ts'

export interface Turn {
  /** Null while it is nobody's: all play at once, or a rival does. */
  readonly seat: number | null
  /** Grows from one turn of a seat to its next. */
  readonly n: number
  readonly round: number
  /** The last round, once it is known, and how one knows; null while the end is open. */
  readonly last: { readonly round: number; readonly why: string } | null
}

/** The number of my turn, growing from one to the next; null while it is not mine. */
export function myTurn(update: Update, turns: Pick<TurnParts, 'at'>): number | null {
  const { seat, n } = turns.at(update)
  return update.eyes !== null && seat === update.eyes && !update.over ? n : null
}
