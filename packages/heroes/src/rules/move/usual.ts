// The army that marches unless the player says otherwise. (H-MOVE-2)
import type { Army, Move } from '../../state.ts'
import { strengthOf } from '../battle/strength.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { goers, speedOf } from './army.ts'
import { dismiss, enlist, nobody, reopened, sizeOf } from './company.ts'
import { againstGoing } from './gathering.ts'
import { type Group, ownGroups } from './groups.ts'
import { anyCanGo } from './step-out.ts'

/**
 * The Units that go unless the player says otherwise: as many as may go together, the strongest first. Units aboard a
 * Vessel stay there, unless nobody on foot can go.
 */
export function usualArmy(f: F, move: Move, extra: Extra): Army {
  const own = ownGroups(f, move.seat, move.at, move.how, nobody(), extra).toSorted(
    (a, b) => strengthOf(f, b.unit) - strengthOf(f, a.unit),
  )
  const army = reopened(move)
  for (const afloat of [false, true]) {
    for (const group of own) if ((group.vessel !== null) === afloat) addMost(f, army, group, extra)
    if (sizeOf(army.army) > 0) break
  }
  return army.army
}

/** Adds as many Units of the group as can join the movement. */
function addMost(f: F, move: Move, { unit, count }: Group, extra: Extra): void {
  for (let n = 0; n < count && goers(move) < f.values.armyLimit; n++) {
    enlist(move.army, unit)
    if (anyCanGo(f, move, extra, goers(move))) continue
    move.left = speedOf(f, move, extra)
    if (againstGoing(f, move) === null) continue
    dismiss(move.army, unit)
    break
  }
}
