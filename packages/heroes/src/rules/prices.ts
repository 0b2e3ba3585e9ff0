// Prices for a seat. Reductions of abilities add up; the minimum price is applied last. (H-PRICE-1)
import { distance, land, type Place } from '../map/world.ts'
import { at } from '../state.ts'
import type { Priced } from '../cards/effect.ts'
import { type Price, type Resource, RESOURCES, type Unit } from '../values/words.ts'
import { meets } from './abilities/needs.ts'
import { type InForce, rulesOf } from './abilities/standing.ts'
import { player } from './lookup.ts'
import { placeOfUnit } from './pieces.ts'
import type { F, T } from './step.ts'

const lessOf = ({ rule: { less } }: InForce<'price'>, kind: Resource): number =>
  typeof less === 'number' ? less : (less[kind] ?? 0)

/** Whether a reduction applies to this thing. `place`: the Region of a Tower. */
function holdsFor(f: F, seat: number, one: InForce<'price'>, of: Priced, place?: Place): boolean {
  if (one.rule.of !== of) return false
  if (one.rule.at === 'bearer' && placeOfUnit(player(f, seat), one.bearer) !== place) return false
  return meets(f, one, { seat })
}

const NONE: readonly InForce<'price'>[] = []

/** The reductions of a seat's abilities that apply to these things; usually none. */
function reductions(f: F, seat: number, ofs: readonly Priced[], place?: Place): readonly InForce<'price'>[] {
  let found = NONE
  for (const one of rulesOf(f, seat, 'price')) {
    for (const of of ofs) {
      if (!holdsFor(f, seat, one, of, place)) continue
      found = [...found, one]
      break
    }
  }
  return found
}

function reducedBy(rules: readonly InForce<'price'>[], kind: Resource, printed: number): number {
  let less = 0
  let least = 0
  for (const one of rules) {
    less += lessOf(one, kind)
    least = Math.max(least, one.rule.min ?? 0)
  }
  return Math.max(printed - less, Math.min(printed, least))
}

/** A price after the reductions of a seat's abilities for these things. */
export function reduced(f: F, seat: number, price: Price, ofs: readonly Priced[], place?: Place): Price {
  const rules = reductions(f, seat, ofs, place)
  if (rules.length === 0) return price
  const paid: Partial<Record<Resource, number>> = {}
  for (const kind of RESOURCES) {
    const printed = price[kind] ?? 0
    if (printed > 0) paid[kind] = reducedBy(rules, kind, printed)
  }
  return paid
}

/** The same for a price in one resource. */
export const reducedOne = (f: F, seat: number, kind: Resource, n: number, ofs: readonly Priced[]): number =>
  reducedBy(reductions(f, seat, ofs), kind, n)

/** Credits the abilities that made these things cheaper. Only coverage reads this. */
export function creditPrice(t: T, seat: number, ofs: readonly Priced[], place?: Place): void {
  for (const one of reductions(t, seat, ofs, place)) t.credit(one.ability.id)
}

export const unitPrice = (f: F, seat: number, unit: Unit): Price =>
  reduced(f, seat, f.values.units[unit].price, [unit])

/** The price of two Serfs in one action. */
export const pairPrice = (f: F, seat: number): Price => reduced(f, seat, f.values.pair, ['pair'])

export const buildingPrice = (f: F, seat: number): Price =>
  reduced(f, seat, f.values.building.price, ['building'])

/** The price of the next level. */
export const levelPrice = (f: F, seat: number): Price =>
  reduced(f, seat, at(f.values.capital, player(f, seat).level).price, ['level'])

/** Steps by land from the Capital to the Tower's Region. (H-TOWER-2) */
export const towerDistance = (f: F, seat: number, place: Place): number =>
  distance(f, land(f, player(f, seat).capital).continent, place, f.state)

export const towerPrice = (f: F, seat: number, place: Place): Price =>
  reduced(f, seat, { ore: f.values.tower.orePerRegion * towerDistance(f, seat, place) }, ['tower'], place)

/** Reduces the Ore of a price, but never below the minimum. (H-PRICE-1) */
export function lessOre(price: Price, less: number, least: number): Price {
  const ore = price.ore ?? 0
  return less === 0 ? price : { ...price, ore: Math.max(Math.min(ore, least), ore - less) }
}
