// Sealed answers, of which nothing comes before all are in: whether to follow, and which Spell cards to keep.
import type { Option } from '@lorehall/kernel'
import { player } from '../rules/lookup.ts'
import { courtyardSerfs } from '../rules/pieces.ts'
import { wealth } from '../rules/collection.ts'
import { taxOf } from '../rules/tax.ts'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import { RESOURCES } from '../values/words.ts'
import { roundsLeft } from './prices.ts'

/** Well above what says no, and well below. */
const [SURE, HARDLY] = [60, 1]

/** A card of one's own that could be scribed. */
const mayScribe = ({ values }: F, p: Player): boolean =>
  p.scribed.length < p.level && p.hand.some((card) => values.spells[card]?.kind === 'cast')

/** What a Tax would bring that does not run over. */
const taxed = (f: F, p: Player): number =>
  Math.max(...RESOURCES.map((kind) => Math.min(taxOf(f, kind), f.values.cap - p[kind])))

/** How eagerly one follows: a Serf that stays at home may follow somebody else, or muster. */
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

/** What a card of each kind is good for: one of Battles takes no action. */
const BY_KIND = { cast: 3, combat: 5, interrupt: 1 }

/** A card is the better the more points it gives; one that can be scribed is a point by itself. */
export function cardWorth(f: F, seat: number, { name }: Option): number {
  const spell = f.values.spells[name]
  if (spell === undefined) return 1
  const p = player(f, seat)
  const dear = Math.max(0, spell.mana - p.mana) * 0.5
  return Math.max(0.2, BY_KIND[spell.kind] + spell.vp * 2 - dear)
}
