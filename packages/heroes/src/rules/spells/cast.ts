// Casting: a Spell card from the hand or a Ready Scribed Spell is paid for and revealed; then others may interrupt.
// (H-SPELL)
import type { Option, Reason } from '@lorehall/kernel'
import { CAST, PASS } from '../../choices.ts'
import { CANNOT_PAY, NOT_READY, OTHER_KIND } from '../../reasons.ts'
import { happen } from '../abilities/moments.ts'
import { clockwise, player } from '../lookup.ts'
import { creditPrice } from '../prices.ts'
import { pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { isEnemy } from '../verbs/scope.ts'
import { pricedAs, spellOf, spellPrice } from './lookup.ts'

/**
 * Why a card can't be cast by the Cast action. Any Cast Spell may be cast, even only for its points. (H-SPELL-1,
 * H-SPELL-2)
 */
function againstCast(f: F, seat: number, card: string): Reason | null {
  if (spellOf(f, card).kind !== 'cast') return OTHER_KIND
  return player(f, seat).mana >= spellPrice(f, seat, card) ? null : CANNOT_PAY
}

function againstScribed(f: F, seat: number, card: string): Reason | null {
  const spell = player(f, seat).scribed.find((one) => one.card === card)
  return spell?.turned === 'ready' ? againstCast(f, seat, card) : NOT_READY
}

/** Whether something could be cast. Secret: only the seat itself may learn it. */
export function canCast(f: F, seat: number): boolean {
  const { hand, scribed } = player(f, seat)
  return (
    hand.some((card) => againstCast(f, seat, card) === null) ||
    scribed.some(({ card }) => againstScribed(f, seat, card) === null)
  )
}

/**
 * Whether something might be cast, by public facts only, so that being asked reveals nothing about a hand.
 * (H-SPELL-6)
 */
export function mightCast(f: F, seat: number): boolean {
  const { hand, scribed } = player(f, seat)
  return hand.length > 0 || scribed.some(({ card }) => againstScribed(f, seat, card) === null)
}

function cast(t: T, { seat, free, from }: StepOf<'cast'>, answer: Option | undefined): void {
  const p = player(t, seat)
  if (answer === undefined) {
    if (free === true && !mightCast(t, seat)) return
    t.ask(seat, 'pick', 'cast', from)
    for (const card of p.hand) t.may(CAST(card), againstCast(t, seat, card))
    for (const { card } of p.scribed) t.may(CAST(card), againstScribed(t, seat, card))
    if (free === true) t.offer(PASS)
    return
  }
  if (answer !== PASS) castSpell(t, seat, answer.name, free === true)
}

/**
 * Pays for the Spell and reveals it. It takes effect when all others have responded. Casting a hidden card is a
 * reveal, so it can't simply be undone. (H-SPELL-3)
 */
export function castSpell(t: T, seat: number, card: string, free: boolean): void {
  const p = player(t, seat)
  const paid = spellPrice(t, seat, card)
  const held = p.hand.includes(card)
  if (held) {
    t.reveal()
    p.hand.splice(p.hand.indexOf(card), 1)
  } else for (const one of p.scribed) if (one.card === card) one.turned = 'exhausted'
  t.emit({ type: 'cast', seat, card, from: spellOf(t, card).id })
  pay(t, seat, { mana: paid }, card)
  creditPrice(t, seat, pricedAs(spellOf(t, card).kind))
  t.state.casting.push({
    seat,
    card,
    source: held ? 'hand' : 'scribed',
    free,
    paid,
    countered: false,
    warded: [],
    copied: [],
    taken: null,
  })
  awaitAnswers(t, seat)
}

/** Asks each enemy of the caster, clockwise; then the Spell is settled. (H-SPELL-6) */
export function awaitAnswers(t: T, caster: number): void {
  t.push({ do: 'settleSpell', seat: caster })
  for (const seat of clockwise(t, caster).toReversed()) {
    if (isEnemy(t, caster, seat)) t.push({ do: 'interrupt', seat })
  }
  happen(t, 'spell.cast', { seat: caster })
}

export const castSteps = { cast }
