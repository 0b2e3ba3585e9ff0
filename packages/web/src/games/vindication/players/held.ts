// The cards a player has, and what lies on them.
import type { PlayerView } from '../view.ts'

export interface Held {
  readonly card: string
  /** Loyalty on a companion. */
  readonly blocks?: number
  /** Charges on a relic. */
  readonly charges?: number
}

export function heldBy({ party, relics, traits, monsters }: PlayerView): Held[] {
  return [...party, ...relics, ...[...traits, ...monsters].map((card) => ({ card }))]
}
