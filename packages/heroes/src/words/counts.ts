// Further things to count. (H-ABILITY-3)
import type { Words } from '../box/words.ts'
import { land } from '../map/world.ts'
import { countIn, ledBy } from '../rules/battle/army.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { holds, unitOf } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { isEnemy } from '../rules/verbs/scope.ts'
import { isOneOf } from '../rules/verbs/crowds.ts'
import { soulsOf } from './souls.ts'

function enemyHeroes(f: F, seat: number): number {
  const all = f.state.players.flatMap((p, owner) =>
    isEnemy(f, seat, owner)
      ? heroesOf(p).filter((hero) => heroOf(p, hero).at >= 0 && heroOf(p, hero).at !== p.capital)
      : [],
  )
  return all.length
}

/** The Continents on which a seat controls a Region: all, or without its own. */
function continents(f: F, seat: number, which: 'held' | 'other'): number {
  const p = player(f, seat)
  const held = f.values.world.lands.flatMap(({ continent }, place) => (holds(p, place) ? [continent] : []))
  const all = new Set(held)
  if (which === 'other') all.delete(f.values.world.lands[p.capital]?.continent ?? -1)
  return all.size
}

function towersAbroad(f: F, seat: number): number {
  const { capital, towers } = player(f, seat)
  return towers.filter((place) => land(f, place).continent !== land(f, capital).continent).length
}

export const count: Words['count'] = (f, seat, counted) => {
  if ('souls' in counted) return soulsOf(f, seat)
  if ('enemyHeroes' in counted) return enemyHeroes(f, seat)
  if ('continents' in counted) return continents(f, seat, counted.continents)
  if ('towers' in counted) return towersAbroad(f, seat)
  if ('buildings' in counted) return Math.max(0, player(f, seat).buildings.length - counted.beyond)
  const { battle } = f.state
  const name = ledBy(f, seat)
  if (battle === null || name === null) return 0
  const side = battle[name]
  if ('army' in counted) {
    const all = f.values.kinds.reduce(
      (n, unit) => n + (isOneOf(unit, counted.army) ? countIn(f, side, unit) : 0),
      0,
    )
    return Math.max(0, all - (counted.beyond ?? 0))
  }
  if ('marched' in counted) return battle.how === 'march' ? battle.marched : 0
  if ('sacrificed' in counted) {
    return side.lying.filter((one) => one.seat === seat && isOneOf(unitOf(one.piece), counted.sacrificed))
      .length
  }
  return 0
}
