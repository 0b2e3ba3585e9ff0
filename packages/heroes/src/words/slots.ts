// An Action Token in place of a Serf, and answers to followers. (H-TURN-1, H-FOLLOW-2)
import { meets } from '../rules/abilities/needs.ts'
import { happen } from '../rules/abilities/moments.ts'
import { answering, rulesOf } from '../rules/abilities/standing.ts'
import { isUsed, markUsed } from '../rules/abilities/used.ts'
import { againstCapital } from '../rules/capital.ts'
import { player } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import type { CapitalSlot, Slot } from '../values/words.ts'
import type { W, WordStepOf } from './step.ts'

const ruleFor = (f: F, seat: number) =>
  rulesOf(f, seat, 'retake').find((one) => !isUsed(f, seat, one.ability.id) && meets(f, one, { seat }))

/** The Serf goes to the Courtyard first, so it can be used for the action itself. */
export function mayRetake(f: F, seat: number, slot: CapitalSlot): boolean {
  const p = player(f, seat)
  if (p.bar[slot] !== 'serf' || ruleFor(f, seat) === undefined) return false
  return againstCapital(f, seat, slot, -1) === null
}

export function retake(t: W, seat: number, slot: CapitalSlot): void {
  const rule = ruleFor(t, seat)
  if (rule === undefined) return
  const p = player(t, seat)
  p.bar[slot] = 'free'
  p.serfs[p.capital] = (p.serfs[p.capital] ?? 0) + 1
  const { id } = rule.ability
  markUsed(t, seat, id)
  t.emit({ type: 'recalled', seat, slot, from: id })
}

/** Abilities that being followed triggers act when all followers are done. */
export function follows(t: W, seat: number, slot: Slot, others: readonly number[]): void {
  if (others.length > 0 && answering(t, seat, 'was.followed').length > 0)
    t.push({ do: 'words/followed', seat, slot, others })
}

/** Followers who had nothing left to do kept their Serfs. */
export function followed(t: W, { seat, slot, others }: WordStepOf<'words/followed'>): void {
  if (others.some((other) => player(t, other).bar[slot] !== 'free')) happen(t, 'was.followed', { seat })
}
