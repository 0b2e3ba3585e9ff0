// Resources: at most ten of each kind; any more are lost. (H-PURSE)
import { type Price, type Resource, RESOURCES } from '../values/words.ts'
import { player } from './lookup.ts'
import { who } from './solo/enemy.ts'
import type { F, T } from './step.ts'

export function canPay(f: F, seat: number, { ore = 0, mana = 0, food = 0 }: Price): boolean {
  const p = player(f, seat)
  return p.ore >= ore && p.mana >= mana && p.food >= food
}

export function pay(t: T, seat: number, price: Price, from: string): void {
  const p = player(t, seat)
  let paid: Partial<Record<Resource, number>> | null = null
  for (const kind of RESOURCES) {
    const n = price[kind] ?? 0
    if (n === 0) continue
    if (p[kind] < n) throw new RangeError(`seat ${seat} cannot pay ${n} ${kind}`)
    p[kind] -= n
    paid ??= {}
    paid[kind] = n
  }
  if (paid !== null) t.emit({ type: 'paid', ...who(t, seat), ...paid, from })
}

/** Resources above ten of a kind are lost; the event says how many. (H-PURSE-1) */
export function gain(t: T, seat: number, gained: Price, from: string): void {
  const p = player(t, seat)
  let got: Partial<Record<Resource, number>> | null = null
  let over = 0
  for (const kind of RESOURCES) {
    const all = gained[kind] ?? 0
    const n = Math.min(all, t.values.cap - p[kind])
    over += all - Math.max(0, n)
    if (n <= 0) continue
    p[kind] += n
    got ??= {}
    got[kind] = n
  }
  const lost = over === 0 ? {} : { over }
  if (got !== null) t.emit({ type: 'gained', ...who(t, seat), ...got, ...lost, from })
  else if (over > 0) t.emit({ type: 'full', ...who(t, seat), from })
}
