// Paying and gaining everything that is counted on a player's boards.
import { type Bag, COUNTED, type Counted } from '../cards/vocabulary.ts'
import { maxHearts, maxMana } from './inforce.ts'
import type { Player } from '../state.ts'
import { player } from './lookup.ts'
import type { F, T } from './step.ts'

export function holds(f: F, seat: number, what: Counted): number {
  const p = player(f, seat)
  switch (what) {
    case 'coin':
      return p.coins
    case 'book':
      return p.books
    case 'xp':
      return p.xp
    case 'heart':
      return p.hearts
    case 'mana':
      return p.mana
    default:
      return p.goods[what]
  }
}

function change(f: F, seat: number, what: Counted, by: number): void {
  const p = player(f, seat)
  if (what === 'coin') p.coins += by
  else if (what === 'book') p.books += by
  else if (what === 'xp') p.xp += by
  else if (what === 'heart') p.hearts += by
  else if (what === 'mana') p.mana += by
  else p.goods[what] += by
}

export const NOTHING: Bag = {}

const isEnough = (has: number, n = 0): boolean => n <= 0 || has >= n

/** Can the whole price be paid? Written out because this runs very often: named fields are faster than a loop. */
const covers = ({ coins, books, xp, hearts, mana, goods }: Player, price: Bag): boolean =>
  isEnough(coins, price.coin) &&
  isEnough(mana, price.mana) &&
  isEnough(hearts, price.heart) &&
  isEnough(xp, price.xp) &&
  isEnough(books, price.book) &&
  isEnough(goods.shell, price.shell) &&
  isEnough(goods.tool, price.tool) &&
  isEnough(goods.demon, price.demon) &&
  isEnough(goods.crystal, price.crystal)

/** Can the whole price be paid, in addition to `before`? */
export function canPay(f: F, seat: number, price: Bag, before: Bag = NOTHING): boolean {
  if (before === NOTHING) return covers(player(f, seat), price)
  for (const what of COUNTED) {
    const n = (price[what] ?? 0) + (before[what] ?? 0)
    if (n > 0 && holds(f, seat, what) < n) return false
  }
  return true
}

/** The sum of two prices. */
export function together(a: Bag, b: Bag): Bag {
  const sum: Partial<Record<Counted, number>> = { ...a }
  for (const what of COUNTED) if ((b[what] ?? 0) > 0) sum[what] = (a[what] ?? 0) + (b[what] ?? 0)
  return sum
}

/** Removes a price; true if there was something to pay. */
export function take(f: F, seat: number, price: Bag): boolean {
  let some = false
  for (const what of COUNTED) {
    const n = price[what] ?? 0
    if (n === 0) continue
    change(f, seat, what, -n)
    some = true
  }
  return some
}

export function pay(t: T, seat: number, price: Bag, from: string): void {
  if (take(t, seat, price)) t.emit({ type: 'paid', seat, price, from })
}

/** How much more fits: hearts and mana are limited by track and slots. */
export function room(f: F, seat: number, what: Counted): number {
  if (what === 'heart') return maxHearts(f, seat) - player(f, seat).hearts
  if (what === 'mana') return maxMana(f, seat) - player(f, seat).mana
  return Infinity
}

/** Adds as much as fits and returns it; null if nothing fits. */
export function add(f: F, seat: number, what: Bag): Bag | null {
  const gained: Partial<Record<Counted, number>> = {}
  let some = false
  for (const one of COUNTED) {
    const offered = what[one] ?? 0
    if (offered === 0) continue
    const n = Math.min(offered, room(f, seat, one))
    if (n <= 0) continue
    change(f, seat, one, n)
    gained[one] = n
    some = true
  }
  return some ? gained : null
}

/** Gains as much as fits; the rest is lost. */
export function gain(t: T, seat: number, what: Bag, from: string): void {
  const gained = add(t, seat, what)
  if (gained !== null) t.emit({ type: 'gained', seat, gained, from })
}

/** Hearts never go below 0. Reaching 0 in a hero action ends the turn immediately. (N-PURSE-3) */
export function loseHearts(t: T, seat: number, n: number, from: string): void {
  const p = player(t, seat)
  const lost = Math.min(n, p.hearts)
  if (lost <= 0) return
  p.hearts -= lost
  t.emit({ type: 'hurt', seat, n: lost, from })
  if (p.hearts === 0 && t.state.turn.hero !== null) t.state.turn.over = true
}
