// Units that move together: their number, their Speed, and moving them between Regions.
import type { Place } from '../../map/world.ts'
import type { Along, Army, Move, Player } from '../../state.ts'
import { HEROES, type How, type VesselKind } from '../../values/words.ts'
import { unitSpeed } from '../abilities/moving.ts'
import { carryGuests, guestsAboard } from '../guests.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { alongOf, sizeOf } from './company.ts'

/** The Vessel for this kind of movement; null: a March. */
export const vesselOf = (how: How): VesselKind | null =>
  how === 'sail' ? 'sea' : how === 'fly' ? 'air' : null

/** The Vessel of a movement; null: the Units move on their own. */
export const vesselIn = ({ how, afoot }: Move): VesselKind | null => (afoot === true ? null : vesselOf(how))

/** The number of the owner's Land Units aboard a Vessel. */
export function aboard(p: Player, vessel: VesselKind): number {
  const { serfs, warriors } = p.vessels[vessel]
  let n = serfs + warriors
  for (const hero of HEROES) if (p.heroes[hero].aboard === vessel) n++
  return n
}

/** The seat's own Land Units that move: marching or carried. */
export const walkers = (move: Move): number => (vesselIn(move) === null ? sizeOf(move.army) : move.carried)

/** All Units that move, including a Vessel and allied Units. */
export function goers(move: Move): number {
  let n = walkers(move) + (vesselIn(move) === null ? 0 : 1)
  if (move.ally >= 0) for (const { army } of alongOf(move)) n += sizeOf(army)
  return n
}

/** The Natural Strength of these Units. */
export const strengthOfArmy = (
  { values: { units } }: F,
  { serfs, warriors, heroes }: Readonly<Army>,
): number =>
  heroes.reduce((sum, hero) => sum + units[hero].strength, 0) +
  serfs * units.serf.strength +
  warriors * units.warrior.strength

/** The same of all Units that march, including allied Units. */
export const strengthOfMarch = (f: F, move: Move): number =>
  alongOf(move).reduce((sum, { army }) => sum + strengthOfArmy(f, army), strengthOfArmy(f, move.army))

/** The Speed of the slowest Unit that marches; Units aboard never slow a Vessel. (H-MOVE-4) */
export function speedOf(f: F, move: Move, extra: Extra): number {
  if (extra.speed !== undefined) return extra.speed
  const { army } = move
  const vessel = vesselIn(move)
  const add = extra.add ?? 0
  if (vessel !== null) return unitSpeed(f, move, vessel) + add
  const along = alongOf(move)
  let { serfs, warriors } = army
  for (const one of along) {
    serfs += one.army.serfs
    warriors += one.army.warriors
  }
  let slowest = Infinity
  if (serfs > 0) slowest = unitSpeed(f, move, 'serf')
  if (warriors > 0) slowest = Math.min(slowest, unitSpeed(f, move, 'warrior'))
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
  for (const hero of HEROES) if (p.heroes[hero].aboard === vessel) p.heroes[hero].at = to
}

/** Moves Units on land from one Region to another. */
export function lead(p: Player, army: Readonly<Army>, from: Place, to: Place): void {
  p.serfs[from] = (p.serfs[from] ?? 0) - army.serfs
  p.serfs[to] = (p.serfs[to] ?? 0) + army.serfs
  p.warriors[from] = (p.warriors[from] ?? 0) - army.warriors
  p.warriors[to] = (p.warriors[to] ?? 0) + army.warriors
  for (const hero of army.heroes) p.heroes[hero].at = to
}

const NONE: readonly Along[] = []

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
      heroes: one.army.heroes.filter((hero) => p.heroes[hero].at === place),
    }
    return sizeOf(army) > 0 ? [{ seat: one.seat, army }] : []
  })
}
