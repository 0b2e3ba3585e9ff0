// Combat Spells: one per side, the defender's first. (H-COMBAT)
import type { Option, Reason } from '@lorehall/kernel'
import { CAST, PASS } from '../../choices.ts'
import { CANNOT_PAY, NO_USE, OTHER_KIND } from '../../reasons.ts'
import type { Battle } from '../../state.ts'
import type { Act } from '../../cards/effect.ts'
import type { Spell } from '../../cards/spells.ts'
import { credit } from '../abilities/credit.ts'
import { meetsInBattle } from '../abilities/needs.ts'
import { canDo } from '../abilities/possible.ts'
import { ledBy, other, ownIn } from '../battle/army.ts'
import { player } from '../lookup.ts'
import type { F, StepOf, T } from '../step.ts'
import { isOneOf } from '../verbs/crowds.ts'
import { perform } from '../verbs/perform.ts'
import { castSpell } from './cast.ts'
import { spellOf, spellPrice } from './lookup.ts'

/** A side of a Battle that holds a card is asked for a Combat Spell, whatever the card is. (H-COMBAT-1) */
export function combatSpell(t: T, seat: number): void {
  t.push({ do: 'combatSpell', seat })
}

/** Whether the caster can sacrifice a Unit of its own; allied ones don't count. */
export function canGiveUp(f: F, seat: number, act: Act): boolean {
  if (act.do !== 'kill' || act.whose !== 'own') return true
  const { battle } = f.state
  const side = ledBy(f, seat)
  if (battle === null || side === null) return false
  return f.values.kinds.some((unit) => isOneOf(unit, act.kinds) && ownIn(f, battle[side], unit) > 0)
}

/** Whether the Spell could do anything in this Battle. A Spell that waits for its end always could. (H-SPELL-2) */
function isOfUse(f: F, seat: number, { need, steps = [], at }: Spell): boolean {
  if (need !== undefined && !meetsInBattle(f, seat, need)) return false
  if (at === 'battle.won') return true
  return steps.every((act) => canDo(f, { seat, spell: 'combat' }, act) && canGiveUp(f, seat, act))
}

function againstCombat(f: F, seat: number, card: string): Reason | null {
  const spell = spellOf(f, card)
  if (spell.kind !== 'combat') return OTHER_KIND
  if (player(f, seat).mana < spellPrice(f, seat, card)) return CANNOT_PAY
  return f.values.box.words?.barsSpell(f, seat, spell) ?? (isOfUse(f, seat, spell) ? null : NO_USE)
}

function combatStep(t: T, { seat }: StepOf<'combatSpell'>, answer: Option | undefined): void {
  if (answer !== undefined) {
    if (answer !== PASS) castSpell(t, seat, answer.name, true)
    return
  }
  const { hand } = player(t, seat)
  if (hand.length === 0) return
  t.ask(seat, 'pick', 'combatSpell')
  for (const card of hand) t.may(CAST(card), againstCombat(t, seat, card))
  t.offer(PASS)
  t.hides(PASS)
  creditBar(t, seat, hand)
}

/** Credits abilities that keep a side from casting a Spell that it could pay for. */
function creditBar(t: T, seat: number, hand: readonly string[]): void {
  const { battle } = t.state
  const own = ledBy(t, seat)
  if (battle === null || own === null) return
  const isBarred = (card: string) => againstCombat(t, seat, card)?.id === 'spell-barred'
  if (hand.some(isBarred)) credit(t, battle[other(own)].seat, 'barSpell')
}

/** Carries out Spells that waited for the Battle to be won. (H-COMBAT-4) */
export function spellsOfWinner(t: T, battle: Battle): void {
  const { winner, effects } = battle
  if (winner === '') return
  const loser = battle[other(winner)].seat
  for (const { rule, on, from, by } of effects.toReversed()) {
    if (rule === 'won' && on === winner)
      perform(t, spellOf(t, from), { seat: by, other: loser, spell: 'combat' })
  }
}

export const combatSteps = { combatSpell: combatStep }
