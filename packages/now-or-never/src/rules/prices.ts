// The prices of buildings, recruits, gear and uses for one player.
import { at } from '../state.ts'
import type { Bag, Use } from '../cards/vocabulary.ts'
import { rowOf, TOWN_COLUMNS } from './grid.ts'
import { added } from './inforce.ts'
import { lookup } from './lookup.ts'
import { visitPrice } from './places.ts'
import { NOTHING, together } from './purse.ts'
import type { F } from './step.ts'

export const townSpace = (f: F, space: number) =>
  at(at(f.values.town, rowOf(space)).spaces, space % TOWN_COLUMNS)

/** Tile and space together, less discounts, not below 0. (N-BUILD-3) */
export function buildCost(f: F, seat: number, tile: string, space: number): number {
  const plain = lookup.building(f, tile).cost + townSpace(f, space).extra
  return Math.max(0, plain + added(f, seat, 'buildCost'))
}

/** Recruiting costs double, less discounts, which come after doubling. (N-SPECIALIST-4) */
export function recruitCost(f: F, seat: number, id: string): number {
  return Math.max(0, lookup.specialist(f, id).recruit + added(f, seat, 'recruitCost'))
}

/** The price of gear, with the discount of a place or specialist. (N-GEAR-1) */
export const gearCost = (f: F, id: string, off: number): number => Math.max(0, lookup.gear(f, id).cost - off)

/** The whole price of a use; visiting again includes the price of the visit. (N-USE-2, N-VISIT-4) */
export function usePrice(f: F, { pay = NOTHING, do: deeds }: Use): Bag {
  const { hero } = f.state.turn
  if (hero === null || !deeds.some(({ verb }) => verb === 'visitAgain')) return pay
  return together(pay, visitPrice(f, hero.visited))
}
