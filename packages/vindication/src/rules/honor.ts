// Honor, and everything that reacts to it immediately. (V-HONOR-1 to 3)
import type { Option } from '@lorehall/kernel'
import { player } from './counters.ts'
import { acted, held, lent } from './inforce.ts'
import type { F, StepOf, T } from './step.ts'
import { takeTokens } from './triggers.ts'
import { NO, YES } from '../choices.ts'

/** Moves a player's disc. `from` names the source: a card, a region or a rule. */
export function changeHonor(t: T, seat: number, n: number, source: string, from: string): void {
  if (n > 0 && denied(t, seat)) return
  const p = player(t, seat)
  const before = p.honor
  const after = Math.max(0, before + n)
  if (after === before) return
  p.honor = after
  p.sources[source] = (p.sources[source] ?? 0) + after - before
  t.emit({ type: 'honor', seat, n: after - before, total: after, from })
  if (n <= 0) return
  trailersAnswer(t, seat, before)
  takeTokens(t, seat, before, after)
  if (seat === t.state.turn.seat) noteSource(t, seat, from)
}

/** Does a card of the player whose turn it is keep all others from gaining honor? */
function denied(t: T, seat: number): boolean {
  const { seat: actor } = t.state.turn
  const rule = seat === actor ? null : lent(t, actor, 'noHonorToOthers')
  if (rule !== null) t.credit(rule.card.id)
  return rule !== null
}

/**
 * Persistence: the second source of honor in the player's own turn gives a bonus. The bonus itself is no source.
 * (V-TRAIT-8)
 */
function noteSource(t: T, seat: number, from: string): void {
  const p = player(t, seat)
  const two = held(t, seat, 'twoSources')
  if (two !== null && from === two.card.id && p.used.includes(from)) return
  const { borrowed } = t.state.turn
  for (const { paid } of [p, ...borrowed]) if (!paid.includes(from)) paid.push(from)
  if (two === null || p.used.includes(two.card.id)) return
  const { paid } = borrowed.find(({ card }) => card === two.card.id) ?? p
  if (paid.length < 2) return
  p.used.push(two.card.id)
  changeHonor(t, seat, two.n, 'abilities', two.card.id)
  acted(t, seat, two.card.id)
}

/** Humility: when a player who is ahead gains honor, the owner moves a block from potential. (V-TRAIT-5) */
function trailersAnswer(t: T, gainer: number, before: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === gainer || seat === t.state.turn.seat) continue
    const rule = held(t, seat, 'fromLeaders')
    if (rule === null) continue
    const p = player(t, seat)
    if (before <= p.honor || p.potential === 0 || p.used.includes(rule.card.id)) continue
    const choice = t.choice(seat, 'from-leaders')
    if (choice === 'never') continue
    p.used.push(rule.card.id)
    if (choice === 'always') unlockOne(t, seat, rule.card.id)
    else t.push({ do: 'unlock', seat, from: rule.card.id })
  }
}

function unlockOne(t: T, seat: number, from: string): void {
  const p = player(t, seat)
  p.potential--
  p.influence++
  t.emit({ type: 'augmented', seat, how: 'potential', n: 1, from })
  acted(t, seat, from)
}

function unlock(t: T, step: StepOf<'unlock'>, answer: Option | undefined): void {
  if (answer === undefined) {
    t.askOpen(step.seat, 'yesno', 'unlock', step.from)
    t.offer(YES)
    t.offer(NO)
  } else if (answer === YES) unlockOne(t, step.seat, step.from)
}

/** A card's honor for this player, including what raises it. (V-TRAIT-9) */
export function honorOf(f: F, seat: number, id: string): number {
  const printed = f.values.honor[id] ?? 0
  const more = held(f, seat, 'cardHonor')
  return more !== null && more.card.id !== id ? printed + more.n : printed
}

/** Losing a card loses its printed honor, if that is positive. In the prototype also if it is negative. (V-HONOR-2) */
export function loseCardHonor(t: T, seat: number, id: string, source: string): void {
  if (t.values.box.cards.get(id)?.treacherous === true) return
  const printed = t.values.honor[id] ?? 0
  if (printed > 0 || t.values.box.terms.losesAllHonor) changeHonor(t, seat, -printed, source, id)
}

export const honorSteps = { unlock }
