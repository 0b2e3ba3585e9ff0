// The champion: the companion that fights for a player.
import type { Card } from '../cards/card.ts'

type Initiatives = ReadonlyMap<string, Pick<Card, 'initiative'>>

/** The companion with the lowest initiative; none: the empty string. (V-FIGHT-1) */
export function championOf(cards: Initiatives, party: readonly string[]): string {
  let best = ''
  let lowest = Infinity
  for (const id of party) {
    const initiative = cards.get(id)?.initiative ?? Infinity
    if (initiative >= lowest) continue
    best = id
    lowest = initiative
  }
  return best
}
