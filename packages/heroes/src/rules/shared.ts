// Regions that allies share. (H-TEAM-7, H-TEAM-8)
import { around } from '@lorehall/grammar'
import { isSea, land, type Place } from '../map/world.ts'
import { SUPPLY } from '../state.ts'
import { player } from './lookup.ts'
import { holds, unitsAt } from './pieces.ts'
import type { F, T } from './step.ts'
import { alliesOf, inTeams, isAlly } from './teams.ts'

const isThere = (f: F, seat: number, place: Place): boolean =>
  seat >= 0 && unitsAt(player(f, seat), place) > 0

/**
 * A seat keeps its place in the order of arrival while it has a Unit in the Region; updated when Units leave.
 * (H-TEAM-7)
 */
export function noteFirst(t: T, place: Place): void {
  if (!inTeams(t) || place < 0 || isSea(t, place)) return
  const { came, later, turn } = t.state
  if (later === undefined && isThere(t, came[place] ?? SUPPLY, place)) return
  const before = [came[place] ?? SUPPLY, ...(later?.[place] ?? [])]
  const order = around(t.seats, turn.seat)
  const [first = SUPPLY, ...others] = [...new Set([...before, ...order])].filter((seat) =>
    isThere(t, seat, place),
  )
  came[place] = first
  if (later !== undefined) later[place] = others
}

/** Updates the order of arrival everywhere; called after every turn. */
export function noteWhoCame(t: T): void {
  if (inTeams(t)) t.values.world.lands.forEach((_, place) => noteFirst(t, place))
}

/** Serfs in a Region of allies who came there before this seat. */
function serfsBefore(f: F, seat: number, place: Place): number {
  const { came, later } = f.state
  let n = 0
  for (const other of [came[place] ?? SUPPLY, ...(later?.[place] ?? [])]) {
    if (other === seat) return n
    if (other !== SUPPLY && isAlly(f, seat, other)) n += player(f, other).serfs[place] ?? 0
  }
  return n
}

/**
 * The number of a seat's Serfs that work in a Region. Worker Spaces fill up in the order in which the owners came.
 * (H-TEAM-7)
 */
export function workersAt(f: F, seat: number, place: Place): number {
  const { workers } = land(f, place)
  const serfs = player(f, seat).serfs[place] ?? 0
  if (serfs === 0 || !inTeams(f)) return Math.min(serfs, workers)
  return Math.min(serfs, Math.max(0, workers - serfsBefore(f, seat, place)))
}

/**
 * Whether a Region counts for this seat. A shared Region counts for the seat that came first; a Capital of the team
 * counts for nobody. (H-TEAM-8)
 */
export function countsFor(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  if (place === p.capital || !holds(p, place)) return false
  if (!inTeams(f)) return true
  return alliesOf(f, seat).every((ally) => {
    const other = player(f, ally)
    return other.capital !== place && (seat < ally || !holds(other, place))
  })
}
