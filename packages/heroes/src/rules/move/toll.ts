// Tokens that charge a toll: each Land Unit that leaves pays. (H-MOVE-6)
import type { Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import type { Token } from '../../cards/tokens.ts'
import { passes } from '../abilities/moving.ts'
import { player } from '../lookup.ts'
import { pay } from '../purse.ts'
import type { F, T } from '../step.ts'
import { walkers } from './army.ts'
import { alongOf, sizeOf } from './company.ts'

/** The token that charges for leaving a Region; null: none. */
function chargerAt({ state, values }: F, place: Place): Token | null {
  for (const { id, at } of state.live) {
    if (at !== place) continue
    const token = values.explorationTokens[id]
    if (token?.charges !== undefined) return token
  }
  return null
}

/** Food per Land Unit that leaves a Region. */
export const tollAt = (f: F, place: Place): number => chargerAt(f, place)?.charges ?? 0

/** Food that each Land Unit pays for a step out of a Region. Units aboard a Vessel pay only for its first step. */
export function dueAt(f: F, move: Move, out: Place, first: boolean): number {
  const due = move.how === 'march' || first ? tollAt(f, out) : 0
  return due > 0 && move.how === 'march' && passes(f, move, 'toll') ? 0 : due
}

/** Whether every owner can pay for their Units. (H-TEAM-9) */
export function canPayDue(f: F, move: Move, due: number): boolean {
  if (due === 0) return true
  if (walkers(move) * due > player(f, move.seat).food) return false
  return alongOf(move).every(({ seat, army }) => sizeOf(army) * due <= player(f, seat).food)
}

/** Every owner pays for their Units that leave a Region. */
export function payDue(t: T, move: Move, out: Place, first: boolean): void {
  if (dueAt(t, move, out, first) === 0) return
  payToll(t, move.seat, walkers(move), out)
  for (const { seat, army } of alongOf(move)) payToll(t, seat, sizeOf(army), out)
}

/** A seat pays for this many Units leaving. */
export function payToll(t: T, seat: number, units: number, out: Place): void {
  const token = chargerAt(t, out)
  const food = units * (token?.charges ?? 0)
  if (token !== null && food > 0) pay(t, seat, { food }, token.id)
}
