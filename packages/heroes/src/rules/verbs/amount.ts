// The amount that an effect gives: a number, or a count.
import type { About } from '../../cards/about.ts'
import type { Amount } from '../../cards/effect.ts'
import { tallied } from '../abilities/tally.ts'
import type { F } from '../step.ts'

export function amount(f: F, { seat, target }: About, n: Amount): number {
  if (typeof n === 'number') return n
  if (!('what' in n.count) || n.count.what !== 'paidMana') return tallied(f, seat, n)
  // The Mana paid for the interrupted Spell.
  return Math.min(n.max ?? Infinity, f.state.casting[target ?? -1]?.paid ?? 0)
}
