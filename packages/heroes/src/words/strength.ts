// Further changes of Strength. (H-ABILITY-4)
import type { Words } from '../box/words.ts'
import { owners, towerOwner } from '../rules/battle/army.ts'
import { isEnemy } from '../rules/verbs/scope.ts'

/** A marker of an enemy weakens a Tower, but not below 0. Several of one name don't add up. (H-MARK-1) */
export const addStrength: Words['addStrength'] = (f, battle, name, add) => {
  const { state, values } = f
  const side = battle[name]
  if (state.marks.length === 0 || towerOwner(f, side) === null) return
  for (const [id, { shakes = 0 }] of Object.entries(values.markers)) {
    const isMeant = state.marks.some(
      (mark) =>
        mark.id === id && mark.at === side.at && owners(side).some((seat) => isEnemy(f, mark.seat, seat)),
    )
    if (shakes > 0 && isMeant) add(id, -Math.min(shakes, values.tower.strength))
  }
}
