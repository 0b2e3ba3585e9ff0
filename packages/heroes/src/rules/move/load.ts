// Before a Sail or Fly: boarding. After it: leaving. (H-BOARD-3)
import type { Option, Reason } from '@lorehall/kernel'
import { DECLINE, DONE } from '../../choices.ts'
import { CANNOT_END, CANNOT_PAY_TOLL } from '../../reasons.ts'
import { type Along, type Move, SUPPLY } from '../../state.ts'
import type { How, VesselKind } from '../../values/words.ts'
import { mayJoin } from '../allies.ts'
import { guestsAboard } from '../guests.ts'
import { player } from '../lookup.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra, Shift } from '../steps/move.ts'
import { alliesOf } from '../teams.ts'
import { aboard } from './army.ts'
import { nobody, withAlong } from './company.ts'
import {
  againstBoarding,
  canLeave,
  isAshore,
  makeShift,
  type Of,
  ofAlly,
  offerBoard,
  offerLeave,
  shiftOf,
} from './boarding.ts'
import { againstGoing, depart } from './gathering.ts'
import { givenOf } from './given.ts'
import { ownGroups } from './groups.ts'
import { joinedByOne } from './joining.ts'
import { anyGoesBy } from './modes.ts'
import { canGo } from './reach.ts'
import { canPayDue, tollAt } from './toll.ts'
import { newMove } from './way.ts'

type Voyage = Exclude<How, 'march'>

const carrier = (how: Voyage): VesselKind => (how === 'sail' ? 'sea' : 'air')

/** The movement of a Vessel with this many of the seat's Units and these allied Units aboard. (H-TEAM-14) */
function voyage(
  f: F,
  seat: number,
  how: Voyage,
  extra: Extra,
  carried: number,
  guests: readonly Along[],
): Move {
  const move = newMove(f, seat, how, player(f, seat).vessels[carrier(how)].at, extra, carried)
  return guests.length === 0 ? move : withAlong(move, guests)
}

/** Why a Vessel can't set out. (H-MOVE-3, H-MOVE-6) */
function againstLeaving(f: F, move: Move): Reason | null {
  if (!canPayDue(f, move, tollAt(f, move.at))) return CANNOT_PAY_TOLL
  return canGo(f, move) ? null : CANNOT_END
}

/** Whether a Sail or Fly is possible. On land, the Units aboard could leave first. (H-TURN-4) */
export function canDepart(f: F, seat: number, how: Voyage, extra: Extra): boolean {
  const p = player(f, seat)
  const vessel = carrier(how)
  if (p.vessels[vessel].at === SUPPLY || (vessel === 'air' && extra.tired?.vessel === true)) return false
  const empty = canLeave(f, seat, vessel)
  const guests = isAshore(f, p, vessel) ? [] : guestsAboard(f, seat, vessel)
  return againstLeaving(f, voyage(f, seat, how, extra, empty ? 0 : aboard(p, vessel), guests)) === null
}

export function load(t: T, step: StepOf<'load'>, answer: Option | undefined): void {
  const { seat, how, extra } = step
  if (answer === undefined) {
    if (!canDepart(t, seat, how, extra)) return
    askLoad(t, step)
    if (t.spare(DONE)) loaded(t, step)
    return
  }
  if (answer === DECLINE) return
  if (answer === DONE) return loaded(t, step)
  shiftOne(t, step, answer)
}

function shiftOne(t: T, step: StepOf<'load'> | StepOf<'unload'>, answer: Option): void {
  const one = shiftOf(answer)
  if (one === null) return
  makeShift(t, step.seat, one)
  t.push({ ...step, shifts: [...step.shifts, one] })
}

/** Adds one of an ally's Units; its kind doesn't matter, because each owner pays for their own. */
function oneMore(guests: readonly Along[], ally: number): readonly Along[] {
  const { army } = guests.find(({ seat }) => seat === ally) ?? { army: nobody() }
  const others = guests.filter(({ seat }) => seat !== ally)
  return [...others, { seat: ally, army: { ...army, serfs: army.serfs + 1 } }]
}

function askLoad(t: T, { seat, how, extra, shifts }: StepOf<'load'>): void {
  const vessel = carrier(how)
  const p = player(t, seat)
  const now = aboard(p, vessel)
  const guests = guestsAboard(t, seat, vessel)
  const against = (n: number, along: readonly Along[]) =>
    againstLeaving(t, voyage(t, seat, how, extra, n, along))
  t.ask(seat, 'pick', how === 'sail' ? 'loadSea' : 'loadAir', extra.by)
  const full = againstBoarding(t, seat, vessel)
  if (canLeave(t, seat, vessel)) {
    offerBoard(t, seat, { vessel }, shifts, full ?? against(now + 1, guests))
    offerLeave(t, seat, { vessel }, shifts)
  }
  if (isAshore(t, p, vessel)) {
    offerGuests(t, { seat, vessel, shifts }, (ally, of) => {
      if (mayJoin(extra, ally)) offerBoard(t, seat, of, shifts, full ?? against(now, oneMore(guests, ally)))
    })
  }
  t.may(DONE, against(now, guests))
  if (extra.by !== undefined) t.offer(DECLINE)
}

interface Guests {
  readonly seat: number
  readonly vessel: VesselKind
  readonly shifts: readonly Shift[]
}

/** Offers to set allied Units ashore. `first` offers whatever comes before that, for each ally. (H-TEAM-14) */
function offerGuests(t: T, { seat, vessel, shifts }: Guests, first?: (ally: number, of: Of) => void): void {
  for (const ally of alliesOf(t, seat)) {
    const of = ofAlly(t, vessel, ally)
    first?.(ally, of)
    offerLeave(t, seat, of, shifts)
  }
}

/** Whether Units there could swim or fly beside the Vessel. */
const hasCompany = (f: F, move: Move, extra: Extra): boolean =>
  ownGroups(f, move.seat, move.at, move.how, nobody(), extra).some(
    (group) => againstGoing(f, joinedByOne(f, move, group, extra)) === null,
  )

/** Everyone who goes aboard is there. If others could go beside the Vessel, asks who does. (H-SWIM-1) */
function loaded(t: T, { seat, how, extra }: StepOf<'load'>): void {
  const p = player(t, seat)
  const vessel = carrier(how)
  const move = voyage(t, seat, how, extra, aboard(p, vessel), guestsAboard(t, seat, vessel))
  t.state.move = move
  if (!anyGoesBy(t, seat, how) || !hasCompany(t, move, extra)) return depart(t, extra)
  move.gathering = givenOf(extra)
  t.push({ do: 'marchOut', seat, extra })
}

export function unload(t: T, step: StepOf<'unload'>, answer: Option | undefined): void {
  const { seat, vessel, shifts } = step
  if (answer === DONE) return
  if (answer !== undefined) return shiftOne(t, step, answer)
  if (!canLeave(t, seat, vessel)) return
  t.ask(seat, 'pick', 'unload')
  offerLeave(t, seat, { vessel }, shifts)
  // Allied Units moved along, so they are set ashore like the others.
  if (isAshore(t, player(t, seat), vessel)) offerGuests(t, { seat, vessel, shifts })
  t.offer(DONE)
  t.spare(DONE)
}
