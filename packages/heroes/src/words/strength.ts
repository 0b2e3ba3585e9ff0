// Further changes of Strength. (H-ABILITY-4)
import type { Words } from '../box/words.ts'
import { meets } from '../rules/abilities/needs.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { countIn, other, owners, towerOwner } from '../rules/battle/army.ts'
import { gifts } from '../rules/solo/fighting.ts'
import type { F } from '../rules/step.ts'
import { isEnemy } from '../rules/verbs/scope.ts'
import type { Battle, SideName } from '../state.ts'
import { isHero } from '../values/words.ts'

/** The other side's abilities and gifts weaken the strongest Hero, not below 0. */
function weaken(f: F, battle: Battle, name: SideName, add: (what: string, n: number) => void): void {
  const { seat } = battle[other(name)]
  const most = Math.max(
    0,
    ...f.values.kinds.map((unit) =>
      isHero(unit) && countIn(f, battle[name], unit) > 0 ? f.values.units[unit].strength : 0,
    ),
  )
  for (const one of rulesOf(f, seat, 'weaken')) {
    if (meets(f, one, { seat })) add(one.ability.id, -Math.min(most, one.rule.by))
  }
  for (const { hero, gift } of gifts(f, battle, other(name))) {
    if ('weakens' in gift) add(`gift-${hero}`, -Math.min(most, gift.weakens))
  }
}

/** The other side's abilities let a Tower add nothing. */
function ignoreTower(f: F, battle: Battle, name: SideName, add: (what: string, n: number) => void): void {
  if (towerOwner(f, battle[name]) === null) return
  const { seat } = battle[other(name)]
  const found = rulesOf(f, seat, 'zero').find(({ rule }) => rule.units === 'tower')
  if (found !== undefined && meets(f, found, { seat })) add(found.ability.id, -f.values.tower.strength)
}

/** Markers of enemies weaken armies and Towers, a Tower not below 0. Several of one name don't add up. (H-MARK-1) */
export const addStrength: Words['addStrength'] = (f, battle, name, add) => {
  const { state, values } = f
  const side = battle[name]
  weaken(f, battle, name, add)
  ignoreTower(f, battle, name, add)
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
