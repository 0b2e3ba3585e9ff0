// The Souls of a player, from the view.
import type { Update } from '@lorehall/host'
import { valuesOf } from '../../facts.ts'
import { playerOf } from '../../view.ts'

interface Souls {
  readonly n: number
  readonly most: number
}

/** Null: the player's faction has no Underworld card. */
export function soulsOf(update: Update, seat: number): Souls | null {
  const player = playerOf(update, seat)
  const { factions, counters } = valuesOf(update)
  if (player === undefined || factions[player.faction]?.souls === undefined) return null
  const n = 'counters' in player ? player.counters['souls'] : 0
  return { n: n ?? 0, most: counters['souls']?.most ?? 0 }
}
