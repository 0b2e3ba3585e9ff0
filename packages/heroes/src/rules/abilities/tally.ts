// Counts that abilities use, for Strength, gains and points at the end. (H-ABILITY-3)
import { type Place } from '../../map/world.ts'
import type { Counted, Tally } from '../../cards/effect.ts'
import { countIn, ledBy, other, sheltered } from '../battle/army.ts'
import { player } from '../lookup.ts'
import { neighbours } from '../move/adjacent.ts'
import { holds, inPlay } from '../pieces.ts'
import type { F } from '../step.ts'
import { isAlly } from '../teams.ts'
import { isOneOf } from '../verbs/crowds.ts'
import { fits } from '../verbs/regions.ts'

/** Enemy Units in the Battle. In a siege, those on the Action Bar and in Buildings count as Serfs. */
function enemies(
  f: F,
  seat: number,
  { enemies: kinds, siege }: Extract<Counted, { enemies: unknown }>,
): number {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return 0
  const name = other(own)
  let n = siege === true ? sheltered(f, battle, name) : 0
  for (const unit of f.values.kinds) if (isOneOf(unit, kinds)) n += countIn(f, battle[name], unit)
  return n
}

function destroyed(
  f: F,
  seat: number,
  { destroyed: whose, kinds }: Extract<Counted, { destroyed: unknown }>,
): number {
  const fallen = f.state.battle?.fallen ?? []
  const isMeant = (owner: number): boolean =>
    whose === 'both' || (whose === 'own' ? owner === seat : owner !== seat && !isAlly(f, seat, owner))
  return fallen.filter((one) => isMeant(one.seat) && isOneOf(one.unit, kinds)).length
}

function regions(f: F, seat: number, { regions: filter }: Extract<Counted, { regions: unknown }>): number {
  const p = player(f, seat)
  let n = 0
  const { ids } = f.values.world
  for (let place: Place = 0; place < ids.length; place++) {
    if (place !== p.capital && holds(p, place) && fits(f, { seat }, place, filter)) n++
  }
  return n
}

function count(f: F, seat: number, counted: Counted): number {
  const p = player(f, seat)
  if ('units' in counted) {
    return f.values.kinds.reduce(
      (sum, unit) => sum + (isOneOf(unit, [counted.units]) ? inPlay(p, unit) : 0),
      0,
    )
  }
  if ('enemies' in counted) return enemies(f, seat, counted)
  if ('destroyed' in counted) return destroyed(f, seat, counted)
  if ('regions' in counted) return regions(f, seat, counted)
  if ('neighbours' in counted) {
    const near = neighbours(f, seat, f.state.battle?.place ?? -1, 'any')
    return near.filter((place) => f.values.world.lands[place]?.terrain === counted.neighbours).length
  }
  if (!('what' in counted)) return f.values.box.words?.count(f, seat, counted) ?? 0
  return counted.what === 'towers' ? p.towers.length : counted.what === 'scribed' ? p.scribed.length : 1
}

/** The value of a tally, up to its maximum. */
export function tallied(
  f: F,
  seat: number,
  { count: counted, each = 1, per = 1, plus = 0, min = 0, max = Infinity }: Tally,
): number {
  return Math.min(max, Math.max(min, plus + each * Math.floor(count(f, seat, counted) / per)))
}
