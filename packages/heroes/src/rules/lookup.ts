// Players, factions and ground by name. To look for one that is not there is a bug in the rules.
import type { Place } from '../map/world.ts'
import { at, type Player } from '../state.ts'
import type { Faction } from '../cards/factions.ts'
import type { F } from './step.ts'

export const player = (f: F, seat: number): Player => at(f.state.players, seat)

export function factionOf(f: F, seat: number): Faction {
  const faction = f.values.factions[player(f, seat).faction]
  if (faction === undefined) throw new RangeError(`seat ${seat} has no faction`)
  return faction
}

/** The seats still in the game, clockwise from this one. */
export function clockwise(f: F, from: number): number[] {
  const seats: number[] = []
  for (let i = 0; i < f.seats; i++) {
    const seat = (from + i) % f.seats
    if (!player(f, seat).out) seats.push(seat)
  }
  return seats
}

/** Whose Capital stands in a Region; null: nobody's. */
export function capitalOwner(f: F, place: Place): number | null {
  const { players } = f.state
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.capital === place) return seat
  return null
}
