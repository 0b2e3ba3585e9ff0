// A Battle in a few lines: a position in which two armies meet.
import { placeOf } from '../src/map/world.ts'
import { beginBattle, type BattleStart } from '../src/rules/battle/begin.ts'
import { ongoing } from '../src/rules/battle/army.ts'
import { strength, type Strength } from '../src/rules/battle/strength.ts'
import type { SideName } from '../src/state.ts'
import { scenario, type Scenario, type Spot } from './scenario.ts'

/** By default seat 0 has marched into this Region and attacks seat 1. */
export function fight(spot: Spot, region: string, start: Partial<BattleStart> = {}): Scenario {
  const g = scenario(spot)
  const { machine } = g.table
  const place = start.place ?? placeOf(machine, region)
  beginBattle(machine, { attacker: 0, defender: 1, place, how: 'march', ...start })
  machine.load(machine.position)
  return g
}

/** The current Strength of a side. */
export const sumOf = (g: Scenario, side: SideName): Strength =>
  strength(g.table.machine, ongoing(g.table.machine), side)
