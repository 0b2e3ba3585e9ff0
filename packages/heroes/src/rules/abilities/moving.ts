// How abilities change movement: Speed, where it need not stop, and the capacity of Vessels. (H-ABILITY-7)
import type { Place } from '../../map/world.ts'
import type { Rule } from '../../cards/effect.ts'
import type { Move } from '../../state.ts'
import type { Unit, VesselKind } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { alongOf } from '../move/company.ts'
import { holds, unitsAt } from '../pieces.ts'
import type { F } from '../step.ts'
import { meets } from './needs.ts'
import { rulesOf } from './standing.ts'

/** The Speed of a Unit in this movement: its printed Speed or the one an ability sets, plus what others add. */
export function unitSpeed(f: F, { seat, from, how, army }: Move, unit: Unit): number {
  let speed = f.values.units[unit].speed
  let more = 0
  for (const one of rulesOf(f, seat, 'speed')) {
    const { who, set = 0, add = 0, by = how, level = 1 } = one.rule
    if ((who === 'bearer' ? one.bearer : who) !== unit) continue
    if (by !== how || level > player(f, seat).level) continue
    if (!meets(f, one, { seat, event: from, army })) continue
    speed = Math.max(speed, set)
    more += add === 'airSpeedLevel2' ? f.values.airSpeedLevel2 : add
  }
  return speed + more
}

type Over = Extract<Rule, { readonly rule: 'pass' }>['over']

/** Whether this movement need not stop there, or pays no toll. */
export function passes(f: F, move: Move, over: Over): boolean {
  const { seat, army } = move
  for (const one of rulesOf(f, seat, 'pass')) {
    if (one.rule.over === over && meets(f, one, { seat, army, along: alongOf(move) })) return true
  }
  return false
}

/** Whether enemies have nothing there but Serfs on land. */
export const onlySerfs = (f: F, seat: number, place: Place): boolean =>
  f.state.players.every(
    (p, other) =>
      other === seat ||
      !holds(p, place) ||
      (p.capital !== place && !p.towers.includes(place) && unitsAt(p, place) === p.serfs[place]),
  )

/** The number of Units a Vessel can carry. (H-BOARD-1) */
export function capacityOf(f: F, seat: number, vessel: VesselKind): number {
  for (const { bearer, rule } of rulesOf(f, seat, 'capacity')) if (bearer === vessel) return rule.n
  return f.values.capacity
}

/** The other Tower Regions that are adjacent to this one by an ability. */
export const linkedTowers = (f: F, seat: number, place: Place): readonly Place[] => {
  const { towers } = player(f, seat)
  if (!towers.includes(place)) return NONE
  if (!rulesOf(f, seat, 'adjacent').some(({ rule }) => rule.among === 'towers')) return NONE
  return towers.filter((tower) => tower !== place)
}

const NONE: readonly Place[] = []
