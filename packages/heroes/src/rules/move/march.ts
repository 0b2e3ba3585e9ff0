// A March, or a Sail or Fly without a Vessel: from which Region, then with whom, one Unit after the other. (H-MOVE-2)
import type { Option, Reason } from '@lorehall/kernel'
import { ALL, ALLOW, DECLINE, DONE, FROM, TAKE } from '../../choices.ts'
import { type Place } from '../../map/world.ts'
import { CANNOT_END, CANNOT_PAY_TOLL, FIVE_MARCH } from '../../reasons.ts'
import { type Move, type Player, SUPPLY } from '../../state.ts'
import type { How, LandUnit } from '../../values/words.ts'
import { refused } from '../allies.ts'
import { setAllyAshore } from '../guests.ts'
import { player } from '../lookup.ts'
import { hasRoom, unitsAt } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { neighbours } from './adjacent.ts'
import { goers, speedOf, vesselIn, vesselOf } from './army.ts'
import { alongOf, enlist, enlistAlly, nobody, reopened, sizeOf } from './company.ts'
import { shift } from './boarding.ts'
import { go } from './go.ts'
import { allyGroups, type Group, nameOf, ownGroups } from './groups.ts'
import { canDepart } from './load.ts'
import { canGo } from './reach.ts'
import { canPayDue, tollAt } from './toll.ts'
import { newMove, setOut, underWay } from './way.ts'

/** One more goes: one's own, or an ally's. */
function join(move: Move, unit: LandUnit, ally: number | null): void {
  if (ally === null) enlist(move.army, unit)
  else enlistAlly(move, ally, unit)
}

/** The move as it would be with these too. */
function joined(f: F, move: Move, groups: readonly Group[], extra: Extra, each: 'one' | 'all'): Move {
  const more = reopened(move)
  for (const { unit, count, ally } of groups)
    for (let n = each === 'all' ? count : 1; n > 0; n--) join(more, unit, ally)
  more.left = speedOf(f, more, extra)
  return more
}

/** Why this army cannot go. (H-MOVE-2, H-MOVE-6) */
function againstGoing(f: F, move: Move): Reason | null {
  if (goers(move) > f.values.armyLimit) return FIVE_MARCH
  if (!canPayDue(f, move, tollAt(f, move.at))) return CANNOT_PAY_TOLL
  return canGo(f, move) ? null : CANNOT_END
}

const againstTaking = (f: F, move: Move, group: Group, extra: Extra): Reason | null =>
  againstGoing(f, joined(f, move, [group], extra, 'one'))

/** A movement of Units that go by themselves. */
function gathering(f: F, seat: number, from: Place, how: How, extra: Extra): Move {
  const move = newMove(f, seat, how, from, extra)
  if (how !== 'march') move.afoot = true
  return move
}

/** One who sets out alone. */
function alone(f: F, seat: number, from: Place, how: How, unit: LandUnit, extra: Extra): Move {
  const move = gathering(f, seat, from, how, extra)
  enlist(move.army, unit)
  move.left = speedOf(f, move, extra)
  return move
}

const NOBODY = nobody()

/** A Serf or Warrior on foot can take a step with what is printed; abilities make nobody slower. */
function canWalk({ values: { units } }: F, { serfs, warriors }: Player, place: Place): boolean {
  if ((serfs[place] ?? 0) > 0 && units.serf.speed > 0) return true
  return (warriors[place] ?? 0) > 0 && units.warrior.speed > 0
}

/** One Unit could leave without a toll and stay in the next Region. */
function canStepOut(f: F, seat: number, place: Place): boolean {
  if (tollAt(f, place) > 0) return false
  for (const near of neighbours(f, seat, place, 'march')) if (hasRoom(f, seat, near, 1)) return true
  return false
}

/** The movement is for everybody, with the Speed they have. */
const isPlain = ({ hero, aboard, speed, add }: Extra): boolean =>
  hero === undefined && aboard === undefined && speed === undefined && add === undefined

/** Somebody there could march somewhere: if anybody can, one can alone. Mostly a glance around is enough. */
function canMarchFrom(f: F, seat: number, place: Place, extra: Extra, how: How): boolean {
  if (extra.at !== undefined && extra.at !== place) return false
  const p = player(f, seat)
  if (unitsAt(p, place) === 0) return false
  if (how === 'march' && isPlain(extra) && canWalk(f, p, place) && canStepOut(f, seat, place)) return true
  for (const { unit } of ownGroups(f, seat, place, how, NOBODY, extra)) {
    if (againstGoing(f, alone(f, seat, place, how, unit, extra)) === null) return true
  }
  return false
}

/** Where Units may set out by themselves: nobody marches from the sea. */
const startable = ({ values: { world } }: F, how: How): readonly Place[] =>
  how === 'march' ? world.places.land : world.places.all

/** Whether an army can march, or sail or fly without a Vessel. */
export function canMarch(f: F, seat: number, extra: Extra, how: How = 'march'): boolean {
  // Mostly somebody can from the Courtyard.
  const { capital } = player(f, seat)
  if (capital !== SUPPLY && canMarchFrom(f, seat, capital, extra, how)) return true
  for (const place of startable(f, how)) {
    if (place !== capital && canMarchFrom(f, seat, place, extra, how)) return true
  }
  return false
}

/** Where a March may begin. */
function startsOf(f: F, seat: number, extra: Extra, how: How): Place[] {
  const places: Place[] = []
  for (const place of startable(f, how)) if (canMarchFrom(f, seat, place, extra, how)) places.push(place)
  return places
}

const FROM_WHERE = { march: 'marchFrom', sail: 'sailFrom', fly: 'flyFrom' } as const
const WITH_WHOM = { march: 'marchWith', sail: 'sailWith', fly: 'flyWith' } as const

/** From which Region; where Units sail or fly by themselves, the Vessel may go instead. */
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
    return
  }
  if (answer === DECLINE) return
  if (answer.kind === 'take') return withVessel(t, step)
  t.state.move = gathering(t, seat, answer.n, how, extra)
  t.push({ do: 'marchWith', seat, extra })
}

function withVessel(t: T, { seat, extra, how }: StepOf<'marchFrom'>): void {
  if (how !== undefined) t.push({ do: 'load', seat, how, extra, shifts: [] })
}

/** Units are taken one at a time and not put back; all at once where no more than five stand there. (H-MOVE-2) */
export function marchWith(t: T, step: StepOf<'marchWith'>, answer: Option | undefined): void {
  const { seat, extra } = step
  const move = underWay(t)
  const own = ownGroups(t, seat, move.at, move.how, move.army, extra)
  const begun = sizeOf(move.army) > 0
  const there = begun ? [...own, ...allyGroups(t, move, extra)] : own
  if (answer === undefined) {
    t.ask(seat, 'pick', WITH_WHOM[move.how], extra.by)
    for (const group of there)
      t.may(TAKE(t, seat, move.at, nameOf(t, group)), againstTaking(t, move, group, extra))
    if (mayTakeAll(t, move, own, extra)) t.offer(ALL(t, move.at))
    if (!begun) return
    t.offer(DONE)
    if (t.spare(DONE)) gather(t, step)
    return
  }
  if (answer === DONE) return gather(t, step)
  const every = answer.kind === 'all'
  const taken = every ? own : there.filter((group) => nameOf(t, group) === answer.name)
  for (const group of taken) for (let n = every ? group.count : 1; n > 0; n--) take(t, move, group)
  move.left = speedOf(t, move, extra)
  if (every) gather(t, step)
  else t.push(step)
}

function take(t: T, move: Move, { unit, vessel, ally }: Group): void {
  if (vessel !== null) shift(t, move.seat, { unit, vessel, on: false })
  join(move, unit, ally)
}

function mayTakeAll(f: F, move: Move, own: readonly Group[], extra: Extra): boolean {
  let n = 0
  for (const { count } of own) n += count
  return n > 1 && againstGoing(f, joined(f, move, own, extra, 'all')) === null
}

/** All are named. Allies whose Units are among them are asked before the first step. (H-TEAM-9) */
function gather(t: T, { extra }: StepOf<'marchWith'>): void {
  const { ally } = underWay(t)
  if (ally >= 0) t.push({ do: 'takeAlong', seat: ally, extra })
  else setOut(t, extra)
}

/** Several are asked together. The move is chosen anew without Units of those who do not agree. (H-TEAM-9) */
export function takeAlong(t: T, { extra }: StepOf<'takeAlong'>, answer: Option | undefined): void {
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
  if (refusing.length === 0) return setOut(t, extra)
  const { seat, how, at } = move
  t.state.move = null
  const vessel = vesselIn(move)
  if (vessel !== null) for (const one of refusing) setAllyAshore(t, one, { owner: seat, vessel }, at)
  const allies = refusing.map((one) => one.seat)
  go(t, seat, how, refused(t, seat, extra, allies))
}
