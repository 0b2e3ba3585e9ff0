// From ruleset 3 on, who marches and where to is one question: everybody goes at first, each tick leaves a Unit behind
// or takes one more along, and the Region to enter answers it. (H-MOVE-2)
import type { Option, Reason } from '@lorehall/kernel'
import { GO } from '../../choices.ts'
import type { Place } from '../../map/world.ts'
import { CANNOT_END, FIVE_MARCH, LAST_UNIT, NO_ROOM } from '../../reasons.ts'
import type { Move } from '../../state.ts'
import type { How } from '../../values/words.ts'
import { hasRoom } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { goers, speedOf, vesselIn } from './army.ts'
import { nobody, sizeOf } from './company.ts'
import { againstGoing, depart, gathering, take } from './gathering.ts'
import { givenOf } from './given.ts'
import { againstStep, nextTo } from './reach.ts'
import { changed, givenTo, marching, type Squad, squadsOf, timesIn } from './squads.ts'
import { anyCanGo } from './step-out.ts'
import { usualArmy } from './usual.ts'
import { underWay } from './way.ts'

const WHO_AND_WHERE = { march: 'marchOut', sail: 'sailOut', fly: 'flyOut' } as const

/** The Region is chosen: asks who goes and where to. */
export function gatherAt(t: T, seat: number, from: Place, how: How, extra: Extra): void {
  const move = gathering(t, seat, from, how, extra)
  t.state.move = { ...move, army: usualArmy(t, move, extra), gathering: givenOf(extra) }
  t.push({ do: 'marchOut', seat, extra })
}

export function marchOut(t: T, { seat, extra }: StepOf<'marchOut'>, answer: Option | undefined): void {
  const move = underWay(t)
  if (answer === undefined) return askOut(t, move, extra)
  const squads = squadsOf(t, move, timesIn(t.picksOf(seat).map(({ id }) => id)))
  move.gathering = undefined
  move.army = nobody()
  for (const { group, going } of squads) for (let n = going; n > 0; n--) take(t, move, group)
  move.left = speedOf(t, move, extra)
  depart(t, extra, answer.n)
}

function askOut(t: T, move: Move, { by }: Extra): void {
  t.askSeveral(move.seat, WHO_AND_WHERE[move.how], by)
  const squads = squadsOf(t, move, (option) => t.ticks(option))
  const army = marching(t, move, squads)
  for (const near of nextTo(t, army, army.at)) t.may(GO(t, near), againstEntering(t, army, near))
  for (const squad of squads) {
    const { group, usual, going, stay, take: more } = squad
    if (usual > 0 && going <= usual) t.tick(stay, againstLeaving(t, move, army, squads, squad), usual)
    if (group.count > usual && going >= usual)
      t.tick(more, againstMore(t, move, army, squads, squad), group.count - usual)
  }
  t.answeredBeside()
}

/** Whether nobody is left who could go: a Vessel goes alone too. */
const isNobody = (army: Move): boolean => vesselIn(army) === null && sizeOf(army.army) === 0

/** Why this army can't enter that Region as its first step. (H-MOVE-1, H-MOVE-2, H-MOVE-3) */
function againstEntering(f: F, army: Move, to: Place): Reason | null {
  if (isNobody(army)) return LAST_UNIT
  if (goers(army) > f.values.armyLimit) return FIVE_MARCH
  const against = againstStep(f, army, to)
  if (against !== CANNOT_END) return against
  const crowded = !hasRoom(f, army.seat, to, goers(army)) && hasRoom(f, army.seat, to, 1)
  return crowded ? NO_ROOM : against
}

/** Why one more of this squad can't go. */
function againstMore(f: F, move: Move, army: Move, squads: readonly Squad[], squad: Squad): Reason | null {
  if (anyCanGo(f, move, givenTo(move), goers(army) + 1)) return null
  return againstGoing(f, marching(f, move, changed(squads, squad, 1)))
}

/** Why one of this squad can't be left behind: somebody has to go, and the others must still be able to. */
function againstLeaving(f: F, move: Move, army: Move, squads: readonly Squad[], squad: Squad): Reason | null {
  if (squad.going === 0) return null
  const own = sizeOf(army.army) - (squad.group.ally === null ? 1 : 0)
  if (own > 0 && anyCanGo(f, move, givenTo(move), goers(army) - 1)) return null
  const rest = marching(f, move, changed(squads, squad, -1))
  if (isNobody(rest)) return LAST_UNIT
  const against = againstGoing(f, rest)
  return against !== null && againstGoing(f, army) === null ? against : null
}
