// The four Capital actions and who follows them. (H-CAPITAL)
import type { Option, Reason } from '@lorehall/kernel'
import { FOLLOW, NO } from '../choices.ts'
import { NOTHING_TO_DO } from '../reasons.ts'
import type { CapitalSlot, Slot } from '../values/words.ts'
import { isCapitalSlot } from '../values/words.ts'
import { happen } from './abilities/moments.ts'
import { canBuild } from './build.ts'
import { clockwise, player } from './lookup.ts'
import { courtyardSerfs } from './pieces.ts'
import { canRecruit } from './recruit.ts'
import type { F, StepOf, T } from './step.ts'

/** Research and Tax always do something. (H-TURN-4) */
export function againstCapital(f: F, seat: number, slot: CapitalSlot, following = 0): Reason | null {
  const possible =
    slot === 'recruit' ? canRecruit(f, seat) : slot === 'build' ? canBuild(f, seat, following) : true
  return possible ? null : NOTHING_TO_DO
}

/** The action, then the others may follow; the Tax track shifts when all have. (H-FOLLOW-1, H-TAX-2) */
export function takeCapital(t: T, seat: number, slot: CapitalSlot): void {
  if (slot === 'tax') t.push({ do: 'shiftTax', seat })
  t.push({ do: 'follow', seat, slot })
  t.push({ do: slot, seat })
}

/** Possible by public facts: a free slot, a Serf in the Courtyard, something to do. (H-FOLLOW-1) */
function mayFollow(f: F, seat: number, slot: Slot): boolean {
  const p = player(f, seat)
  return (
    isCapitalSlot(slot) &&
    p.bar[slot] === 'free' &&
    courtyardSerfs(p) > 0 &&
    againstCapital(f, seat, slot, 1) === null
  )
}

/** Who could follow a seat, clockwise; alone one follows the Enemy. */
function followers(f: F, seat: number, slot: Slot): number[] {
  const found: number[] = []
  for (const other of clockwise(f, seat)) {
    if (other !== seat && mayFollow(f, other, slot)) found.push(other)
  }
  return found
}

/** All who could are asked together; who says yes acts in turn, clockwise. (H-FOLLOW-1, H-FOLLOW-2) */
function follow(t: T, { seat, slot }: StepOf<'follow'>, answer: Option | undefined): void {
  const others = followers(t, seat, slot)
  if (answer === undefined) {
    for (const other of others) {
      t.askTogether(other, 'yesno', `follow-${slot}`)
      t.offer(FOLLOW)
      t.offer(NO)
    }
    return
  }
  for (const other of others.toReversed()) {
    if (t.answerOf(other) === FOLLOW) t.push({ do: 'followed', seat: other, slot })
  }
}

/** A Serf from the Courtyard into the slot, and the action as one's own. Who finds nothing left keeps it. (H-FOLLOW-3) */
function followed(t: T, { seat, slot }: StepOf<'followed'>): void {
  if (!isCapitalSlot(slot) || !mayFollow(t, seat, slot)) return
  const p = player(t, seat)
  p.serfs[p.capital] = courtyardSerfs(p) - 1
  p.bar[slot] = 'serf'
  t.emit({ type: 'followed', seat, slot })
  // What answers to it comes after the action. (H-HUMANS-4)
  happen(t, 'followed', { seat })
  t.push({ do: slot, seat })
}

export const capitalSteps = { follow, followed }
