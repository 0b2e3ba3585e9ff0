// Boarding and leaving Vessels: free on one's own turn, on land, and before and after a Sail or Fly. (H-BOARD)
import type { Option, Reason } from '@lorehall/kernel'
import { ALLOW, BOARD, DECLINE, LEAVE } from '../../choices.ts'
import { isSea, type Place } from '../../map/world.ts'
import { NO_SEAT_ABOARD } from '../../reasons.ts'
import { type Player, SUPPLY } from '../../state.ts'
import { type Carrier, HEROES, isHero, type LandUnit, VESSELS, type VesselKind } from '../../values/words.ts'
import { credit } from '../abilities/credit.ts'
import { capacityOf } from '../abilities/moving.ts'
import { boardAsGuest, countGuests, leaveAsGuest } from '../guests.ts'
import { player } from '../lookup.ts'
import { ABOARD, countOf } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import type { InTurn, Shift } from '../steps/move.ts'
import { allyOf } from '../teams.ts'
import { aboard } from './army.ts'

const CARRIED: readonly LandUnit[] = ['serf', 'warrior', ...HEROES]

/** `serf@sea`; a Unit of the ally: `ally-serf@sea`; the Vessel of the ally: `serf@ally-sea`. */
const nameOf = ({ unit, vessel, ally }: Shift): string => `${ally === true ? 'ally-' : ''}${unit}@${vessel}`

const KIND: Readonly<Record<Carrier, VesselKind>> = {
  sea: 'sea',
  air: 'air',
  'ally-sea': 'sea',
  'ally-air': 'air',
}

/** Whose Units and whose Vessel: one's own both, or one of them the ally's. */
type Of = Pick<Shift, 'vessel' | 'ally'>

/** A change of who is aboard, with its name. */
interface Change {
  readonly name: string
  readonly shift: Shift
}

const changes = (of: Of): readonly Change[] =>
  CARRIED.map((unit) => {
    const shift: Shift = { unit, on: true, ...of }
    return { name: nameOf(shift), shift }
  })

/** Every change there can be, for each Vessel one's own Units may board, and each of one's own that an ally's may. */
const OWN: Readonly<Record<Carrier, readonly Change[]>> = {
  sea: changes({ vessel: 'sea' }),
  air: changes({ vessel: 'air' }),
  'ally-sea': changes({ vessel: 'ally-sea' }),
  'ally-air': changes({ vessel: 'ally-air' }),
}
const ALLYS: Readonly<Record<VesselKind, readonly Change[]>> = {
  sea: changes({ vessel: 'sea', ally: true }),
  air: changes({ vessel: 'air', ally: true }),
}

const changesOf = ({ vessel, ally }: Of): readonly Change[] =>
  ally === true ? ALLYS[KIND[vessel]] : OWN[vessel]

const SHIFTS = new Map(
  [OWN, ALLYS].flatMap((all) => Object.values(all).flat()).map(({ name, shift }) => [name, shift]),
)

/** A Vessel as who is a guest aboard calls it. */
const ALLYS_VESSEL = { sea: 'ally-sea', air: 'ally-air' } as const

/** The Vessel that is meant, with its owner and who changes. */
interface Meant {
  readonly owner: number
  readonly kind: VesselKind
  readonly who: number
  readonly at: Place
  /** Who changes is a guest aboard. */
  readonly guest: boolean
}

function meant(f: F, seat: number, { vessel, ally }: Of): Meant {
  const kind = KIND[vessel]
  const owner = vessel === kind ? seat : allyOf(f, seat)
  const at = owner < 0 ? SUPPLY : player(f, owner).vessels[kind].at
  return {
    owner,
    kind,
    who: ally === true ? allyOf(f, seat) : seat,
    at,
    guest: vessel !== kind || ally === true,
  }
}

/** How often a kind went one way; without a Vessel: into or out of any. */
function times(shifts: readonly Shift[], like: Shift, on: boolean, any: boolean): number {
  let n = 0
  for (const one of shifts) {
    const same = one.unit === like.unit && one.on === on && one.ally === like.ally
    if (same && (any || one.vessel === like.vessel)) n++
  }
  return n
}

/** Units on land that may still board a Vessel: who has just left one may not. (H-BOARD-2) */
function ashore(p: Player, at: Place, like: Shift, shifts: readonly Shift[]): number {
  const { unit } = like
  const left = times(shifts, like, false, true)
  if (isHero(unit)) return p.heroes[unit].at === at && p.heroes[unit].aboard === '' && left === 0 ? 1 : 0
  return countOf(p, unit, at) - left
}

/** Units aboard that may still leave: who has just boarded may not. (H-BOARD-2) */
function carried(p: Player, { kind, guest, at }: Meant, like: Shift, shifts: readonly Shift[]): number {
  const { unit } = like
  const carrier = guest ? ALLYS_VESSEL[kind] : kind
  const n = isHero(unit) ? (p.heroes[unit].aboard === carrier ? 1 : 0) : countOf(p, ABOARD[unit][carrier], at)
  return n - times(shifts, like, true, false)
}

/** On land, where one can board and leave. (H-BOARD-1) */
export function isAshore(f: F, p: Player, vessel: VesselKind): boolean {
  const { at } = p.vessels[vessel]
  return at !== SUPPLY && !isSea(f, at)
}

/** From land into a Vessel, or out of it. */
export function shift(f: F, seat: number, one: Shift): void {
  const { unit, on } = one
  const { owner, kind, who, at, guest } = meant(f, seat, one)
  const p = player(f, who)
  if (guest) return on ? boardAsGuest(p, unit, kind, at) : leaveAsGuest(p, unit, kind, at)
  const ship = player(f, owner).vessels[kind]
  const n = on ? 1 : -1
  if (unit === 'serf') {
    ship.serfs += n
    p.serfs[at] = (p.serfs[at] ?? 0) - n
  } else if (unit === 'warrior') {
    ship.warriors += n
    p.warriors[at] = (p.warriors[at] ?? 0) - n
  } else p.heroes[unit].aboard = on ? kind : ''
}

/** Who may board a Vessel; `against`: what stands against one more. */
export function offerBoard(
  t: T,
  seat: number,
  of: Of,
  shifts: readonly Shift[],
  against: Reason | null,
): void {
  const { who, at } = meant(t, seat, of)
  const p = player(t, who)
  for (const { name, shift } of changesOf(of)) {
    if (ashore(p, at, shift, shifts) > 0) t.may(BOARD(t, seat, at, name), against)
  }
}

export function offerLeave(t: T, seat: number, of: Of, shifts: readonly Shift[]): void {
  const all = meant(t, seat, of)
  const p = player(t, all.who)
  for (const { name, shift } of changesOf(of)) {
    if (carried(p, all, shift, shifts) > 0) t.offer(LEAVE(t, seat, all.at, name))
  }
}

/** One more fits in. (H-BOARD-1) */
export const againstBoarding = (f: F, seat: number, vessel: VesselKind): Reason | null =>
  aboard(player(f, seat), vessel) + countGuests(f, seat, vessel) < capacityOf(f, seat, vessel)
    ? null
    : NO_SEAT_ABOARD

/** In a turn, before the action and after it. (H-BOARD-1) */
export function offerBoarding(t: T, { seat, shifts, alone }: InTurn<'turn' | 'afterAction'>): void {
  for (const vessel of VESSELS) {
    if (!isAshore(t, player(t, seat), vessel)) continue
    offerBoard(t, seat, { vessel }, shifts, againstBoarding(t, seat, vessel))
    offerLeave(t, seat, { vessel }, shifts)
  }
  const ally = t.options['teams'] === true ? allyOf(t, seat) : -1
  if (ally < 0) return
  for (const vessel of VESSELS) {
    if (!isAshore(t, player(t, ally), vessel)) continue
    const of: Of = { vessel: ALLYS_VESSEL[vessel] }
    if (alone !== true) offerBoard(t, seat, of, shifts, againstBoarding(t, ally, vessel))
    offerLeave(t, seat, of, shifts)
  }
}

/** The change that an answer names; null: it is another. */
export function shiftOf({ kind, name }: Option): Shift | null {
  const found = kind === 'board' || kind === 'leave' ? SHIFTS.get(name) : undefined
  return found === undefined ? null : { ...found, on: kind === 'board' }
}

/** Carries a change out. */
export function makeShift(t: T, seat: number, one: Shift): void {
  shift(t, seat, one)
  const { owner, kind, who } = meant(t, seat, one)
  if (aboard(player(t, owner), kind) + countGuests(t, owner, kind) > t.values.capacity) {
    credit(t, owner, 'capacity', ({ bearer }) => bearer === kind)
  }
  t.emit({ type: one.on ? 'boarded' : 'left', seat: who, unit: one.unit, vessel: kind })
}

/** In a turn; an ally is asked before one boards its Vessel. False: the answer was another. (H-TEAM-14) */
export function boarded(t: T, step: InTurn<'turn'> | InTurn<'afterAction'>, answer: Option): boolean {
  const one = shiftOf(answer)
  if (one === null) return false
  const { seat, shifts } = step
  if (one.on && one.vessel.startsWith('ally-')) {
    t.push({ do: 'letAboard', seat: allyOf(t, seat), shift: one, back: step })
    return true
  }
  makeShift(t, seat, one)
  t.push({ ...step, shifts: [...shifts, one] })
  return true
}

/** Who is asked in vain is not asked again. (H-TEAM-14) */
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
  if (answer === DECLINE) return t.push({ ...back, alone: true })
  makeShift(t, back.seat, one)
  t.push({ ...back, shifts: [...back.shifts, one] })
}
