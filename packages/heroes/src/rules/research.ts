// Research: conjure three cards and keep as many as the limit allows, or scribe one. (H-RESEARCH)
import type { Option, Reason } from '@lorehall/kernel'
import { AWAY, CONJURE, KEEP, SCRIBE } from '../choices.ts'
import { NO_SCRIBE_SLOT, NOT_CAST, OWN_LIMIT } from '../reasons.ts'
import { credit } from './abilities/credit.ts'
import { rulesOf } from './abilities/standing.ts'
import { clockwise, player } from './lookup.ts'
import { discard, drawSpells } from './piles.ts'
import { spellOf } from './spells/lookup.ts'
import type { F, StepOf, T } from './step.ts'

/** The amount that abilities add to a limit. */
function more(f: F, seat: number, of: 'hand' | 'scribed'): number {
  let n = 0
  for (const { rule } of rulesOf(f, seat, 'limit')) if (rule.of === of) n += rule.n
  return n
}

/** How many Spell cards a seat may hold. (H-RESEARCH-1) */
const handLimit = (f: F, seat: number): number => player(f, seat).level + more(f, seat, 'hand')

/** How many Scribed Spells a seat may have. (H-RESEARCH-2) */
const scribeSlots = (f: F, seat: number): number => player(f, seat).level + more(f, seat, 'scribed')

function againstScribe(f: F, seat: number, card: string): Reason | null {
  if (spellOf(f, card).kind !== 'cast') return NOT_CAST
  return player(f, seat).scribed.length < scribeSlots(f, seat) ? null : NO_SCRIBE_SLOT
}

function research(t: T, { seat }: StepOf<'research'>, answer: Option | undefined): void {
  const p = player(t, seat)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'research')
    t.offer(CONJURE)
    for (const card of p.hand) t.may(SCRIBE(card), againstScribe(t, seat, card))
    return
  }
  if (answer !== CONJURE) {
    p.hand.splice(p.hand.indexOf(answer.name), 1)
    p.scribed.push({ card: answer.name, turned: 'ready' })
    if (p.scribed.length > p.level) credit(t, seat, 'limit')
    t.emit({ type: 'scribed', seat, card: answer.name })
    return
  }
  drawSpells(t, seat, t.values.conjure)
  t.push({ do: 'keepSpells', seat })
}

/** One card too many: asks which to discard. More: asks which to keep. */
function askForCards(t: T, seat: number, limit: number): void {
  const { hand } = player(t, seat)
  if (hand.length === limit + 1) {
    t.askTogether(seat, 'pick', 'awaySpell')
    for (const card of hand) t.offer(AWAY(card))
    return
  }
  t.askSeveralTogether(seat, 'keepSpells')
  const left = limit - t.ticks()
  for (const card of hand) t.tick(KEEP(card), left > 0 ? null : OWN_LIMIT)
  t.confirm(left)
}

/** The cards to discard by a seat's answer. */
function unwanted(t: T, seat: number, limit: number): string[] {
  const { hand } = player(t, seat)
  if (hand.length === limit + 1) return [t.answerOf(seat).name]
  const kept = t.picksOf(seat).map(({ name }) => name)
  return hand.filter((card) => !kept.includes(card))
}

/** A player above the limit keeps as many cards as it allows and discards the rest unseen. (H-RESEARCH-1) */
function keepSpells(t: T, _step: StepOf<'keepSpells'>, answer: Option | undefined): void {
  for (const seat of clockwise(t, t.state.first)) {
    const limit = handLimit(t, seat)
    if (player(t, seat).hand.length <= limit) continue
    if (answer === undefined) {
      askForCards(t, seat, limit)
      continue
    }
    const rest = unwanted(t, seat, limit)
    for (const card of rest) discard(t, seat, card)
    t.emit({ type: 'putAway', seat, cards: rest, n: rest.length, only: [seat] })
  }
}

export const researchSteps = { research, keepSpells }
