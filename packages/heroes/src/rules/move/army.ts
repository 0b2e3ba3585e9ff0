// Units that move together: who they are, how many, how fast, and putting them somewhere.
import type { Place } from '../../map/world.ts'
import type { Army, Move, Player } from '../../state.ts'
import { HEROES, type How, type LandUnit, type VesselKind } from '../../values/words.ts'
import { unitSpeed } from '../abilities/moving.ts'
import { carryGuests, guestsAboard } from '../guests.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'

/** The Vessel that moves; null: they walk. */
export const vesselOf = (how: How): VesselKind | null =>
  how === 'sail' ? 'sea' : how === 'fly' ? 'air' : null

export const nobody = (): Army => ({ serfs: 0, warriors: 0, heroes: [] })

export const sizeOf = (army: Readonly<Army>): number => army.serfs + army.warriors + army.heroes.length

/** One more of a kind. */
export function enlist(army: Army, unit: LandUnit): void {
  if (unit === 'serf') army.serfs++
  else if (unit === 'warrior') army.warriors++
  else army.heroes.push(unit)
}

/** Land Units aboard a Vessel. */
export function aboard(p: Player, vessel: VesselKind): number {
  const { serfs, warriors } = p.vessels[vessel]
  let n = serfs + warriors
  for (const hero of HEROES) if (p.heroes[hero].aboard === vessel) n++
  return n
}

/** One's own Land Units that go: who marches, or who is carried. */
export const walkers = ({ how, army, carried }: Move): number => (how === 'march' ? sizeOf(army) : carried)

/** All Units that go: a Vessel counts, and so do those of an ally. */
export const goers = (move: Move): number =>
  walkers(move) + sizeOf(move.allies) + (move.how === 'march' ? 0 : 1)

/** The slowest of those who march; those aboard never slow a Vessel. (H-MOVE-4) */
export function speedOf(f: F, move: Move, extra: Extra): number {
  if (extra.speed !== undefined) return extra.speed
  const { how, army, allies } = move
  const vessel = vesselOf(how)
  const add = extra.add ?? 0
  if (vessel !== null) return unitSpeed(f, move, vessel) + add
  let slowest = Infinity
  if (army.serfs + allies.serfs > 0) slowest = unitSpeed(f, move, 'serf')
  if (army.warriors + allies.warriors > 0) slowest = Math.min(slowest, unitSpeed(f, move, 'warrior'))
  for (const hero of army.heroes) slowest = Math.min(slowest, unitSpeed(f, move, hero))
  // Abilities of an ally sleep: its Heroes go as they are printed.
  for (const hero of allies.heroes) slowest = Math.min(slowest, f.values.units[hero].speed)
  return slowest + add
}

/** A Vessel with all aboard, those of an ally too. */
export function bring(f: F, seat: number, vessel: VesselKind, to: Place): void {
  const p = player(f, seat)
  p.vessels[vessel].at = to
  carryGuests(f, seat, vessel, to)
  for (const hero of HEROES) if (p.heroes[hero].aboard === vessel) p.heroes[hero].at = to
}

/** Units on land from a Region to another. */
export function lead(p: Player, army: Readonly<Army>, from: Place, to: Place): void {
  p.serfs[from] = (p.serfs[from] ?? 0) - army.serfs
  p.serfs[to] = (p.serfs[to] ?? 0) + army.serfs
  p.warriors[from] = (p.warriors[from] ?? 0) - army.warriors
  p.warriors[to] = (p.warriors[to] ?? 0) + army.warriors
  for (const hero of army.heroes) p.heroes[hero].at = to
}

/** Those of an ally who are aboard a Vessel there. */
function guestsAt(f: F, seat: number, vessel: VesselKind, place: Place): Readonly<Army> | null {
  const guests = guestsAboard(f, seat, vessel)
  return sizeOf(guests) > 0 && player(f, seat).vessels[vessel].at === place ? guests : null
}

/** Units of an ally that went along and still stand there; null: there are none. (H-TEAM-10) */
export function alliesAt(f: F, seat: number, place: Place): Readonly<Army> | null {
  const { move } = f.state
  if (move === null || move.seat !== seat || move.ally < 0 || move.at !== place) return null
  const vessel = vesselOf(move.how)
  if (vessel !== null) return guestsAt(f, seat, vessel, place)
  const p = player(f, move.ally)
  const here = {
    serfs: Math.min(move.allies.serfs, p.serfs[place] ?? 0),
    warriors: Math.min(move.allies.warriors, p.warriors[place] ?? 0),
    heroes: move.allies.heroes.filter((hero) => p.heroes[hero].at === place),
  }
  return sizeOf(here) > 0 ? here : null
}
