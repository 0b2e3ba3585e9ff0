// The Underworld card of a player, from the view: the Souls on it, and the Souls for raising Units.
import type { HeroKind, Unit } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { valuesInPlay } from '../../cards/box.ts'
import { valuesOf } from '../../facts.ts'
import { playerOf } from '../../view.ts'

/** A kind of Unit that can be raised. */
interface Raised {
  readonly kind: 'serf' | 'warrior' | 'hero' | 'vessel'
  readonly unit: Unit
  readonly n: number
}

interface Souls {
  readonly card: string
  readonly n: number
  readonly most: number
  readonly perBattle: number
  readonly prices: readonly Raised[]
}

/** The Hero whose face is shown for all three. */
const ANY_HERO: HeroKind = 'a'

/** Whether this is the id of an Underworld card. */
export const isSoulsCard = (id: string | null): boolean =>
  id !== null && Object.values(valuesInPlay().factions).some(({ souls }) => souls?.card === id)

/** Null: the player's faction has no Underworld card. */
export function soulsOf(update: Update, seat: number): Souls | null {
  const player = playerOf(update, seat)
  const { factions, counters } = valuesOf(update)
  const card = factions[player?.faction ?? '']?.souls?.card
  const numberOf = (name: string) => counters['souls']?.[name] ?? 0
  if (player === undefined || card === undefined) return null
  return {
    card,
    n: player.counters?.['souls'] ?? 0,
    most: numberOf('most'),
    perBattle: numberOf('perBattle'),
    prices: [
      { kind: 'serf', unit: 'serf', n: numberOf('serf') },
      { kind: 'warrior', unit: 'warrior', n: numberOf('warrior') },
      { kind: 'hero', unit: ANY_HERO, n: numberOf('hero') },
      { kind: 'vessel', unit: 'air', n: numberOf('vessel') },
    ],
  }
}
