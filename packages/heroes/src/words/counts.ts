// Further things to count. (H-ABILITY-3)
import type { Words } from '../box/words.ts'
import { countIn, ledBy } from '../rules/battle/army.ts'
import { player } from '../rules/lookup.ts'
import { holds, unitOf } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { isEnemy } from '../rules/verbs/scope.ts'
import { isOneOf } from '../rules/verbs/crowds.ts'
import { soulsOf } from './souls.ts'
import { HEROES, UNITS } from '../values/words.ts'

function enemyHeroes(f: F, seat: number): number {
  const all = f.state.players.flatMap(({ heroes, capital }, owner) =>
    isEnemy(f, seat, owner)
      ? HEROES.filter((hero) => heroes[hero].at >= 0 && heroes[hero].at !== capital)
      : [],
  )
  return all.length
}

/** The Continents on which a seat controls a Region, its own included. */
function continents(f: F, seat: number): number {
  const p = player(f, seat)
  const held = f.values.world.lands.flatMap(({ continent }, place) => (holds(p, place) ? [continent] : []))
  return new Set(held).size
}

export const count: Words['count'] = (f, seat, counted) => {
  if ('souls' in counted) return soulsOf(f, seat)
  if ('enemyHeroes' in counted) return enemyHeroes(f, seat)
  if ('continents' in counted) return continents(f, seat)
  const { battle } = f.state
  const name = ledBy(f, seat)
  if (battle === null || name === null) return 0
  const side = battle[name]
  if ('army' in counted) {
    const all = UNITS.reduce((n, unit) => n + (isOneOf(unit, counted.army) ? countIn(f, side, unit) : 0), 0)
    return Math.max(0, all - (counted.beyond ?? 0))
  }
  if ('marched' in counted) return battle.how === 'march' ? battle.marched : 0
  if ('sacrificed' in counted) {
    return side.lying.filter((one) => one.seat === seat && isOneOf(unitOf(one.piece), counted.sacrificed))
      .length
  }
  return 0
}
