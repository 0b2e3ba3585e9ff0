// The costs of the map for a hero, and the cheapest routes. (N-MOVE-6)
import { type Ground, type Walk, type Way, ways } from '../map/walk.ts'
import { at, type HeroAction } from '../state.ts'
import { added } from './inforce.ts'
import { player } from './lookup.ts'
import type { F } from './step.ts'
import { action } from './underway.ts'

/** The costs of the map for this hero. Ignored enemies cost nothing. */
export function groundFor(f: F, seat: number): Ground {
  const { enemies, turn } = f.state
  const climb = Math.max(0, 1 + added(f, seat, 'mountainLoss'))
  const { passages } = f.values.box
  return {
    cells: f.values.spaces.length,
    ...(passages === null ? {} : { passages: (cell) => passages(f, cell) }),
    mountain: (cell) => (at(f.values.spaces, cell).mountain ? climb : 0),
    enemy: (cell) => (turn.ignoring ? 0 : (at(enemies, cell) > 0 ? 1 : 0) + fierceOn(f, cell)),
  }
}

/** Hearts it costs to pass what modules have on a space. */
const fierceOn = (f: F, cell: number): number => f.values.box.fierce?.(f, cell) ?? 0

/** Hearts a hero loses by leaving or doing anything here but fight: for an enemy, and for what modules have here. */
export function owed(f: F, seat: number, { owes, steps }: HeroAction): number {
  if (f.state.turn.ignoring) return 0
  return (owes ? 1 : 0) + (steps > 0 ? fierceOn(f, player(f, seat).space) : 0)
}

export const walkOf = (f: F, seat: number): Walk => walkFrom(f, seat, action(f))

/** The hero of an action, at its space. */
export function walkFrom(f: F, seat: number, now: HeroAction): Walk {
  const { space, hearts, mana } = player(f, seat)
  const { from, before, left } = now
  const walk = { begun: from, at: space, move: left, hearts, evades: owed(f, seat, now), mana }
  return before === undefined ? walk : { ...walk, before }
}

/** The cheapest route to every space with this much movement, before a move begins. (N-MOVE-6) */
export function waysWith(f: F, seat: number, move: number): (Way | null)[] {
  const { space, hearts, mana } = player(f, seat)
  const bonus = added(f, seat, 'move')
  const start: Walk = { begun: space, at: space, move: Math.max(0, move + bonus), hearts, evades: 0, mana }
  return ways(start, groundFor(f, seat))
}

/** The same during a move, from the current space. */
export const waysOn = (f: F, seat: number): (Way | null)[] => ways(walkOf(f, seat), groundFor(f, seat))
