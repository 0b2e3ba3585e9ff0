// The Spell cards of the box: 60 cards of 48 designs, each a record of its effect; and the Enemy's spells.
import { CAST_SPELLS } from './spells/cast.ts'
import { COMBAT_SPELLS } from './spells/combat.ts'
import { ENEMY_SPELLS } from './spells/enemy.ts'
import { INTERRUPT_SPELLS } from './spells/interrupt.ts'
import type { Printed, Spell, SpellRecord } from './spells/spell.ts'

export type { Spell } from './spells/spell.ts'

const ofKind = (kind: Spell['kind'], printed: Readonly<Record<string, Printed>>): [string, SpellRecord][] =>
  Object.entries(printed).map(([id, spell]) => [id, { ...spell, id, kind }])

export const SPELLS: Readonly<Record<string, SpellRecord>> = Object.fromEntries([
  ...ofKind('cast', CAST_SPELLS),
  ...ofKind('combat', COMBAT_SPELLS),
  ...ofKind('interrupt', INTERRUPT_SPELLS),
])

/** The spells of the Enemy's Heroes, which nobody holds. */
export const COPIED: Readonly<Record<string, SpellRecord>> = Object.fromEntries(ofKind('cast', ENEMY_SPELLS))

/** The design of a card: `rage` for `rage#2`. */
export const designOf = (card: string): string => card.split('#')[0] ?? card

/** Every card of a deck of these Spells; copies are numbered. */
export const deckOf = (spells: Readonly<Record<string, SpellRecord>>): readonly string[] =>
  Object.entries(spells).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`),
  )

type Numbers = Pick<Spell, 'mana' | 'vp'>

/** Every Spell with these numbers, by design and by card. Of those that nobody holds there are no cards. */
export function spellsWith(
  numbers: Readonly<Record<string, Numbers>>,
  held: Readonly<Record<string, SpellRecord>>,
  copied: Readonly<Record<string, SpellRecord>>,
): Readonly<Record<string, Spell>> {
  const all: Record<string, Spell> = {}
  for (const [id, record] of Object.entries({ ...held, ...copied })) {
    const { mana, vp } = numbers[id] ?? { mana: 0, vp: 0 }
    all[id] = { ...record, mana, vp }
  }
  for (const card of deckOf(held)) {
    const spell = all[designOf(card)]
    if (spell !== undefined) all[card] = spell
  }
  return all
}
