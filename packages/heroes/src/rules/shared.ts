// Regions that allies share. (H-TEAM-7, H-TEAM-8)
import { isSea, land, type Place } from '../map/world.ts'
import { SUPPLY } from '../state.ts'
import { player } from './lookup.ts'
import { holds, unitsAt } from './pieces.ts'
import type { F, T } from './step.ts'
import { allyOf } from './teams.ts'

const isThere = (f: F, seat: number, place: Place): boolean =>
  seat >= 0 && unitsAt(player(f, seat), place) > 0

/** Who came first to a Region keeps that while it has a Unit there; looked at when one leaves. (H-TEAM-7) */
export function noteFirst(t: T, place: Place): void {
  if (t.options['teams'] !== true || place < 0 || isSea(t, place)) return
  const { came, turn } = t.state
  if (isThere(t, came[place] ?? SUPPLY, place)) return
  const order = Array.from({ length: t.seats }, (_, i) => (turn.seat + i) % t.seats)
  came[place] = order.find((seat) => isThere(t, seat, place)) ?? SUPPLY
}

/** And everywhere after every turn. */
export function noteWhoCame(t: T): void {
  if (t.options['teams'] === true) t.values.world.lands.forEach((_, place) => noteFirst(t, place))
}

/** Serfs of a seat that work in a Region: Worker Spaces are filled by those of who came first. (H-TEAM-7) */
export function workersAt(f: F, seat: number, place: Place): number {
  const { workers } = land(f, place)
  const serfs = player(f, seat).serfs[place] ?? 0
  const ally = f.options['teams'] === true ? allyOf(f, seat) : SUPPLY
  const before = ally >= 0 && f.state.came[place] === ally ? (player(f, ally).serfs[place] ?? 0) : 0
  return Math.min(serfs, Math.max(0, workers - before))
}

/** Whether a Region counts for this seat: a shared one counts once, a Capital of the team not at all. (H-TEAM-8) */
export function countsFor(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  if (place === p.capital || !holds(p, place)) return false
  const ally = f.options['teams'] === true ? allyOf(f, seat) : SUPPLY
  if (ally < 0) return true
  const other = player(f, ally)
  return other.capital !== place && (seat < ally || !holds(other, place))
}
