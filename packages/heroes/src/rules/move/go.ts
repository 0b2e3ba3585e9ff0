// The two doors to moving: a whole movement, and what comes when one has ended somewhere. Both only say what is
// to happen, so that Battles, Spells and abilities can call them.
import type { Place } from '../../map/world.ts'
import type { How } from '../../values/words.ts'
import type { T } from '../step.ts'
import type { Arrival } from '../steps/explore.ts'
import type { Extra } from '../steps/move.ts'
import { anyGoesBy } from './modes.ts'

const PLAIN: Extra = {}

/** A whole March, Sail or Fly: who goes, step by step, the Battle, tokens, what answers to its end. (H-MOVE-2) */
export function go(t: T, seat: number, how: How, extra: Extra = PLAIN): void {
  if (how === 'march') t.push({ do: 'marchFrom', seat, extra })
  else if (anyGoesBy(t, seat, how)) t.push({ do: 'marchFrom', seat, extra, how })
  else t.push({ do: 'load', seat, how, extra, shifts: [] })
}

/** A move has ended there, its Battle won: tokens. (H-EXPLORE-1) */
export function arrive(t: T, seat: number, place: Place, how: Arrival): void {
  t.push({ do: 'arrive', seat, place, how })
}
