// The two entry points of movement: a whole movement, and an arrival. Both only push steps, so that Battles, Spells
// and abilities can use them.
import type { Place } from '../../map/world.ts'
import type { How } from '../../values/words.ts'
import type { T } from '../step.ts'
import type { Arrival } from '../steps/explore.ts'
import type { Extra } from '../steps/move.ts'
import { anyGoesBy } from './modes.ts'

const PLAIN: Extra = {}

/**
 * A whole March, Sail or Fly: choosing Units, step by step, any Battle, tokens, and abilities triggered by its end.
 * (H-MOVE-2)
 */
export function go(t: T, seat: number, how: How, extra: Extra = PLAIN): void {
  if (how === 'march') t.push({ do: 'marchFrom', seat, extra })
  else if (anyGoesBy(t, seat, how)) t.push({ do: 'marchFrom', seat, extra, how })
  else t.push({ do: 'load', seat, how, extra, shifts: [] })
}

/** A move has ended there, and its Battle is won: tokens are next. (H-EXPLORE-1) */
export function arrive(t: T, seat: number, place: Place, how: Arrival): void {
  t.push({ do: 'arrive', seat, place, how })
}
