// Which tiles can be built on which spaces, and whether they can be paid for. (N-BUILD)
import type { Reason } from '@lorehall/kernel'
import {
  CANNOT_PAY,
  FIRST_IN_START_ROW,
  FIRST_ON_BORDER,
  FULL,
  NO_GAP_BESIDE,
  NO_NEIGHBOUR,
} from '../reasons.ts'
import { at, type Player } from '../state.ts'
import type { Bag, Use } from '../cards/vocabulary.ts'
import { GRID_NEXT, onBorder, rowOf } from './grid.ts'
import { inForce } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { hasUseAt } from './owned.ts'
import { buildCost, townSpace } from './prices.ts'
import { canPay, NOTHING, together } from './purse.ts'
import type { F } from './step.ts'
import { hasNeighbour } from './town.ts'

const isFirst = ({ town }: Player): boolean => town.every((id) => id === '')

/** The first tile comes from the border, later ones from next to a gap. (N-BUILD-1) */
function againstTile(p: Player, slot: number, first = isFirst(p)): Reason | null {
  if (first) return onBorder(slot) ? null : FIRST_ON_BORDER
  return at(GRID_NEXT, slot).some((next) => at(p.grid, next) === '') ? null : NO_GAP_BESIDE
}

/** The first building goes in the row with the star, later ones next to another. (N-BUILD-2) */
export function againstSpace(f: F, p: Player, space: number, first = isFirst(p)): Reason | null {
  if (at(p.town, space) !== '') return FULL
  if (first) return at(f.values.town, rowOf(space)).start ? null : FIRST_IN_START_ROW
  return hasNeighbour(p, space) ? null : NO_NEIGHBOUR
}

/** A use that makes one building cheaper, and by how many coins. */
interface Cheaper {
  readonly id: string
  readonly price: Bag
  readonly off: number
}

const NONE: readonly Cheaper[] = []

const takenOff = ({ do: deeds }: Use): number =>
  deeds.reduce((sum, deed) => sum + (deed.verb === 'cheaperBuild' ? deed.n : 0), 0)

/** Uses that make one building cheaper, payable now or not. (N-BUILD-5) */
export function cheaperBy(f: F, seat: number): readonly Cheaper[] {
  if (!hasUseAt(f, seat, 'building')) return NONE
  return inForce(f, seat).flatMap(({ id, uses }) =>
    uses.flatMap((use) =>
      use.when === 'building' ? [{ id, price: use.pay ?? {}, off: takenOff(use) }] : [],
    ),
  )
}

/**
 * The most that a building may cost, once `before` is paid: the coins left, and the best discount that could be paid for.
 * The same for every tile and space, so a question computes it once. −1: `before` can't be paid.
 */
export function budgetFor(f: F, seat: number, before: Bag = NOTHING): number {
  if (!canPay(f, seat, NOTHING, before)) return -1
  let most = 0
  for (const { price, off } of cheaperBy(f, seat))
    if (canPay(f, seat, price, before)) most = Math.max(most, off)
  // Coins may be owed while somebody looks ahead. Then the discount alone can still pay. (See beside.ts.)
  return Math.max(0, player(f, seat).coins) - (before.coin ?? 0) + most
}

export const againstPrice = (
  f: F,
  seat: number,
  tile: string,
  space: number,
  budget: number,
): Reason | null => (buildCost(f, seat, tile, space) <= budget ? null : CANNOT_PAY)

/** The open space that adds the least to the price of any tile; -1: none is open. */
export function cheapestSpace(f: F, p: Player): number {
  const first = isFirst(p)
  let best = -1
  let least = Infinity
  for (let space = 0; space < p.town.length; space++) {
    const { extra } = townSpace(f, space)
    if (extra >= least || againstSpace(f, p, space, first) !== null) continue
    best = space
    least = extra
  }
  return best
}

export function againstBuilding(
  f: F,
  seat: number,
  slot: number,
  cheapest: number,
  budget: number,
): Reason | null {
  const p = player(f, seat)
  const against = againstTile(p, slot)
  if (against !== null) return against
  return cheapest === -1 ? CANNOT_PAY : againstPrice(f, seat, at(p.grid, slot), cheapest, budget)
}

/** The cheapest tile that can be taken; null: none can. */
function cheapestTile(f: F, p: Player): string | null {
  const first = isFirst(p)
  let best: string | null = null
  let least = Infinity
  for (let slot = 0; slot < p.grid.length; slot++) {
    const tile = at(p.grid, slot)
    if (tile === '') continue
    const { cost } = lookup.building(f, tile)
    if (cost >= least || againstTile(p, slot, first) !== null) continue
    best = tile
    least = cost
  }
  return best
}

/**
 * The price of the cheapest tile on the cheapest space; Infinity: nothing can be built. If it can't be paid for, nothing
 * can.
 */
function leastCost(f: F, seat: number): number {
  const p = player(f, seat)
  const space = cheapestSpace(f, p)
  const tile = space === -1 ? null : cheapestTile(f, p)
  return tile === null ? Infinity : buildCost(f, seat, tile, space)
}

/** Is there a tile and a space that could be paid for? `can` says whether a price could be paid. */
export function couldBuild(f: F, seat: number, can: (price: Bag) => boolean): boolean {
  const coin = leastCost(f, seat)
  if (coin === Infinity) return false
  const less = (off: number) => ({ coin: Math.max(0, coin - off) })
  return can({ coin }) || cheaperBy(f, seat).some(({ price, off }) => can(together(price, less(off))))
}

/** Is there a tile and a space that can be paid for after paying something else first? */
export const canBuild = (f: F, seat: number, before: Bag = NOTHING): boolean =>
  leastCost(f, seat) <= budgetFor(f, seat, before)
