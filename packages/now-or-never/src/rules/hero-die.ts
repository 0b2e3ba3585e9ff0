// The four faces of a hero's die, and the result of a round. (N-COMBAT-2)
import { at } from '../state.ts'
import type { Face } from '../cards/records.ts'
import { added } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import type { F } from './step.ts'
import { fightOf } from './underway.ts'

/** The effect of a rolled number: of the token on it, or of the basic ability. */
export function faceOf(f: F, seat: number, die: number): Face & { readonly id: string } {
  const { red, hero } = player(f, seat)
  const id = at(red, die - 1)
  if (id === '') return { id: hero, ...at(lookup.hero(f, hero).faces, die - 1) }
  const token = f.values.gear[id] ?? lookup.ability(f, id)
  if (token.colour !== 'red') throw new Error(`'${id}' is no red token`)
  return { id, ...token }
}

/** Whether the round of combat that begins with this face wins the fight, if no option is taken. */
export function winsWith(f: F, seat: number, die: number): boolean {
  const { health, attack, dealt } = fightOf(f)
  const { damage, defence } = faceOf(f, seat, die)
  const lost = attack - added(f, seat, 'defence') - defence
  return dealt + damage >= health && lost < player(f, seat).hearts
}

/** The health the foe loses and the hearts the hero loses in the current round, if they struck now. (N-COMBAT-8) */
export function blows(f: F, seat: number): { readonly dealt: number; readonly lost: number } {
  const fight = fightOf(f)
  const face = faceOf(f, seat, fight.face)
  const defence = added(f, seat, 'defence') + face.defence + fight.defence
  return { dealt: face.damage + fight.damage, lost: Math.max(0, fight.attack - defence) }
}
