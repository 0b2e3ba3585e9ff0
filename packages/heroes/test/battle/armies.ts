// Armies for tests of Battles.
import { placeOf } from '../../testing/world.ts'
import type { HeroPiece, Player } from '../../src/state.ts'
import type { PlayerSpot, sumOf } from '../../testing/index.ts'

/** A player with nothing, and one with enough of everything. */
export const bare: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }
export const rich: PlayerSpot = { ore: 9, mana: 9, food: 9, hand: [] }

/** Heroes by the Regions they are in; all others are in the supply. */
export function heroesAt(places: Readonly<Partial<Record<'a' | 'b' | 'c', string>>>): Player['heroes'] {
  const hero = (region: string | undefined): HeroPiece => ({
    at: region === undefined ? -1 : placeOf(region),
    aboard: '',
  })
  return { a: hero(places.a), b: hero(places.b), c: hero(places.c) }
}

/** One Vessel with Units aboard; the other is in the supply. */
export const vesselAt = (
  kind: 'sea' | 'air',
  region: string,
  serfs = 0,
  warriors = 0,
): Player['vessels'] => ({
  sea: { at: -1, serfs: 0, warriors: 0 },
  air: { at: -1, serfs: 0, warriors: 0 },
  [kind]: { at: placeOf(region), serfs, warriors },
})

/** The lines of a sum, by source. */
export const linesOf = (sum: ReturnType<typeof sumOf>): Readonly<Record<string, number>> =>
  Object.fromEntries(sum.lines.map(({ what, n }) => [what, n]))

/** Seats 0 and 1 play the same card. */
export const FALL_BACK = ['0 tactic:fall-back', '1 tactic:fall-back'] as const
export const BLOOD_OATH = ['0 tactic:blood-oath', '1 tactic:blood-oath'] as const
