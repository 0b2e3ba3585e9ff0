// Entanglement: each Land Unit that leaves pays. (H-MOVE-6)
import type { Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import { player } from '../lookup.ts'
import { pay } from '../purse.ts'
import type { F, T } from '../step.ts'
import { sizeOf, walkers } from './army.ts'

/** Food for each Land Unit that leaves a Region. */
export function tollAt(f: F, place: Place): number {
  for (const { id, at } of f.state.live) {
    if (at === place && id === 'entanglement') return f.values.explore.entanglement
  }
  return 0
}

/** Food each Land Unit pays for the step out of a Region; aboard a Vessel only where that begins. */
export const dueAt = (f: F, { how }: Move, out: Place, first: boolean): number =>
  how === 'march' || first ? tollAt(f, out) : 0

/** Each owner pays for its own. (H-TEAM-9) */
export function canPayDue(f: F, move: Move, due: number): boolean {
  if (due === 0) return true
  const { seat, ally, allies } = move
  if (walkers(move) * due > player(f, seat).food) return false
  return ally < 0 || sizeOf(allies) * due <= player(f, ally).food
}

export function payDue(t: T, move: Move, due: number): void {
  payToll(t, move.seat, walkers(move) * due)
  if (move.ally >= 0) payToll(t, move.ally, sizeOf(move.allies) * due)
}

export function payToll(t: T, seat: number, food: number): void {
  if (food > 0) pay(t, seat, { food }, 'entanglement')
}
