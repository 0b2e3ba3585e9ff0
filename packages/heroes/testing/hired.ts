// Positions with Units for hire. Seat 0 leads the Humans, seat 1 the Orcs.
import type { BattleStart } from '../src/rules/battle/begin.ts'
import type { State } from '../src/state.ts'
import { HIRELINGS, type Hireling } from '../src/values/words.ts'
import { BARE } from './chaos.ts'
import { fight } from './battle.ts'
import { type Named, pieces } from './pieces.ts'
import { type PlayerSpot, type Scenario, scenario } from './scenario.ts'
import { placeOf } from './world.ts'

/** A player who employs this Hero there, with these Heroes and Vessels. */
export const employing = (unit: Hireling, region: string, others: Named = {}): PlayerSpot => {
  const { heroes, vessels } = pieces(others)
  return { heroes: { ...heroes, [unit]: { at: placeOf(region), aboard: '' } }, vessels, hired: [unit] }
}

type Rest = Partial<Omit<State, 'players'>>

const spotOf = (me: PlayerSpot, foe: PlayerSpot, state: Rest) => ({
  options: { mercenaries: true },
  players: { 0: { ...BARE, ...me }, 1: { ...BARE, ...foe }, 2: BARE },
  state: { forHire: HIRELINGS, ...state },
})

/** It is the turn of seat 0, and all four Mercenaries are on the table. */
export const hiringTurn = (me: PlayerSpot, foe: PlayerSpot = {}, state: Rest = {}): Scenario =>
  scenario(spotOf(me, foe, state))

/** A Battle in I-6, unless `region` says otherwise; seat 0 attacks, unless `start` does. */
export const hiredBattle = (
  me: PlayerSpot,
  foe: PlayerSpot,
  { region = 'I-6', ...start }: Partial<BattleStart> & { readonly region?: string } = {},
  state: Rest = {},
): Scenario => fight(spotOf(me, foe, state), region, start)
