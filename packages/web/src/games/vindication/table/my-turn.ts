// Whose turn it is, as a number that grows.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

/** The number of my turn, if it is mine: each player has one a round. */
export function myTurn(update: Update): number | null {
  const { turn, round } = viewOf(update)
  return update.eyes !== null && turn.seat === update.eyes && !update.over ? round : null
}
