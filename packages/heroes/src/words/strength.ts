// Further changes of Strength. (H-ABILITY-4)
import type { Words } from '../box/words.ts'
import { owners, towerOwner } from '../rules/battle/army.ts'
import { isEnemy } from '../rules/verbs/scope.ts'

/** Markers of enemies weaken armies and Towers, a Tower not below 0. Several of one name don't add up. (H-MARK-1) */
export const addStrength: Words['addStrength'] = (f, battle, name, add) => {
  const { state, values } = f
  const side = battle[name]
  if (state.marks.length === 0) return
  for (const [id, { shakes = 0, weakens = 0 }] of Object.entries(values.markers)) {
    if (shakes + weakens === 0) continue
    const isMeant = state.marks.some(
      (mark) =>
        mark.id === id &&
        mark.at === battle.place &&
        owners(side).some((seat) => isEnemy(f, mark.seat, seat)),
    )
    if (!isMeant) continue
    if (weakens > 0) add(id, -weakens)
    if (shakes > 0 && towerOwner(f, side) !== null) add(id, -Math.min(shakes, values.tower.strength))
  }
}
