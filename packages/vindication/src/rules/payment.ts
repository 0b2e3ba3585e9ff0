// Blocks of an attribute that are paid or turned into something else. A module may let other things replace such a
// block, so each payment is a step, and the replacement is settled just before it. (V-GAIN-2)
import type { Attribute, Six } from '../state.ts'
import { player } from './counters.ts'
import { gift } from './power.ts'
import type { F, StepOf, T, VStep } from './step.ts'

/** How much of the attribute could be paid: blocks, and what can replace them. */
export function purse(f: F, seat: number, attribute: Attribute): number {
  return player(f, seat).spheres[attribute] + (f.values.box.lends?.ready(f, seat, attribute) ?? 0)
}

/** Could so many of the attribute be paid? */
export function payable(f: F, seat: number, attribute: Attribute, n: number): boolean {
  if (player(f, seat).spheres[attribute] >= n) return true
  return f.values.box.lends !== null && purse(f, seat, attribute) >= n
}

/** Could 1 of each be spent, if that returns so many blocks to influence? */
export function spendable(f: F, seat: number, attributes: readonly Attribute[], home: number): boolean {
  const p = player(f, seat)
  const lent = f.values.box.lends !== null
  let missing = 0
  for (const a of attributes) {
    if (p.spheres[a] > 0) continue
    if (!lent || purse(f, seat, a) === 0) return false
    missing++
  }
  return missing <= p.influence + home
}

/** Pushes the step that takes these blocks and returns `home` of them, after the replacement is settled. */
export function spend(t: T, seat: number, needs: Readonly<Six>, home: number, next: VStep): void {
  const { lends } = t.values.box
  if (lends === null) t.push(next)
  else lends.ask(t, seat, needs, home, next)
}

/** A cost. The caller has checked that it can be paid, and has pushed what it is paid for. */
export function pay(t: T, seat: number, attribute: Attribute, n: number, from: string): void {
  spend(t, seat, gift(attribute, n), n, { do: 'pay', seat, attribute, n, from })
}

/** Attributes back to influence. */
export function payBlocks(t: T, seat: number, attribute: Attribute, n: number, from: string): void {
  const p = player(t, seat)
  p.spheres[attribute] -= n
  p.influence += n
  t.emit({ type: 'paid', seat, attribute, n, from })
}

function payStep(t: T, { seat, attribute, n, from }: StepOf<'pay'>): void {
  payBlocks(t, seat, attribute, n, from)
}

export const paymentSteps = { pay: payStep }
