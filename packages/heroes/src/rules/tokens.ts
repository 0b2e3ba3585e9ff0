// Tokens on the map: face down nobody knows which lies where; one is chosen by chance when it is turned.
import { draw } from '@lorehall/grammar'
import { idOf, isSea, type Place } from '../map/world.ts'
import type { T } from './step.ts'

/** Turns up, without resolving them, all face-down tokens of a place. (H-EXPLORE-3) */
export function show(t: T, place: Place): void {
  while ((t.state.down[place] ?? 0) > 0) showOne(t, place)
}

/** Turns up one of them. */
export function showOne(t: T, place: Place): void {
  t.state.shown.push({ at: place, id: turnUp(t, place) })
}

/** Turns one up. */
export function turnUp(t: T, place: Place): string {
  const { state } = t
  const token = draw(t, isSea(t, place) ? state.seaPool : state.landPool)
  state.down[place] = (state.down[place] ?? 0) - 1
  t.emit({ type: 'turnedUp', region: idOf(t, place), token })
  return token
}
