// Resources: at most ten of each kind, the surplus is lost. (H-PURSE)
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
  const paid: Partial<Record<Resource, number>> = {}
  let any = false
  for (const kind of RESOURCES) {
    const n = price[kind] ?? 0
    if (n === 0) continue
    if (p[kind] < n) throw new RangeError(`seat ${seat} cannot pay ${n} ${kind}`)
    p[kind] -= n
    paid[kind] = n
    any = true
  }
  if (any) t.emit({ type: 'paid', ...who(t, seat), ...paid, from })
}

/** What exceeds ten of a kind is lost. (H-PURSE-1) */
export function gain(t: T, seat: number, gained: Price, from: string): void {
  const p = player(t, seat)
  const got: Partial<Record<Resource, number>> = {}
  let any = false
  for (const kind of RESOURCES) {
    const n = Math.min(gained[kind] ?? 0, t.values.cap - p[kind])
    if (n <= 0) continue
    p[kind] += n
    got[kind] = n
    any = true
  }
  if (any) t.emit({ type: 'gained', ...who(t, seat), ...got, from })
}
