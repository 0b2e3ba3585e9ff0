// Paying and gaining: all that is counted on a player's boards.
import { type Bag, COUNTED, type Counted } from '../values/vocabulary.ts'
import { maxHearts, maxMana } from './inforce.ts'
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

/** The whole price lies there, beside what is paid before it. */
export function canPay(f: F, seat: number, price: Bag, before: Bag = {}): boolean {
  return COUNTED.every((what) => holds(f, seat, what) >= (price[what] ?? 0) + (before[what] ?? 0))
}

export function pay(t: T, seat: number, price: Bag, from: string): void {
  for (const what of COUNTED) change(t, seat, what, -(price[what] ?? 0))
  if (COUNTED.some((what) => (price[what] ?? 0) > 0)) t.emit({ type: 'paid', seat, price, from })
}

/** How much of it finds room: hearts and mana end with their track and slots. */
export function room(f: F, seat: number, what: Counted): number {
  if (what === 'heart') return maxHearts(f, seat) - player(f, seat).hearts
  if (what === 'mana') return maxMana(f, seat) - player(f, seat).mana
  return Infinity
}

/** What is gained, as far as there is room; the rest is lost. */
export function gain(t: T, seat: number, what: Bag, from: string): void {
  const gained: Partial<Record<Counted, number>> = {}
  for (const one of COUNTED) {
    const n = Math.min(what[one] ?? 0, room(t, seat, one))
    if (n <= 0) continue
    change(t, seat, one, n)
    gained[one] = n
  }
  if (Object.keys(gained).length > 0) t.emit({ type: 'gained', seat, gained, from })
}

/** Hearts never go below 0. At 0 on a hero action the turn is over at once. (N-PURSE-3) */
export function loseHearts(t: T, seat: number, n: number, from: string): void {
  const p = player(t, seat)
  const lost = Math.min(n, p.hearts)
  if (lost <= 0) return
  p.hearts -= lost
  t.emit({ type: 'hurt', seat, n: lost, from })
  if (p.hearts === 0 && t.state.turn.hero !== null) t.state.turn.over = true
}
