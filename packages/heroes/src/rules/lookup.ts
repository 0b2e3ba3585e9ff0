// Lookups of players, factions and Regions. If one is missing, the rules have a bug.
import { around } from '@lorehall/grammar'
import type { Place } from '../map/world.ts'
import type { Player } from '../state.ts'
import type { Faction } from '../cards/factions.ts'
import type { Unit } from '../values/words.ts'
import type { F } from './step.ts'

/** Written out, not with `at`: it runs many times per decision, and here it reads only this one kind of list. */
export function player({ state }: F, seat: number): Player {
  const found = state.players[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}

export function factionOf(f: F, seat: number): Faction {
  const faction = f.values.factions[player(f, seat).faction]
  if (faction === undefined) throw new RangeError(`seat ${seat} has no faction`)
  return faction
}

/** The record id of a Hero, a Vessel or a Unit for hire of this seat. */
export const unitId = (f: F, seat: number, unit: Exclude<Unit, 'serf' | 'warrior'>): string =>
  factionOf(f, seat).units[unit] ?? unit

/** The seats still in the game, clockwise from this one. */
export const clockwise = (f: F, from: number): number[] =>
  around(f.seats, from).filter((seat) => !player(f, seat).out)

/** Whether a Region is Shallow Water: land in every respect but its tokens. (H-SUNKEN-1) */
export const isShallow = ({ state: { sunken }, values: { world } }: F, place: Place): boolean =>
  sunken !== undefined && world.lands[place]?.continent === sunken

/** The owner of the Capital in a Region; null: there is none. */
export function capitalOwner(f: F, place: Place): number | null {
  const { players } = f.state
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.capital === place) return seat
  return null
}
