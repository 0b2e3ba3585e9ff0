// How much an effect brings: a number, or something that is counted.
import type { About } from '../../cards/about.ts'
import type { Amount } from '../../cards/effect.ts'
import { tallied } from '../abilities/tally.ts'
import type { F } from '../step.ts'

export function amount(f: F, { seat, target }: About, n: Amount): number {
  if (typeof n === 'number') return n
  if (!('what' in n.count) || n.count.what !== 'paidMana') return tallied(f, seat, n)
  // What was paid for the Spell that is answered.
  return Math.min(n.max ?? Infinity, f.state.casting[target ?? -1]?.paid ?? 0)
}
