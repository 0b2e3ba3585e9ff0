// A March, or a Sail or Fly without a Vessel: the player chooses a Region, then who goes and where to. Allies are asked
// before the first step. (H-MOVE-2)
import type { Option } from '@lorehall/kernel'
import { ALLOW, DECLINE, FROM, TAKE } from '../../choices.ts'
import { type Place } from '../../map/world.ts'
import { choosesArmyAndGoal } from '../../rulesets.ts'
import { type Move, type Player, SUPPLY } from '../../state.ts'
import type { How, LandUnit } from '../../values/words.ts'
import { refused } from '../allies.ts'
import { setAllyAshore } from '../guests.ts'
import { player } from '../lookup.ts'
import { unitsAt } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { speedOf, vesselIn, vesselOf } from './army.ts'
import { alongOf, enlist, nobody } from './company.ts'
import { againstGoing, gathering } from './gathering.ts'
import { go } from './go.ts'
import { ownGroups } from './groups.ts'
import { canDepart } from './load.ts'
import { canStepOut, isPlain } from './step-out.ts'
import { gatherAt } from './marching.ts'
import { setOut, underWay } from './way.ts'

/** A movement of one Unit alone. */
function alone(f: F, seat: number, from: Place, how: How, unit: LandUnit, extra: Extra): Move {
  const move = gathering(f, seat, from, how, extra)
  enlist(move.army, unit)
  move.left = speedOf(f, move, extra)
  return move
}

const NOBODY = nobody()

/** Whether a Serf or Warrior on foot can move by its printed Speed. Abilities slow nobody down. */
function canWalk({ values: { units } }: F, { serfs, warriors }: Player, place: Place): boolean {
  if ((serfs[place] ?? 0) > 0 && units.serf.speed > 0) return true
  return (warriors[place] ?? 0) > 0 && units.warrior.speed > 0
}

/**
 * Whether any Unit there could march. If an army can, one of its Units can alone. The quick checks usually decide.
 */
function canMarchFrom(f: F, seat: number, place: Place, extra: Extra, how: How): boolean {
  if (extra.at !== undefined && extra.at !== place) return false
  const p = player(f, seat)
  if (unitsAt(p, place) === 0) return false
  if (how === 'march' && isPlain(extra) && canWalk(f, p, place) && canStepOut(f, seat, place, 1)) return true
  for (const { unit } of ownGroups(f, seat, place, how, NOBODY, extra)) {
    if (againstGoing(f, alone(f, seat, place, how, unit, extra)) === null) return true
  }
  return false
}

/** The places where Units may set out on their own: nobody marches from the sea. */
const startable = ({ values: { world } }: F, how: How): readonly Place[] =>
  how === 'march' ? world.places.land : world.places.all

/** Whether an army can march, or sail or fly without a Vessel. */
export function canMarch(f: F, seat: number, extra: Extra, how: How = 'march'): boolean {
  // Checked first: usually a Unit can march from the Courtyard.
  const { capital } = player(f, seat)
  if (capital !== SUPPLY && canMarchFrom(f, seat, capital, extra, how)) return true
  for (const place of startable(f, how)) {
    if (place !== capital && canMarchFrom(f, seat, place, extra, how)) return true
  }
  return false
}

/** The places where a March can begin. */
export function startsOf(f: F, seat: number, extra: Extra, how: How): Place[] {
  const places: Place[] = []
  for (const place of startable(f, how)) if (canMarchFrom(f, seat, place, extra, how)) places.push(place)
  return places
}

const FROM_WHERE = { march: 'marchFrom', sail: 'sailFrom', fly: 'flyFrom' } as const

/** Asks for the Region, unless only one is possible. If Units sail or fly on their own, the Vessel may move instead. */
export function marchFrom(t: T, step: StepOf<'marchFrom'>, answer: Option | undefined): void {
  const { seat, extra, how = 'march' } = step
  if (answer === undefined) {
    const places = startsOf(t, seat, extra, how)
    const vessel = how !== 'march' && canDepart(t, seat, how, extra) ? vesselOf(how) : null
    if (places.length === 0) return vessel === null ? undefined : withVessel(t, step)
    t.ask(seat, 'pick', FROM_WHERE[how], extra.by)
    for (const place of places) t.offer(FROM(t, place))
    if (vessel !== null) t.offer(TAKE(t, seat, player(t, seat).vessels[vessel].at, vessel))
    if (extra.by !== undefined) t.offer(DECLINE)
    const [only] = places
    if (only !== undefined && choosesArmyAndGoal(t) && t.spare(FROM(t, only))) startAt(t, step, only)
    return
  }
  if (answer === DECLINE) return
  if (answer.kind === 'take') return withVessel(t, step)
  startAt(t, step, answer.n)
}

/** The Region is chosen: next, the Units. */
function startAt(t: T, step: StepOf<'marchFrom'>, from: Place): void {
  const { seat, extra } = step
  const how: How = step.how ?? 'march'
  if (choosesArmyAndGoal(t)) return gatherAt(t, seat, from, how, extra)
  t.state.move = gathering(t, seat, from, how, extra)
  t.push({ do: 'marchWith', seat, extra })
}

function withVessel(t: T, { seat, extra, how }: StepOf<'marchFrom'>): void {
  if (how !== undefined) t.push({ do: 'load', seat, how, extra, shifts: [] })
}

/** All these allies are asked together. If some refuse, the Units are chosen again without theirs. (H-TEAM-9) */
export function takeAlong(t: T, { extra, to }: StepOf<'takeAlong'>, answer: Option | undefined): void {
  const move = underWay(t)
  const along = alongOf(move)
  if (answer === undefined) {
    for (const { seat: ally } of along) {
      if (along.length === 1) t.ask(ally, 'yesno', 'takeAlong')
      else t.askTogether(ally, 'yesno', 'takeAlong')
      t.offer(ALLOW)
      t.offer(DECLINE)
    }
    return
  }
  const refusing = along.filter((one) => (along.length === 1 ? answer : t.answerOf(one.seat)) !== ALLOW)
  if (refusing.length === 0) return setOut(t, extra, to)
  const { seat, how, at } = move
  t.state.move = null
  const vessel = vesselIn(move)
  if (vessel !== null) for (const one of refusing) setAllyAshore(t, one, { owner: seat, vessel }, at)
  const allies = refusing.map((one) => one.seat)
  go(t, seat, how, refused(t, seat, extra, allies))
}
