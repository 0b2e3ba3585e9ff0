// Visiting a location: its deeds from left to right. (N-VISIT)
import type { Option, Reason } from '@lorehall/kernel'
import { NONE } from '../choices.ts'
import { PRICE } from '../reasons.ts'
import { isUsableAt } from './beside.ts'
import { deedsOf, visitPrice } from './places.ts'
import { run } from './program.ts'
import { canPay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { action } from './underway.ts'
import { offerUsesAt, takeUse } from './uses.ts'

export function againstVisit(f: F, seat: number, id: string): Reason | null {
  return canPay(f, seat, visitPrice(f, id)) ? null : PRICE
}

export function visit(t: T, seat: number, id: string): void {
  action(t).visited = id
  t.emit({ type: 'visited', seat, location: id })
  t.credit(id)
  t.push({ do: 'afterVisit', seat })
  run(t, seat, deedsOf(t, id), id)
  t.values.box.visited?.(t, seat, id)
}

/** Right after a visit: offers to visit again, if a use allows it. (N-VISIT-4) */
function afterVisit(t: T, step: StepOf<'afterVisit'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer !== undefined) {
    if (answer !== NONE) takeUse(t, seat, answer)
    return
  }
  if (t.state.turn.over || !isUsableAt(t, seat, step, 'afterVisit')) return
  t.askOpen(seat, 'pick', 'afterVisit')
  offerUsesAt(t, seat, 'afterVisit')
  t.offer(NONE)
}

/** Repeats the location's deeds and their price, without a quest card. */
function visitAgain(t: T, { seat }: StepOf<'visitAgain'>): void {
  visit(t, seat, action(t).visited)
}

export const visitSteps = { afterVisit, visitAgain }
