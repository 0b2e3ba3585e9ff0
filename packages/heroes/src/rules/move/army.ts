// Units that move together: their number, their Speed, and moving them between Regions.
import type { Place } from '../../map/world.ts'
import type { Along, Army, Move, Player } from '../../state.ts'
import type { How, VesselKind } from '../../values/words.ts'
import { unitSpeed } from '../abilities/moving.ts'
import { carryGuests, guestsAboard } from '../guests.ts'
import { heroesOf, heroOf } from '../hired.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { alongOf, bandIn, sizeOf } from './company.ts'

const NONE: readonly Along[] = []

/** The Vessel for this kind of movement; null: a March. */
export const vesselOf = (how: How): VesselKind | null =>
  how === 'sail' ? 'sea' : how === 'fly' ? 'air' : null

/** The Vessel of a movement; null: the Units move on their own. */
export const vesselIn = ({ how, afoot }: Move): VesselKind | null => (afoot === true ? null : vesselOf(how))

/** The number of the owner's Land Units aboard a Vessel. */
export function aboard(p: Player, vessel: VesselKind): number {
  const { serfs, warriors } = p.vessels[vessel]
  let n = serfs + warriors
  for (const hero of heroesOf(p)) if (heroOf(p, hero).aboard === vessel) n++
  return n
}

/** The seat's own Land Units that move: on their own or carried. */
export const walkers = (move: Move): number =>
  vesselIn(move) === null ? sizeOf(move.army) : sizeOf(move.army) + move.carried

/** All Units that move, including a Vessel and allied Units. */
export function goers(move: Move): number {
  let n = walkers(move) + (vesselIn(move) === null ? 0 : 1)
  if (move.ally >= 0) for (const { army } of alongOf(move)) n += sizeOf(army)
  return n
}

/** The Natural Strength of these Units. */
export const strengthOfArmy = (
  { values: { units } }: F,
  { serfs, warriors, heroes, band = 0 }: Readonly<Army>,
): number =>
  heroes.reduce((sum, hero) => sum + units[hero].strength, 0) +
  serfs * units.serf.strength +
  warriors * units.warrior.strength +
  band * units.band.strength

/** The Units that go with a movement, besides allied ones: on their own, and aboard its Vessel. */
export function partyOf(f: F, move: Move): Army {
  const vessel = vesselIn(move)
  const { army, seat } = move
  if (vessel === null) return army
  const p = player(f, seat)
  const { vessels } = p
  const crew = heroesOf(p).filter((hero) => heroOf(p, hero).aboard === vessel)
  return {
    serfs: vessels[vessel].serfs + army.serfs,
    warriors: vessels[vessel].warriors + army.warriors,
    heroes: army.heroes.length === 0 ? crew : [...crew, ...army.heroes],
  }
}

/** The same of all Units that move, including a Vessel and allied Units. */
export function strengthOfMarch(f: F, move: Move): number {
  const vessel = vesselIn(move)
  let sum = strengthOfArmy(f, partyOf(f, move)) + (vessel === null ? 0 : f.values.units[vessel].strength)
  for (const { army } of alongOf(move)) sum += strengthOfArmy(f, army)
  return sum
}

/** The Speed of the slowest Unit that moves on its own, and of the Vessel; those aboard slow nobody. (H-MOVE-4) */
export function speedOf(f: F, move: Move, extra: Extra): number {
  if (extra.speed !== undefined) return extra.speed
  const { army } = move
  const vessel = vesselIn(move)
  const add = extra.add ?? 0
  // Allied Units beside a Vessel are aboard it.
  const along = vessel === null ? alongOf(move) : NONE
  let { serfs, warriors, band = 0 } = army
  for (const one of along) {
    serfs += one.army.serfs
    warriors += one.army.warriors
    band += one.army.band ?? 0
  }
  let slowest = vessel === null ? Infinity : unitSpeed(f, move, vessel)
  if (serfs > 0) slowest = Math.min(slowest, unitSpeed(f, move, 'serf'))
  if (warriors > 0) slowest = Math.min(slowest, unitSpeed(f, move, 'warrior'))
  if (band > 0) slowest = Math.min(slowest, unitSpeed(f, move, 'band'))
  for (const hero of army.heroes) slowest = Math.min(slowest, unitSpeed(f, move, hero))
  // Allies' abilities don't apply: their Heroes have their printed Speed.
  for (const one of along)
    for (const hero of one.army.heroes) slowest = Math.min(slowest, f.values.units[hero].speed)
  return slowest + add
}

/** Moves a Vessel with everyone aboard, including allied Units. */
export function bring(f: F, seat: number, vessel: VesselKind, to: Place): void {
  const p = player(f, seat)
  p.vessels[vessel].at = to
  carryGuests(f, seat, vessel, to)
  for (const hero of heroesOf(p)) if (heroOf(p, hero).aboard === vessel) heroOf(p, hero).at = to
}

/** Moves Units that are not aboard from one Region to another. */
export function lead(p: Player, army: Readonly<Army>, from: Place, to: Place): void {
  p.serfs[from] = (p.serfs[from] ?? 0) - army.serfs
  p.serfs[to] = (p.serfs[to] ?? 0) + army.serfs
  p.warriors[from] = (p.warriors[from] ?? 0) - army.warriors
  p.warriors[to] = (p.warriors[to] ?? 0) + army.warriors
  for (const hero of army.heroes) heroOf(p, hero).at = to
  const { band } = p
  if (band === undefined || army.band === undefined) return
  band[from] = (band[from] ?? 0) - army.band
  band[to] = (band[to] ?? 0) + army.band
}

/** Allied Units that moved along and are still there, by ally. (H-TEAM-10) */
export function alliesAt(f: F, seat: number, place: Place): readonly Along[] {
  const { move } = f.state
  if (move === null || move.seat !== seat || move.ally < 0 || move.at !== place) return NONE
  const vessel = vesselIn(move)
  if (vessel !== null)
    return player(f, seat).vessels[vessel].at === place ? guestsAboard(f, seat, vessel) : NONE
  return alongOf(move).flatMap((one) => {
    const p = player(f, one.seat)
    const army = {
      serfs: Math.min(one.army.serfs, p.serfs[place] ?? 0),
      warriors: Math.min(one.army.warriors, p.warriors[place] ?? 0),
      heroes: one.army.heroes.filter((hero) => heroOf(p, hero).at === place),
      ...bandIn(Math.min(one.army.band ?? 0, p.band?.[place] ?? 0)),
    }
    return sizeOf(army) > 0 ? [{ seat: one.seat, army }] : []
  })
}
