// An army that is being chosen: who may join, and whether it could move. (H-MOVE-2)
import type { Reason } from '@lorehall/kernel'
import { isSea, type Place } from '../../map/world.ts'
import { CANNOT_END, CANNOT_PAY_TOLL, FIVE_MARCH } from '../../reasons.ts'
import type { Move } from '../../state.ts'
import type { How } from '../../values/words.ts'
import type { F, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { goers, vesselIn } from './army.ts'
import { shift } from './boarding.ts'
import type { Group } from './groups.ts'
import { join } from './joining.ts'
import { canGo } from './reach.ts'
import { canPayDue, tollAt } from './toll.ts'
import { newMove, setOut, underWay } from './way.ts'

/** A new movement of Units without a Vessel, still empty. */
export function gathering(f: F, seat: number, from: Place, how: How, extra: Extra): Move {
  const move = newMove(f, seat, how, from, extra)
  if (how !== 'march') move.afoot = true
  return move
}

/** Adds a Unit of this group. If it is aboard a Vessel, it leaves. */
export function take(t: T, move: Move, { unit, vessel, ally }: Group): void {
  if (vessel !== null && unit !== 'band') shift(t, move.seat, { unit, vessel, on: false })
  join(move, unit, ally)
}

/** Why this army can't move. (H-MOVE-2, H-MOVE-6) */
export function againstGoing(f: F, move: Move): Reason | null {
  if (goers(move) > f.values.armyLimit) return FIVE_MARCH
  if (!canPayDue(f, move, tollAt(f, move.at))) return CANNOT_PAY_TOLL
  return canGo(f, move) ? null : CANNOT_END
}

/**
 * All Units are chosen. Allies whose Units are among them are asked before the first step, unless these are aboard a
 * Vessel at sea. (H-TEAM-9, H-TEAM-14)
 */
export function depart(t: T, extra: Extra, to?: Place): void {
  const move = underWay(t)
  const { ally, at } = move
  if (ally >= 0 && !(vesselIn(move) !== null && isSea(t, at)))
    t.push({ do: 'takeAlong', seat: ally, extra, ...(to === undefined ? {} : { to }) })
  else setOut(t, extra, to)
}
