// The army that marches unless the player says otherwise. (H-MOVE-2)
import type { Army, Move } from '../../state.ts'
import { strengthOf } from '../battle/strength.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { goers } from './army.ts'
import { nobody, sizeOf } from './company.ts'
import { againstGoing } from './gathering.ts'
import { type Group, ownGroups } from './groups.ts'
import { joinedByOne } from './joining.ts'

/**
 * The Units that go unless the player says otherwise: as many as may go together, the strongest first. Units aboard a
 * Vessel stay there, unless nobody on foot can go.
 */
export function usualArmy(f: F, move: Move, extra: Extra): Army {
  const own = ownGroups(f, move.seat, move.at, move.how, nobody(), extra).toSorted(
    (a, b) => strengthOf(f, b.unit) - strengthOf(f, a.unit),
  )
  for (const afloat of [false, true]) {
    let army = move
    for (const group of own) {
      if ((group.vessel !== null) === afloat) army = withMost(f, army, group, extra)
    }
    if (sizeOf(army.army) > 0) return army.army
  }
  return nobody()
}

/** The movement with as many Units of the group as can join it. */
function withMost(f: F, move: Move, group: Group, extra: Extra): Move {
  let most = move
  for (let n = 0; n < group.count && goers(most) < f.values.armyLimit; n++) {
    const more = joinedByOne(f, most, group, extra)
    if (againstGoing(f, more) !== null) break
    most = more
  }
  return most
}
