// Building: a tile from the grid, a space in the town, and the price. (N-BUILD)
import type { Option, Reason } from '@lorehall/kernel'
import { CHEAPER, FULL_PRICE, NONE, OTHER_TILE, SPACE, SWAP, TILE } from '../choices.ts'
import {
  CANNOT_PAY,
  FIRST_IN_START_ROW,
  FIRST_ON_BORDER,
  FULL,
  NO_GAP_BESIDE,
  NO_NEIGHBOUR,
} from '../reasons.ts'
import { swapGoesBack } from '../rulesets.ts'
import { at, type Player } from '../state.ts'
import type { Bag, Use } from '../values/vocabulary.ts'
import { GRID_NEXT, onBorder, rowOf } from './grid.ts'
import { inForce } from './inforce.ts'
import { player, the } from './lookup.ts'
import { buildCost, townSpace } from './prices.ts'
import { run } from './program.ts'
import { canPay, gain, pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { hasUseAt } from './owned.ts'
import { hasNeighbour } from './town.ts'

const isFirst = ({ town }: Player): boolean => town.every((id) => id === '')

/** The first tile from the border, later ones beside a gap. (N-BUILD-1) */
function againstTile(p: Player, slot: number): Reason | null {
  if (isFirst(p)) return onBorder(slot) ? null : FIRST_ON_BORDER
  return at(GRID_NEXT, slot).some((next) => at(p.grid, next) === '') ? null : NO_GAP_BESIDE
}

/** The first building in the row with the star, later ones beside another. (N-BUILD-2) */
export function againstSpace(f: F, p: Player, space: number): Reason | null {
  if (at(p.town, space) !== '') return FULL
  if (isFirst(p)) return at(f.values.town, rowOf(space)).start ? null : FIRST_IN_START_ROW
  return hasNeighbour(p, space) ? null : NO_NEIGHBOUR
}

interface Cheaper {
  readonly id: string
  readonly use: Use
  readonly off: number
}

/** Uses that make one building cheaper, and can be paid. (N-BUILD-5) */
function cheaperBy(f: F, seat: number, before: Bag = {}): Cheaper[] {
  if (!hasUseAt(f, seat, 'building')) return []
  return inForce(f, seat).flatMap(({ id, uses }) =>
    uses.flatMap((use) => {
      if (use.when !== 'building' || !canPay(f, seat, use.pay ?? {}, before)) return []
      const off = use.do.reduce((sum, deed) => sum + (deed.verb === 'cheaperBuild' ? deed.n : 0), 0)
      return [{ id, use, off }]
    }),
  )
}

/** The price can be paid, made cheaper if need be. */
function affordable(f: F, seat: number, tile: string, space: number, before: Bag = {}): Reason | null {
  const off = Math.max(0, ...cheaperBy(f, seat, before).map((one) => one.off))
  const coin = Math.max(0, buildCost(f, seat, tile, space) - off)
  return canPay(f, seat, { coin }, before) ? null : CANNOT_PAY
}

/** The open space that adds the least to the price of any tile; -1: none is open. */
function cheapestSpace(f: F, p: Player): number {
  let best = -1
  for (let space = 0; space < p.town.length; space++) {
    if (againstSpace(f, p, space) !== null) continue
    if (best === -1 || townSpace(f, space).extra < townSpace(f, best).extra) best = space
  }
  return best
}

function againstBuilding(
  f: F,
  seat: number,
  slot: number,
  cheapest: number,
  before: Bag = {},
): Reason | null {
  const p = player(f, seat)
  const against = againstTile(p, slot)
  if (against !== null) return against
  return cheapest === -1 ? CANNOT_PAY : affordable(f, seat, at(p.grid, slot), cheapest, before)
}

/** Is there a tile and a space that can be paid, once something else was paid before? */
export function canBuild(f: F, seat: number, before: Bag): boolean {
  const p = player(f, seat)
  const cheapest = cheapestSpace(f, p)
  return p.grid.some((tile, slot) => tile !== '' && againstBuilding(f, seat, slot, cheapest, before) === null)
}

function build(t: T, { seat, from }: StepOf<'build'>, answer: Option | undefined): void {
  const p = player(t, seat)
  if (answer === NONE || p.town.every((id) => id !== '')) return
  if (answer !== undefined) return t.push({ do: 'buildWhere', seat, tile: answer.name, from })
  t.askOpen(seat, 'pick', 'build', from)
  const cheapest = cheapestSpace(t, p)
  p.grid.forEach((tile, slot) => {
    if (tile !== '') t.may(TILE(tile), againstBuilding(t, seat, slot, cheapest))
  })
  t.offer(NONE)
}

function buildWhere(t: T, step: StepOf<'buildWhere'>, answer: Option | undefined): void {
  const { seat, tile, from } = step
  const p = player(t, seat)
  if (answer === OTHER_TILE) return t.push({ do: 'build', seat, from })
  if (answer !== undefined) return t.push({ do: 'buildPay', seat, tile, space: Number(answer.name), from })
  t.askOpen(seat, 'pick', 'buildWhere', tile)
  p.town.forEach((_, space) => {
    const against = againstSpace(t, p, space) ?? affordable(t, seat, tile, space)
    t.may(SPACE(String(space), buildCost(t, seat, tile, space)), against)
  })
  t.offer(OTHER_TILE)
}

/** Whether it is made cheaper is said before paying. (N-BUILD-5) */
function buildPay(t: T, step: StepOf<'buildPay'>, answer: Option | undefined): void {
  const { seat, tile, space, from } = step
  const cost = buildCost(t, seat, tile, space)
  const cheaper = cost > 0 ? cheaperBy(t, seat) : []
  if (answer === undefined && cheaper.length > 0) {
    // Closed: what makes it payable must not be spent beside the question.
    t.ask(seat, 'pick', 'buildPay', tile)
    for (const { id, off } of cheaper) t.offer(CHEAPER(id, Math.max(0, cost - off)))
    t.may(FULL_PRICE(cost), cost <= player(t, seat).coins ? null : CANNOT_PAY)
    return
  }
  const chosen = cheaper.find(({ id }) => id === answer?.name)
  if (chosen !== undefined) pay(t, seat, chosen.use.pay ?? {}, chosen.id)
  place(t, seat, tile, space, Math.max(0, cost - (chosen?.off ?? 0)), from)
}

/** Paid, placed; then the icon of the space, then what the tile brings. (N-BUILD-4) */
function place(t: T, seat: number, tile: string, space: number, cost: number, from: string): void {
  const p = player(t, seat)
  pay(t, seat, { coin: cost }, tile)
  p.grid[p.grid.indexOf(tile)] = ''
  p.town[space] = tile
  t.emit({ type: 'built', seat, tile, space, from })
  const { gain: icon } = townSpace(t, space)
  run(t, seat, the.building(t, tile).on.built ?? [], tile)
  if (icon !== null) gain(t, seat, { [icon]: 1 }, tile)
}

/** Two tiles of the grid change places; each swap may be declined, and the first tile thought over. (N-BUILD-6) */
function swapTiles(t: T, step: StepOf<'swapTiles'>, answer: Option | undefined): void {
  const { seat, times, first, from } = step
  const { grid } = player(t, seat)
  if (answer === undefined) {
    if (grid.filter((tile) => tile !== '').length < 2) return
    t.askOpen(seat, 'pick', first === undefined ? 'swapFirst' : 'swapSecond', first ?? from)
    for (const tile of grid) if (tile !== '' && tile !== first) t.offer(SWAP(tile))
    t.offer(NONE)
    return
  }
  if (answer === NONE) {
    if (first !== undefined && swapGoesBack(t)) t.push({ do: 'swapTiles', seat, times, from })
    return
  }
  if (first === undefined) return t.push({ ...step, first: answer.name })
  const [a, b] = [grid.indexOf(first), grid.indexOf(answer.name)]
  grid[a] = answer.name
  grid[b] = first
  t.emit({ type: 'swapped', seat, tiles: [first, answer.name], from })
  if (times > 1) t.push({ do: 'swapTiles', seat, times: times - 1, from })
}

export const buildSteps = { build, buildWhere, buildPay, swapTiles }
