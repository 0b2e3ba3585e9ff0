// Units aboard a Vessel of an ally: they go where it goes, until they step out. (H-TEAM-14)
import type { Place } from '../map/world.ts'
import type { Army, Player } from '../state.ts'
import { HEROES, type LandUnit, type VesselKind } from '../values/words.ts'
import { player } from './lookup.ts'
import type { F } from './step.ts'
import { allyOf } from './teams.ts'

/** Whose Units may be aboard the Vessels of a seat; null: nobody's. */
const guestOf = (f: F, seat: number): Player | null => {
  const ally = f.options['teams'] === true ? allyOf(f, seat) : -1
  return ally < 0 ? null : player(f, ally)
}

const NOBODY: Readonly<Army> = { serfs: 0, warriors: 0, heroes: [] }

/** Units of an ally aboard a Vessel of this seat. */
export function guestsAboard(f: F, seat: number, vessel: VesselKind): Readonly<Army> {
  const p = guestOf(f, seat)
  if (p === null) return NOBODY
  const aboard = p.guests.filter((guest) => guest.vessel === vessel)
  const serfs = aboard.filter(({ unit }) => unit === 'serf').length
  const heroes = HEROES.filter((hero) => p.heroes[hero].aboard === `ally-${vessel}`)
  return { serfs, warriors: aboard.length - serfs, heroes }
}

/** How many those are. */
export function countGuests(f: F, seat: number, vessel: VesselKind): number {
  const { serfs, warriors, heroes } = guestsAboard(f, seat, vessel)
  return serfs + warriors + heroes.length
}

/** They go where the Vessel of this seat goes. */
export function carryGuests(f: F, seat: number, vessel: VesselKind, to: Place): void {
  const p = guestOf(f, seat)
  if (p === null) return
  p.guests = p.guests.map((guest) => (guest.vessel === vessel ? { ...guest, at: to } : guest))
  for (const hero of HEROES) if (p.heroes[hero].aboard === `ally-${vessel}`) p.heroes[hero].at = to
}

/** One boards a Vessel of an ally, which lies there. */
export function boardAsGuest(p: Player, unit: LandUnit, vessel: VesselKind, at: Place): void {
  if (unit === 'serf') p.serfs[at] = (p.serfs[at] ?? 0) - 1
  else if (unit === 'warrior') p.warriors[at] = (p.warriors[at] ?? 0) - 1
  else {
    p.heroes[unit].aboard = `ally-${vessel}`
    return
  }
  p.guests.push({ unit, vessel, at })
}

/** One steps out of a Vessel of an ally; `to`: where it stands then, there or at home. */
export function leaveAsGuest(p: Player, unit: LandUnit, vessel: VesselKind, to: Place): void {
  if (unit !== 'serf' && unit !== 'warrior') {
    p.heroes[unit] = { at: to, aboard: '' }
    return
  }
  const found = p.guests.findIndex((guest) => guest.unit === unit && guest.vessel === vessel)
  if (found < 0) throw new RangeError(`no ${unit} aboard`)
  p.guests.splice(found, 1)
  const counts = unit === 'serf' ? p.serfs : p.warriors
  counts[to] = (counts[to] ?? 0) + 1
}

/** All Units of an ally leave the Vessel of this seat. */
export function setGuestsAshore(f: F, seat: number, vessel: VesselKind, to: Place): void {
  const p = guestOf(f, seat)
  if (p === null) return
  const { serfs, warriors, heroes } = guestsAboard(f, seat, vessel)
  for (let n = serfs; n > 0; n--) leaveAsGuest(p, 'serf', vessel, to)
  for (let n = warriors; n > 0; n--) leaveAsGuest(p, 'warrior', vessel, to)
  for (const hero of heroes) leaveAsGuest(p, hero, vessel, to)
}
