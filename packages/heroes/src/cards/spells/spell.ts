// What a Spell card says.
import type { Effect } from '../effect.ts'

/** What stands on a card besides its numbers. */
export interface SpellRecord extends Effect {
  readonly kind: 'cast' | 'combat' | 'interrupt'
  readonly copies: number
  /** It may reach pieces, Regions, cards or resources of others: one may ward against it. */
  readonly reaches?: true
}

/** With the numbers of a table: its cost in Mana, and its points. */
export interface Spell extends SpellRecord {
  readonly mana: number
  readonly vp: number
}

export type Printed = Omit<SpellRecord, 'id' | 'kind'>

/** How many cards of a design there are, and what it does. What it costs and brings is a value. */
export const spell = (copies: number, does: Omit<Printed, 'copies'> = {}): Printed => ({ copies, ...does })
