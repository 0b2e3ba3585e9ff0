// Boarding and leaving Vessels: free on the owner's turn while the Vessel is on land, or where Units can be at sea, and
// before and after a Sail or Fly. (H-BOARD)
import type { Option, Reason } from '@lorehall/kernel'
import { ALLOW, BOARD, DECLINE, LEAVE } from '../../choices.ts'
import { isSea, type Place } from '../../map/world.ts'
import { NO_SEAT_ABOARD } from '../../reasons.ts'
import { type Player, SUPPLY } from '../../state.ts'
import {
  ALLIED,
  type CarriedUnit,
  type Carrier,
  HEROES,
  HIRELINGS,
  isHero,
  isHired,
  MOST_SEATS,
  VESSELS,
  type VesselKind,
} from '../../values/words.ts'
import { credit } from '../abilities/credit.ts'
import { capacityOf } from '../abilities/moving.ts'
import { allyNamed, mayJoin, refused } from '../allies.ts'
import { boardAsGuest, carrierFor, countGuests, leaveAsGuest } from '../guests.ts'
import { heroOf } from '../hired.ts'
import { player } from '../lookup.ts'
import { aboardOf, countOf, hasRoom } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import type { InTurn, Shift } from '../steps/move.ts'
import { alliesOf, hasSeveralAllies } from '../teams.ts'
import { aboard } from './army.ts'
import { boardsAtSea, floats } from './modes.ts'

/** The kinds of Units that Vessels carry. A card may say that its Hero boards none. (H-HIRE-3) */
const CARRIED: readonly CarriedUnit[] = ['serf', 'warrior', ...HEROES, ...HIRELINGS]

/**
 * The name in the option: `serf@sea`; the ally's Unit `ally-serf@sea`; the ally's Vessel `serf@ally-sea`. With
 * several allies, their seat: `2-serf@sea`, `serf@2-sea`.
 */
function nameOf({ unit, vessel, ally }: Shift): string {
  const whose = ally === undefined ? '' : ally === true ? 'ally-' : `${ally}-`
  return `${whose}${unit}@${vessel}`
}

/** The owners of the Unit and the Vessel: both are the seat's own, or one of them is an ally's. */
export type Of = Pick<Shift, 'vessel' | 'ally'>

/** An ally's Units and a Vessel of the seat's own. */
export const ofAlly = (f: F, vessel: VesselKind, ally: number): Of => ({
  vessel,
  ally: hasSeveralAllies(f) ? ally : true,
})

/** A Unit boarding or leaving, with the name of its option. */
interface Change {
  readonly name: string
  readonly shift: Shift
}

const changes = (of: Of): readonly Change[] =>
  CARRIED.map((unit) => {
    const shift: Shift = { unit, on: true, ...of }
    return { name: nameOf(shift), shift }
  })

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat)
const CARRIERS: readonly Carrier[] = [...VESSELS, ...ALLIED]

/** Every possible change: own Units with each Vessel they may board, and allied Units with each own Vessel. */
const OWN = new Map(CARRIERS.map((vessel) => [vessel, changes({ vessel })]))
const ALLYS = new Map(
  [true as const, ...SEATS].map((ally) => [
    ally,
    { sea: changes({ vessel: 'sea', ally }), air: changes({ vessel: 'air', ally }) },
  ]),
)

function changesOf({ vessel, ally }: Of): readonly Change[] {
  if (ally === undefined) return OWN.get(vessel) ?? []
  return vessel === 'sea' || vessel === 'air' ? (ALLYS.get(ally)?.[vessel] ?? []) : []
}

const SHIFTS = new Map(
  [...OWN.values(), ...[...ALLYS.values()].flatMap(({ sea, air }) => [sea, air])]
    .flat()
    .map(({ name, shift }) => [name, shift]),
)

/** A change resolved to seats: the Vessel with its owner and place, and the owner of the Unit. */
interface Meant {
  readonly owner: number
  readonly kind: VesselKind
  readonly who: number
  readonly at: Place
  /** Where Units board it from and leave it to: where it is, unless an ability says otherwise. */
  readonly quay: Place
  /** The Vessel as named by the Unit's owner. */
  readonly carrier: Carrier
}

/** The place where Units board a Vessel that is elsewhere; undefined: none. (H-BIRDFOLK-4) */
const quayOf = (f: F, seat: number, vessel: VesselKind): Place | undefined =>
  vessel === 'sea' ? f.values.box.words?.quay(f, seat) : undefined

function meant(f: F, seat: number, { vessel, ally }: Of): Meant {
  const isOwn = vessel === 'sea' || vessel === 'air'
  const kind = isOwn ? vessel : vessel.endsWith('sea') ? 'sea' : 'air'
  const owner = isOwn ? seat : allyNamed(f, seat, vessel.slice(0, -kind.length - 1))
  const at = owner < 0 ? SUPPLY : player(f, owner).vessels[kind].at
  const who = ally === undefined ? seat : ally === true ? allyNamed(f, seat, 'ally') : ally
  const quay = (owner === who ? quayOf(f, owner, kind) : undefined) ?? at
  return { owner, kind, who, at, quay, carrier: who === owner ? kind : carrierFor(f, owner, kind) }
}

/** How often Units like this one boarded (`on`) or left in this question; `any`: counting all Vessels. */
function times(shifts: readonly Shift[], like: Shift, on: boolean, any: boolean): number {
  let n = 0
  for (const one of shifts) {
    const same = one.unit === like.unit && one.on === on && one.ally === like.ally
    if (same && (any || one.vessel === like.vessel)) n++
  }
  return n
}

/** Units on land that may still board a Vessel; a Unit that just left one may not. (H-BOARD-2) */
function ashore(p: Player, at: Place, like: Shift, shifts: readonly Shift[]): number {
  const { unit } = like
  const left = times(shifts, like, false, true)
  if (isHero(unit)) {
    const hero = heroOf(p, unit)
    return hero.at === at && hero.aboard === '' && left === 0 ? 1 : 0
  }
  return countOf(p, unit, at) - left
}

/**
 * Units aboard that may still leave; a Unit that just boarded may not. Below 0 if some that boarded are gone.
 * (H-BOARD-2)
 */
function carried(p: Player, { carrier, at }: Meant, like: Shift, shifts: readonly Shift[]): number {
  const { unit } = like
  const n = isHero(unit)
    ? heroOf(p, unit).aboard === carrier
      ? 1
      : 0
    : countOf(p, aboardOf(unit, carrier), at)
  return n === 0 ? 0 : n - times(shifts, like, true, false)
}

/** Whether the Vessel is on land, where Units can board and leave. (H-BOARD-1) */
export function isAshore(f: F, p: Player, vessel: VesselKind): boolean {
  const { at } = p.vessels[vessel]
  return at !== SUPPLY && !isSea(f, at)
}

/** Whether a seat's own Units can leave its Vessel where it is, and board it. */
export const canLeave = (f: F, seat: number, vessel: VesselKind): boolean =>
  isAshore(f, player(f, seat), vessel) || quayOf(f, seat, vessel) !== undefined

/** Moves a Unit from land into a Vessel, or out of it. */
export function shift(f: F, seat: number, one: Shift): void {
  const { unit, on } = one
  const { owner, kind, who, at, quay } = meant(f, seat, one)
  const p = player(f, who)
  if (who !== owner) {
    const of = { owner, vessel: kind }
    return on ? boardAsGuest(f, who, unit, of) : leaveAsGuest(f, who, unit, of, at)
  }
  const ship = player(f, owner).vessels[kind]
  const n = on ? 1 : -1
  if (unit === 'serf') {
    ship.serfs += n
    p.serfs[quay] = (p.serfs[quay] ?? 0) - n
  } else if (unit === 'warrior') {
    ship.warriors += n
    p.warriors[quay] = (p.warriors[quay] ?? 0) - n
  } else Object.assign(heroOf(p, unit), on ? { at, aboard: kind } : { at: quay, aboard: '' })
}

/** Offers the Units that may board a Vessel; `against` is a reason that refuses one more. */
export function offerBoard(
  t: T,
  seat: number,
  of: Of,
  shifts: readonly Shift[],
  against: Reason | null,
): void {
  const { who, quay } = meant(t, seat, of)
  const p = player(t, who)
  for (const { name, shift } of changesOf(of)) {
    if (isHired(shift.unit) && !t.values.boards.has(shift.unit)) continue
    if (ashore(p, quay, shift, shifts) > 0) t.may(BOARD(t, seat, quay, name), against)
  }
}

export function offerLeave(t: T, seat: number, of: Of, shifts: readonly Shift[]): void {
  const all = meant(t, seat, of)
  const p = player(t, all.who)
  for (const { name, shift } of changesOf(of)) {
    if (carried(p, all, shift, shifts) <= 0) continue
    if (!isSea(t, all.quay) || floats(t, all.who, shift.unit)) t.offer(LEAVE(t, seat, all.at, name))
  }
}

/** Why one more Unit can't board: the Vessel is full. (H-BOARD-1) */
export const againstBoarding = (f: F, seat: number, vessel: VesselKind): Reason | null =>
  aboard(player(f, seat), vessel) + countGuests(f, seat, vessel) < capacityOf(f, seat, vessel) &&
  (quayOf(f, seat, vessel) === undefined || hasRoom(f, seat, player(f, seat).vessels[vessel].at, 1))
    ? null
    : NO_SEAT_ABOARD

/** Whether Units can board a seat's Vessel where it is, and leave it there. */
function isOpen(f: F, seat: number, vessel: VesselKind): boolean {
  const p = player(f, seat)
  return canLeave(f, seat, vessel) || (p.vessels[vessel].at !== SUPPLY && boardsAtSea(f, seat, vessel))
}

/** Offered in a turn, before and after the action. (H-BOARD-1, H-SWIM-3) */
export function offerBoarding(t: T, step: InTurn<'turn' | 'afterAction'>): void {
  const { seat, shifts } = step
  for (const vessel of VESSELS) {
    if (!isOpen(t, seat, vessel)) continue
    offerBoard(t, seat, { vessel }, shifts, againstBoarding(t, seat, vessel))
    offerLeave(t, seat, { vessel }, shifts)
  }
  for (const ally of alliesOf(t, seat)) {
    for (const vessel of VESSELS) {
      if (!isAshore(t, player(t, ally), vessel)) continue
      const of: Of = { vessel: carrierFor(t, ally, vessel) }
      if (mayJoin(step, ally)) offerBoard(t, seat, of, shifts, againstBoarding(t, ally, vessel))
      offerLeave(t, seat, of, shifts)
    }
  }
}

/** The change that an answer names; null: it names something else. */
export function shiftOf({ kind, name }: Option): Shift | null {
  const found = kind === 'board' || kind === 'leave' ? SHIFTS.get(name) : undefined
  return found === undefined ? null : { ...found, on: kind === 'board' }
}

/** Carries out a change. */
export function makeShift(t: T, seat: number, one: Shift): void {
  shift(t, seat, one)
  const { owner, kind, who } = meant(t, seat, one)
  if (aboard(player(t, owner), kind) + countGuests(t, owner, kind) > t.values.capacity) {
    credit(t, owner, 'capacity', ({ bearer }) => bearer === kind)
  }
  if (isSea(t, player(t, owner).vessels[kind].at)) credit(t, owner, 'dips', ({ bearer }) => bearer === kind)
  if (quayOf(t, owner, kind) !== undefined) credit(t, owner, 'adjacent', ({ rule }) => rule.among === 'below')
  t.emit({ type: one.on ? 'boarded' : 'left', seat: who, unit: one.unit, vessel: kind })
}

/**
 * Boards or leaves in a turn. To board an ally's Vessel, the ally is asked first. False: the answer was something
 * else. (H-TEAM-14)
 */
export function boarded(t: T, step: InTurn<'turn'> | InTurn<'afterAction'>, answer: Option): boolean {
  const one = shiftOf(answer)
  if (one === null) return false
  const { seat, shifts } = step
  const { owner } = meant(t, seat, one)
  if (one.on && owner !== seat) {
    t.push({ do: 'letAboard', seat: owner, shift: one, back: step })
    return true
  }
  makeShift(t, seat, one)
  t.push({ ...step, shifts: [...shifts, one] })
  return true
}

/** An ally who refuses is not asked again. (H-TEAM-14) */
export function letAboard(
  t: T,
  { seat: ally, shift: one, back }: StepOf<'letAboard'>,
  answer: Option | undefined,
): void {
  if (answer === undefined) {
    t.ask(ally, 'yesno', 'letAboard')
    t.offer(ALLOW)
    t.offer(DECLINE)
    return
  }
  if (answer === DECLINE) return t.push(refused(t, back.seat, back, [ally]))
  makeShift(t, back.seat, one)
  t.push({ ...back, shifts: [...back.shifts, one] })
}
