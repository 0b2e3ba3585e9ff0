// Building: a tile from the grid, a space in the town, and the price. (N-BUILD)
import type { Option } from '@lorehall/kernel'
import { CHEAPER, FULL_PRICE, NONE, OTHER_TILE, SPACE, SWAP, TILE } from '../choices.ts'
import { CANNOT_PAY, USE_PRICE } from '../reasons.ts'
import { asksOnlyChoices, looksBeside, swapGoesBack } from '../rulesets.ts'
import { couldOpen } from './beside.ts'
import { lookup, player } from './lookup.ts'
import { buildCost, townSpace } from './prices.ts'
import { run } from './program.ts'
import { canPay, gain, pay, together } from './purse.ts'
import {
  againstBuilding,
  againstPrice,
  againstSpace,
  budgetFor,
  canBuild,
  cheaperBy,
  cheapestSpace,
  couldBuild,
} from './sites.ts'
import type { F, StepOf, T } from './step.ts'

/** Not asked if no building can be paid for, now or after something done beside the question. (N-ANYTIME-6) */
function isTooDear(f: F, step: StepOf<'build'>): boolean {
  const { seat } = step
  if (!asksOnlyChoices(f) || canBuild(f, seat)) return false
  return !couldOpen(f, seat, step, (now, can) => couldBuild(now, seat, can))
}

function build(t: T, step: StepOf<'build'>, answer: Option | undefined): void {
  const { seat, from } = step
  const p = player(t, seat)
  if (answer === NONE || p.town.every((id) => id !== '')) return
  if (answer !== undefined) return t.push({ do: 'buildWhere', seat, tile: answer.name, from })
  if (isTooDear(t, step)) return t.emit({ type: 'tooDear', seat, what: 'building', from })
  t.askOpen(seat, 'pick', 'build', from)
  const cheapest = cheapestSpace(t, p)
  const budget = budgetFor(t, seat)
  p.grid.forEach((tile, slot) => {
    if (tile === '') return
    const against = againstBuilding(t, seat, slot, cheapest, budget)
    if (against === null || t.explains) t.may(TILE(tile), against)
  })
  t.offer(NONE)
}

function buildWhere(t: T, step: StepOf<'buildWhere'>, answer: Option | undefined): void {
  const { seat, tile, from } = step
  const p = player(t, seat)
  if (answer === OTHER_TILE) return t.push({ do: 'build', seat, from })
  if (answer !== undefined) return t.push({ do: 'buildPay', seat, tile, space: Number(answer.name), from })
  t.askOpen(seat, 'pick', 'buildWhere', tile)
  const budget = budgetFor(t, seat)
  p.town.forEach((_, space) => {
    const against = againstSpace(t, p, space) ?? againstPrice(t, seat, tile, space, budget)
    t.may(SPACE(String(space), buildCost(t, seat, tile, space)), against)
  })
  t.offer(OTHER_TILE)
}

/** Discount uses are chosen before paying. Their price may be raised first. (N-BUILD-5) */
function buildPay(t: T, step: StepOf<'buildPay'>, answer: Option | undefined): void {
  const { seat, tile, space, from } = step
  const cost = buildCost(t, seat, tile, space)
  const cheaper = cost > 0 ? cheaperBy(t, seat) : []
  const chosen = cheaper.find(({ id }) => id === answer?.name)
  if (answer !== undefined) {
    if (chosen !== undefined) pay(t, seat, chosen.price, chosen.id)
    return place(t, seat, tile, space, Math.max(0, cost - (chosen?.off ?? 0)), from)
  }
  const left = (off: number) => Math.max(0, cost - off)
  const payable = cheaper.some(({ price, off }) => canPay(t, seat, { coin: left(off) }, price))
  const full = canPay(t, seat, { coin: cost })
  const soon = () =>
    looksBeside(t) &&
    cheaper.length > 0 &&
    couldOpen(t, seat, step, (_, can) =>
      cheaper.some(({ price, off }) => can(together(price, { coin: left(off) }))),
    )
  if (!payable && !full) return t.push({ do: 'build', seat, from })
  if (!payable && !soon()) return place(t, seat, tile, space, cost, from)
  t.askOpen(seat, 'pick', 'buildPay', tile)
  for (const { id, price, off } of cheaper) {
    t.may(CHEAPER(id, left(off)), canPay(t, seat, { coin: left(off) }, price) ? null : USE_PRICE)
  }
  t.may(FULL_PRICE(cost), full ? null : CANNOT_PAY)
}

/** Pay and place; then gain the icon of the space, then what the tile gives. (N-BUILD-4) */
function place(t: T, seat: number, tile: string, space: number, cost: number, from: string): void {
  const p = player(t, seat)
  pay(t, seat, { coin: cost }, tile)
  p.grid[p.grid.indexOf(tile)] = ''
  p.town[space] = tile
  t.emit({ type: 'built', seat, tile, space, from })
  const { gain: icon } = townSpace(t, space)
  run(t, seat, lookup.building(t, tile).on.built ?? [], tile)
  if (icon !== null) gain(t, seat, { [icon]: 1 }, tile)
}

/** Swaps two tiles of the grid. Each swap may be declined, and the first tile chosen again. (N-BUILD-6) */
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
