// The spells of the Enemy's Heroes, as the human copies them. (H-SOLO-8)
import type { Spell } from './spell.ts'

/** A spell with its Mana and its points, under its id. */
export const enemySpell = (
  id: string,
  mana: number,
  vp: number,
  does: Pick<Spell, 'reaches' | 'pick' | 'steps'>,
): Readonly<Record<string, Spell>> => ({ [id]: { id, kind: 'cast', copies: 0, mana, vp, ...does } })
