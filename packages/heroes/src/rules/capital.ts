// The four Capital actions, and Follow. (H-CAPITAL)
import type { Option, Reason } from '@lorehall/kernel'
import { FOLLOW, NO } from '../choices.ts'
import { NOTHING_TO_DO } from '../reasons.ts'
import type { CapitalSlot, Slot } from '../values/words.ts'
import { isCapitalSlot } from '../values/words.ts'
import { happen } from './abilities/moments.ts'
import { canBuild } from './build.ts'
import { clockwise, player } from './lookup.ts'
import { helpersOf, putHelper } from './pieces.ts'
import { canRecruit } from './recruit.ts'
import type { F, StepOf, T } from './step.ts'

/** Research and Tax are always possible. (H-TURN-4) */
export function againstCapital(f: F, seat: number, slot: CapitalSlot, following = 0): Reason | null {
  const possible =
    slot === 'recruit' ? canRecruit(f, seat) : slot === 'build' ? canBuild(f, seat, following) : true
  return possible ? null : NOTHING_TO_DO
}

/** The action first, then the others may follow. The Tax track shifts when all are done. (H-FOLLOW-1, H-TAX-2) */
export function takeCapital(t: T, seat: number, slot: CapitalSlot): void {
  if (slot === 'tax') t.push({ do: 'shiftTax', seat })
  t.push({ do: 'follow', seat, slot })
  t.push({ do: slot, seat })
}

/**
 * Whether a seat may follow, by public facts only: a free slot, a Serf in the Courtyard, and something to do.
 * (H-FOLLOW-1)
 */
function mayFollow(f: F, seat: number, slot: Slot): boolean {
  const p = player(f, seat)
  return (
    isCapitalSlot(slot) &&
    p.bar[slot] === 'free' &&
    helpersOf(p) > 0 &&
    againstCapital(f, seat, slot, (p.captives?.ready ?? 0) > 0 ? 0 : 1) === null
  )
}

/** The seats that could follow, clockwise. In a solo game, the human follows the Enemy. */
const followers = (f: F, seat: number, slot: Slot): number[] =>
  clockwise(f, seat).filter((other) => other !== seat && mayFollow(f, other, slot))

/**
 * All who could follow are asked together; those who say yes act one after another, clockwise. (H-FOLLOW-1,
 * H-FOLLOW-2)
 */
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
  const all = others.filter((other) => t.answerOf(other) === FOLLOW)
  t.values.box.words?.follows(t, seat, slot, all)
  for (const other of all.toReversed()) t.push({ do: 'followed', seat: other, slot })
}

/**
 * A Serf goes from the Courtyard to the slot, and the player takes the action. If nothing is left to do, the Serf
 * stays. (H-FOLLOW-3)
 */
function followed(t: T, { seat, slot }: StepOf<'followed'>): void {
  if (!isCapitalSlot(slot) || !mayFollow(t, seat, slot)) return
  const p = player(t, seat)
  putHelper(p, slot)
  t.emit({ type: 'followed', seat, slot })
  // Pushed before the action, so abilities it triggers act after it. (H-HUMANS-4)
  happen(t, 'followed', { seat })
  t.push({ do: slot, seat })
}

export const capitalSteps = { follow, followed }
