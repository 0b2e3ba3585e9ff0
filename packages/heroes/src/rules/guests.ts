// Units aboard an ally's Vessel: they move with it until they leave it. (H-TEAM-14)
import type { Place } from '../map/world.ts'
import type { Along, Army, Guest, Owned, Player } from '../state.ts'
import { type AlliedCarrier, type CarriedUnit, isVessel, type VesselKind } from '../values/words.ts'
import { heroesOf, heroOf } from './hired.ts'
import { player } from './lookup.ts'
import { sizeOf as pieceSize, unitOf } from './pieces.ts'
import type { F } from './step.ts'
import { alliesOf, hasSeveralAllies } from './teams.ts'

/** The name this seat's allies use for its Vessel. */
export const carrierFor = (f: F, owner: number, vessel: VesselKind): AlliedCarrier =>
  `${hasSeveralAllies(f) ? owner : 'ally'}-${vessel}`

/** Whether a guest is aboard this Vessel of this seat. */
const isAboard = ({ vessel, of }: Guest, owner: number, kind: VesselKind): boolean =>
  vessel === kind && (of === undefined || of === owner)

/** One ally's Units aboard a Vessel of this seat. */
function armyAboard(p: Player, owner: number, vessel: VesselKind, carrier: AlliedCarrier): Army {
  const aboard = p.guests.filter((guest) => isAboard(guest, owner, vessel))
  const serfs = aboard.filter(({ unit }) => unit === 'serf').length
  const heroes = heroesOf(p).filter((hero) => heroOf(p, hero).aboard === carrier)
  return { serfs, warriors: aboard.length - serfs, heroes }
}

const NOBODY: readonly Along[] = []

/** Allied Units aboard this seat's Vessel, by ally. */
export function guestsAboard(f: F, owner: number, vessel: VesselKind): readonly Along[] {
  const allies = alliesOf(f, owner)
  if (allies.length === 0) return NOBODY
  const carrier = carrierFor(f, owner, vessel)
  return allies.flatMap((seat) => {
    const army = armyAboard(player(f, seat), owner, vessel, carrier)
    return army.serfs + army.warriors + army.heroes.length > 0 ? [{ seat, army }] : []
  })
}

/** The number of allied Units aboard. */
export function countGuests(f: F, owner: number, vessel: VesselKind): number {
  let n = 0
  for (const { army } of guestsAboard(f, owner, vessel)) n += army.serfs + army.warriors + army.heroes.length
  return n
}

/** The Units aboard a Vessel, including allied ones; 0 for any other piece. */
export function crewOf(f: F, { seat, piece }: Owned): number {
  const unit = unitOf(piece)
  return isVessel(unit) ? pieceSize(player(f, seat), piece) - 1 + countGuests(f, seat, unit) : 0
}

/** Moves the allied Units aboard along with the Vessel. */
export function carryGuests(f: F, owner: number, vessel: VesselKind, to: Place): void {
  for (const ally of alliesOf(f, owner)) {
    const p = player(f, ally)
    p.guests = p.guests.map((guest) => (isAboard(guest, owner, vessel) ? { ...guest, at: to } : guest))
    const carrier = carrierFor(f, owner, vessel)
    for (const hero of heroesOf(p)) if (heroOf(p, hero).aboard === carrier) heroOf(p, hero).at = to
  }
}

/** A Vessel and its owner. */
interface Carried {
  readonly owner: number
  readonly vessel: VesselKind
}

/** A Unit boards an ally's Vessel in its Region. */
export function boardAsGuest(f: F, seat: number, unit: CarriedUnit, { owner, vessel }: Carried): void {
  const p = player(f, seat)
  const { at } = player(f, owner).vessels[vessel]
  if (unit === 'serf') p.serfs[at] = (p.serfs[at] ?? 0) - 1
  else if (unit === 'warrior') p.warriors[at] = (p.warriors[at] ?? 0) - 1
  else {
    heroOf(p, unit).aboard = carrierFor(f, owner, vessel)
    return
  }
  p.guests.push({ unit, vessel, at, ...(hasSeveralAllies(f) ? { of: owner } : {}) })
}

/** A Unit leaves an ally's Vessel. `to`: the Region of the Vessel, or its owner's Capital Region. */
export function leaveAsGuest(
  f: F,
  seat: number,
  unit: CarriedUnit,
  { owner, vessel }: Carried,
  to: Place,
): void {
  const p = player(f, seat)
  if (unit !== 'serf' && unit !== 'warrior') {
    p.heroes[unit] = { at: to, aboard: '' }
    return
  }
  const found = p.guests.findIndex((guest) => guest.unit === unit && isAboard(guest, owner, vessel))
  if (found < 0) throw new RangeError(`no ${unit} aboard`)
  p.guests.splice(found, 1)
  const counts = unit === 'serf' ? p.serfs : p.warriors
  counts[to] = (counts[to] ?? 0) + 1
}

/** All Units of one ally leave a Vessel. */
export function setAllyAshore(f: F, { seat, army }: Along, of: Carried, to: Place): void {
  for (let n = army.serfs; n > 0; n--) leaveAsGuest(f, seat, 'serf', of, to)
  for (let n = army.warriors; n > 0; n--) leaveAsGuest(f, seat, 'warrior', of, to)
  for (const hero of army.heroes) leaveAsGuest(f, seat, hero, of, to)
}

/** All allied Units leave this seat's Vessel. */
export function setGuestsAshore(f: F, owner: number, vessel: VesselKind, to: Place): void {
  for (const along of guestsAboard(f, owner, vessel)) setAllyAshore(f, along, { owner, vessel }, to)
}
