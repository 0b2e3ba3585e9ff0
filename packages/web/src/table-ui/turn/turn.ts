// A turn: its seat, its number and its round.
import type { Update } from '@lorehall/host'
import type { TurnParts } from '../parts.ts'

export interface Turn {
  /** Null while it is nobody's turn: everyone plays at the same time, or a rival plays. */
  readonly seat: number | null
  /** Increases from each turn of a seat to its next. */
  readonly n: number
  readonly round: number
  /** The last round and the reason for it, once it is known; null before. */
  readonly last: { readonly round: number; readonly why: string } | null
}

/** The number of my turn; null while it isn't my turn. */
export function myTurn(update: Update, turns: Pick<TurnParts, 'at'>): number | null {
  const { seat, n } = turns.at(update)
  return update.eyes !== null && seat === update.eyes && !update.over ? n : null
}
