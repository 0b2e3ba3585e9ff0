// The meaning of names in a record, and the players an effect affects.
import type { Place } from '../../map/world.ts'
import { SUPPLY } from '../../state.ts'
import type { About } from '../../cards/about.ts'
import type { Where } from '../../cards/effect.ts'
import { isNamed } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { placeOfUnit } from '../pieces.ts'
import type { F } from '../step.ts'
import { isAlly } from '../teams.ts'

/** The Region of the Hero or Vessel whose ability it is. */
function bearerAt(f: F, { seat, bearer }: About): Place {
  if (bearer === undefined) return SUPPLY
  return isNamed(bearer) ? placeOfUnit(player(f, seat), bearer) : SUPPLY
}

/** The Region a name refers to; −1: none. */
export function whereIs(f: F, about: About, where: Where): Place {
  if (where === 'courtyard') return player(f, about.seat).capital
  if (where === 'bearer') return bearerAt(f, about)
  if (where === 'battle') return f.state.battle?.place ?? SUPPLY
  return about[where] ?? SUPPLY
}

export const isEnemy = (f: F, seat: number, other: number): boolean =>
  seat !== other && !player(f, other).out && !isAlly(f, seat, other)

/** Whether a player is an enemy that this effect affects. */
export const touches = (f: F, about: About, other: number): boolean =>
  isEnemy(f, about.seat, other) && about.spared?.includes(other) !== true
