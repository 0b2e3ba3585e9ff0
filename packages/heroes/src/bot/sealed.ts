// Sealed answers, which have no effect until all are in: whether to follow, and which Spell cards to keep.
import type { Option } from '@lorehall/kernel'
import { player } from '../rules/lookup.ts'
import { courtyardSerfs } from '../rules/pieces.ts'
import { wealth } from '../rules/collection.ts'
import { taxOf } from '../rules/tax.ts'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import { RESOURCES } from '../values/words.ts'
import { roundsLeft } from './prices.ts'

/** Weights well above and well below that of declining. */
const [SURE, HARDLY] = [60, 1]

/** Whether the player has a card in hand that could be scribed. */
const mayScribe = ({ values }: F, p: Player): boolean =>
  p.scribed.length < p.level && p.hand.some((card) => values.spells[card]?.kind === 'cast')

/** The most a Tax would gain without going over the limit. */
const taxed = (f: F, p: Player): number =>
  Math.max(...RESOURCES.map((kind) => Math.min(taxOf(f, kind), f.values.cap - p[kind])))

/** The weight of following. A Serf that stays in the Courtyard may follow another action, or muster. */
export function followEager(f: F, seat: number, prompt: string): number {
  const p = player(f, seat)
  const left = roundsLeft(f)
  const spare = courtyardSerfs(p) > 1
  switch (prompt) {
    case 'follow-recruit':
      return left > 1.5 || p.food >= 2 ? SURE : HARDLY
    case 'follow-build':
      return SURE
    case 'follow-tax':
      return left > 1.5 && taxed(f, p) >= (spare || wealth(f, seat) < 4 ? 2 : 3) ? SURE : HARDLY
    default:
      return mayScribe(f, p) || (spare && p.hand.length < p.level) ? SURE : HARDLY
  }
}

/** The value of a card by kind. Combat Spells need no action. */
const BY_KIND = { cast: 3, combat: 5, interrupt: 1 }

/** A card is worth more the more points it gives, and less if the seat lacks Mana for it. */
export function cardWorth(f: F, seat: number, { name }: Option): number {
  const spell = f.values.spells[name]
  if (spell === undefined) return 1
  const p = player(f, seat)
  const dear = Math.max(0, spell.mana - p.mana) * 0.5
  return Math.max(0.2, BY_KIND[spell.kind] + spell.vp * 2 - dear)
}
