// The record of a Spell card.
import type { Effect } from '../effect.ts'

/** The parts of a card that are not numbers. */
export interface SpellRecord extends Effect {
  readonly kind: 'cast' | 'combat' | 'interrupt'
  readonly copies: number
  /** It can affect pieces, Regions, cards or resources of others, so players can be warded against it. */
  readonly reaches?: true
}

/** With the numbers of a table: its cost in Mana and its points. */
export interface Spell extends SpellRecord {
  readonly mana: number
  readonly vp: number
}

export type Printed = Omit<SpellRecord, 'id' | 'kind'>

/** A design: the number of its cards, and its effect. Its cost and points are values of the table. */
export const spell = (copies: number, does: Omit<Printed, 'copies'> = {}): Printed => ({ copies, ...does })
