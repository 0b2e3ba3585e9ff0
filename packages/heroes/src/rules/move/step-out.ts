// A quick check for armies on foot: most can simply step into an adjacent Region and stay there. If the check fails, the
// army may still be able to go further. (H-MOVE-2)
import type { Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import { hasRoom } from '../pieces.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { neighbours } from './adjacent.ts'
import { tollAt } from './toll.ts'

/** Whether any Unit may move, with its own Speed. */
export const isPlain = ({ hero, aboard, speed, add }: Extra): boolean =>
  hero === undefined && aboard === undefined && speed === undefined && add === undefined

/** Whether this many Units could leave without a toll and stay in an adjacent Region. */
export function canStepOut(f: F, seat: number, place: Place, units: number): boolean {
  if (tollAt(f, place) > 0) return false
  for (const near of neighbours(f, seat, place, 'march')) if (hasRoom(f, seat, near, units)) return true
  return false
}

/** Whether every Land Unit can move by its printed Speed. Abilities slow nobody down. */
const allWalk = ({ values: { units } }: F): boolean =>
  units.serf.speed > 0 &&
  units.warrior.speed > 0 &&
  units.a.speed > 0 &&
  units.b.speed > 0 &&
  units.c.speed > 0

/** Whether any army of this many Units can go from where the movement is. False: it depends on the Units. */
export const anyCanGo = (f: F, { seat, at, how }: Move, extra: Extra, units: number): boolean =>
  how === 'march' &&
  units <= f.values.armyLimit &&
  isPlain(extra) &&
  allWalk(f) &&
  canStepOut(f, seat, at, units)
