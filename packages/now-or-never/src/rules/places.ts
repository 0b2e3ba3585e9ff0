// The locations of the table's map: where they lie, what is done there, and what that asks.
import { at } from '../state.ts'
import { type Bag, COUNTED, type Counted, type Deed } from '../cards/vocabulary.ts'
import { player, the } from './lookup.ts'
import type { F } from './step.ts'

/** The location the hero stands on; empty: none. */
export const locationHere = (f: F, seat: number): string => at(f.state.locations, player(f, seat).space)

export const deedsOf = (f: F, id: string): readonly Deed[] => the.location(f, id)[f.values.side]

/** All that is paid on a visit. Hearts are lost there, never paid: one may fall on a visit. */
export function visitPrice(f: F, id: string): Bag {
  const price: Partial<Record<Counted, number>> = {}
  for (const deed of id === '' ? [] : deedsOf(f, id)) {
    if (deed.verb !== 'pay') continue
    for (const what of COUNTED) {
      const n = deed[what] ?? 0
      if (n > 0) price[what] = (price[what] ?? 0) + n
    }
  }
  return price
}
