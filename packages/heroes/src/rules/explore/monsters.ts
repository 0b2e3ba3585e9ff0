// Monsters on land and at sea: an army needs enough Natural Strength, or it is driven home. (H-TOKEN-6)
import type { Option } from '@lorehall/kernel'
import { FLEE } from '../../choices.ts'
import { idOf, isShore, type Place } from '../../map/world.ts'
import { SUPPLY } from '../../state.ts'
import { unitStrength } from '../battle/strength.ts'
import { setAllyAshore } from '../guests.ts'
import { player } from '../lookup.ts'
import { alliesAt, lead, strengthOfArmy, vesselIn } from '../move/army.ts'
import { sizeOf } from '../move/company.ts'
import { hasRoom, unitsAt } from '../pieces.ts'
import { sendArmy } from '../retreat.ts'
import type { F, StepOf, T } from '../step.ts'

/**
 * The Natural Strength that a Monster meets. Counts only Units: Vessels, everyone aboard, and allied Units that moved
 * along, but no Tower. (H-TOKEN-6, H-TEAM-10)
 */
export function strengthThere(f: F, seat: number, place: Place): number {
  let sum = unitStrength(f, seat, place)
  for (const { army } of alliesAt(f, seat, place)) sum += strengthOfArmy(f, army)
  return sum
}

/**
 * Where Units can go: the Capital Region, or another Tower's Region with room for all. A Sea Vessel needs a Shore.
 */
function refuges(f: F, seat: number, place: Place, n: number): Place[] {
  const p = player(f, seat)
  const sails = p.vessels.sea.at === place
  const towers = p.towers.filter(
    (tower) => tower !== place && (!sails || isShore(f, tower)) && hasRoom(f, seat, tower, n),
  )
  return [p.capital, ...towers]
}

/** All Units go to one refuge of their owner's choice. The movement ends nowhere. (H-TOKEN-6, H-MOVE-8) */
function driven(t: T, { seat, place }: StepOf<'driven'>, answer: Option | undefined): void {
  const n = unitsAt(player(t, seat), place)
  const goals = refuges(t, seat, place, n)
  const [only, other] = goals
  if (answer === undefined && other !== undefined && n > 0) return askWhere(t, seat, goals)
  const along = alliesAt(t, seat, place)
  const { move } = t.state
  const vessel = move === null ? null : vesselIn(move)
  if (move !== null && move.seat === seat && move.ended === place) move.ended = SUPPLY
  sendArmy(t, seat, place, answer?.n ?? only ?? player(t, seat).capital)
  for (const one of along.toReversed())
    t.push({ do: 'drivenAlong', seat: one.seat, of: seat, place, army: one.army, vessel })
}

/** Allied Units that moved along go to a refuge of their own owner's choice. (H-TEAM-10) */
function drivenAlong(t: T, step: StepOf<'drivenAlong'>, answer: Option | undefined): void {
  const { seat, of, place, army, vessel } = step
  const p = player(t, seat)
  const goals = refuges(t, seat, place, sizeOf(army))
  const [only, other] = goals
  if (answer === undefined && other !== undefined) return askWhere(t, seat, goals)
  const to = answer?.n ?? only ?? p.capital
  if (vessel === null) lead(p, army, place, to)
  else setAllyAshore(t, { seat, army }, { owner: of, vessel }, to)
  t.emit({ type: 'retreated', seat, region: idOf(t, to) })
}

function askWhere(t: T, seat: number, goals: readonly Place[]): void {
  t.ask(seat, 'pick', 'driven')
  for (const goal of goals) t.offer(FLEE(t, goal))
}

export const monsterSteps = { driven, drivenAlong }
