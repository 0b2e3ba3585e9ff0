// Where a move can go, the hearts left there, and the first step. Like `ways`, but without the paths, because bots need
// it all the time.
import { CELLS } from '../map/cells.ts'
import { type Ground, neighbours, type Walk } from '../map/walk.ts'

export interface Reach {
  /** Hearts left on arrival; 0 if the cell can't be reached. */
  readonly hearts: Int8Array
  readonly steps: Int8Array
  /** The first step of the route. */
  readonly first: Int8Array
}

/** Routes of at most this many extra steps are considered. */
const BEYOND = 5

/** For each cell, the route that leaves the most hearts, and among those the shortest. */
export function reachOf(start: Walk, ground: Ground): Reach {
  const { cells = CELLS } = ground
  const found = { hearts: new Int8Array(cells), steps: new Int8Array(cells), first: new Int8Array(cells) }
  let [hearts, first] = [new Int8Array(cells), new Int8Array(cells)]
  hearts[start.at] = start.hearts
  for (let steps = 1; steps <= start.move + BEYOND; steps++) {
    const [left, by] = [new Int8Array(cells), new Int8Array(cells)]
    const extra = steps > start.move ? 1 : 0
    for (let cell = 0; cell < cells; cell++) {
      const has = hearts[cell] ?? 0
      if (has === 0) continue
      const evades = steps === 1 ? start.evades : ground.enemy(cell)
      const before = has - extra - evades
      if (before <= 0) continue
      const arrive = (to: number, toll: number) => {
        const after = before - toll - ground.mountain(to)
        if (to === start.begun || to === start.before || after <= (left[to] ?? 0)) return
        left[to] = after
        by[to] = steps === 1 ? to : (first[cell] ?? 0)
      }
      for (const to of neighbours(cell)) arrive(to, 0)
      for (const { to, hearts: toll, mana } of ground.passages?.(cell) ?? []) {
        if ((start.mana ?? 0) >= mana) arrive(to, toll)
      }
    }
    for (let cell = 0; cell < cells; cell++) {
      if ((left[cell] ?? 0) <= (found.hearts[cell] ?? 0)) continue
      found.hearts[cell] = left[cell] ?? 0
      found.steps[cell] = steps
      found.first[cell] = by[cell] ?? 0
    }
    hearts = left
    first = by
  }
  return found
}
