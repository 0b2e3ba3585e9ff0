// The locations of the table's map: where they are, their deeds and their prices.
import { at } from '../state.ts'
import { type Bag, COUNTED, type Counted, type Deed } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import type { F } from './step.ts'

/** The location on the hero's space; empty if none. */
export const locationHere = (f: F, seat: number): string => at(f.state.locations, player(f, seat).space)

export const deedsOf = (f: F, id: string): readonly Deed[] => lookup.location(f, id)[f.values.side]

/** Everything a visit costs, except hearts: those are lost, not paid, and may reach 0. */
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
