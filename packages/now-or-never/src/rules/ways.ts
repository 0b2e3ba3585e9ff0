// The costs of the map for a hero, and the cheapest routes. (N-MOVE-6)
import { type Ground, type Walk, type Way, ways } from '../map/walk.ts'
import { at } from '../state.ts'
import { added } from './inforce.ts'
import { player } from './lookup.ts'
import type { F } from './step.ts'
import { action } from './underway.ts'

/** The costs of the map for this hero. Ignored enemies cost nothing. */
export function groundFor(f: F, seat: number): Ground {
  const { enemies, turn } = f.state
  const climb = Math.max(0, 1 + added(f, seat, 'mountainLoss'))
  return {
    mountain: (cell) => (at(f.values.spaces, cell).mountain ? climb : 0),
    enemy: (cell) => at(enemies, cell) > 0 && !turn.ignoring,
  }
}

export function walkOf(f: F, seat: number): Walk {
  const { from, left, owes } = action(f)
  const { space, hearts } = player(f, seat)
  return { begun: from, at: space, move: left, hearts, evades: owes && !f.state.turn.ignoring }
}

/** The cheapest route to every space with this much movement, before a move begins. (N-MOVE-6) */
export function waysWith(f: F, seat: number, move: number): (Way | null)[] {
  const { space, hearts } = player(f, seat)
  const bonus = added(f, seat, 'move')
  const start: Walk = { begun: space, at: space, move: Math.max(0, move + bonus), hearts, evades: false }
  return ways(start, groundFor(f, seat))
}

/** The same during a move, from the current space. */
export const waysOn = (f: F, seat: number): (Way | null)[] => ways(walkOf(f, seat), groundFor(f, seat))
