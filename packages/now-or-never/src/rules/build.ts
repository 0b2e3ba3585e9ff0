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
import { at, type Player } from '../state.ts'
import type { Bag, Use } from '../values/vocabulary.ts'
import { GRID_NEXT, onBorder, rowOf, TOWN_COLUMNS } from './grid.ts'
import { added, inForce } from './inforce.ts'
import { player, the } from './lookup.ts'
import { run } from './program.ts'
import { canPay, gain, pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { beside } from './town.ts'

const isFirst = ({ town }: Player): boolean => town.every((id) => id === '')

/** The first tile from the border, later ones beside a gap. (N-BUILD-1) */
function againstTile(p: Player, slot: number): Reason | null {
  if (isFirst(p)) return onBorder(slot) ? null : FIRST_ON_BORDER
  return at(GRID_NEXT, slot).some((next) => at(p.grid, next) === '') ? null : NO_GAP_BESIDE
}

/** The first building in the row with the star, later ones beside another. (N-BUILD-2) */
function againstSpace(f: F, p: Player, space: number): Reason | null {
  if (at(p.town, space) !== '') return FULL
  if (isFirst(p)) return at(f.values.town, rowOf(space)).start ? null : FIRST_IN_START_ROW
  return beside(p, space).length > 0 ? null : NO_NEIGHBOUR
}

export const townSpace = (f: F, space: number) =>
  at(at(f.values.town, rowOf(space)).spaces, space % TOWN_COLUMNS)

/** Tile and space together, less discounts, not below 0. (N-BUILD-3) */
export function buildCost(f: F, seat: number, tile: string, space: number): number {
  const plain = the.building(f, tile).cost + townSpace(f, space).extra
  return Math.max(0, plain + added(f, seat, 'buildCost'))
}

interface Cheaper {
  readonly id: string
  readonly use: Use
  readonly off: number
}

/** Uses that make one building cheaper, and can be paid. (N-BUILD-5) */
function cheaperBy(f: F, seat: number, before: Bag = {}): Cheaper[] {
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

function againstBuilding(f: F, seat: number, slot: number, before: Bag = {}): Reason | null {
  const p = player(f, seat)
  const tile = at(p.grid, slot)
  const against = againstTile(p, slot)
  if (against !== null) return against
  const payable = p.town.some(
    (_, space) => againstSpace(f, p, space) === null && affordable(f, seat, tile, space, before) === null,
  )
  return payable ? null : CANNOT_PAY
}

/** Is there a tile and a space that can be paid, once something else was paid before? */
export function canBuild(f: F, seat: number, before: Bag): boolean {
  const { grid } = player(f, seat)
  return grid.some((tile, slot) => tile !== '' && againstBuilding(f, seat, slot, before) === null)
}

function build(t: T, { seat, from }: StepOf<'build'>, answer: Option | undefined): void {
  const p = player(t, seat)
  if (answer === NONE || p.town.every((id) => id !== '')) return
  if (answer !== undefined) return t.push({ do: 'buildWhere', seat, tile: answer.name, from })
  t.askOpen(seat, 'pick', 'build', from)
  p.grid.forEach((tile, slot) => {
    if (tile !== '') t.may(TILE(tile), againstBuilding(t, seat, slot))
  })
  t.offer(NONE)
}

function buildWhere(t: T, step: StepOf<'buildWhere'>, answer: Option | undefined): void {
  const { seat, tile, from } = step
  const p = player(t, seat)
  if (answer === OTHER_TILE) return t.push({ do: 'build', seat, from })
  if (answer !== undefined) return t.push({ do: 'buildPay', seat, tile, space: answer.n, from })
  t.askOpen(seat, 'pick', 'buildWhere', tile)
  p.town.forEach((_, space) => {
    t.may(SPACE(space), againstSpace(t, p, space) ?? affordable(t, seat, tile, space))
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
    for (const { id } of cheaper) t.offer(CHEAPER(id))
    t.may(FULL_PRICE, cost <= player(t, seat).coins ? null : CANNOT_PAY)
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

/** Two tiles of the grid change places; each swap may be declined. (N-BUILD-6) */
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
  if (answer === NONE) return
  if (first === undefined) return t.push({ ...step, first: answer.name })
  const [a, b] = [grid.indexOf(first), grid.indexOf(answer.name)]
  grid[a] = answer.name
  grid[b] = first
  t.emit({ type: 'swapped', seat, tiles: [first, answer.name], from })
  if (times > 1) t.push({ do: 'swapTiles', seat, times: times - 1, from })
}

export const buildSteps = { build, buildWhere, buildPay, swapTiles }
