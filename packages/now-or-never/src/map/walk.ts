// The hearts that each step of a walk costs, and the cheapest route to every space. Both the rules and the route search
// take steps with `tread`, so the cost shown before a walk is the cost of the walk.
import { beside, CELLS } from './cells.ts'

/** A hero during a move. */
export interface Walk {
  readonly begun: number
  readonly at: number
  /** Free steps left. */
  readonly move: number
  readonly hearts: number
  /** True if an enemy was entered here in this move and has not been fought. */
  readonly evades: boolean
}

/** The costs of the map for this hero. */
export interface Ground {
  /** Hearts it costs to enter a cell. */
  mountain(cell: number): number
  /** Does the cell have an enemy that costs 1 heart to pass? */
  enemy(cell: number): boolean
}

/** The hearts one step costs, in the order they are lost. (N-MOVE-5) */
export interface Tread {
  readonly leaving: number
  readonly extra: number
  readonly mountain: number
  readonly after: Walk
}

export type AgainstStep = 'far' | 'begun-there' | 'last-heart'

/** Why a step can't be taken; null if it can. */
export function againstStep(walk: Walk, to: number): AgainstStep | null {
  if (walk.hearts <= 0 || !beside(walk.at).includes(to)) return 'far'
  if (to === walk.begun) return 'begun-there'
  return walk.evades && walk.hearts === 1 ? 'last-heart' : null
}

export function tread(walk: Walk, ground: Ground, to: number): Tread {
  const leaving = walk.evades ? 1 : 0
  const extra = walk.move > 0 ? 0 : 1
  // Hearts never go below 0: if the extra step takes the last heart, the mountain takes none.
  const before = walk.hearts - leaving - extra
  const mountain = Math.min(before, ground.mountain(to))
  const after: Walk = {
    begun: walk.begun,
    at: to,
    move: Math.max(0, walk.move - 1),
    hearts: before - mountain,
    evades: ground.enemy(to),
  }
  return { leaving, extra, mountain, after }
}

/** The cheapest way to a space. */
export interface Way {
  /** The cells entered, the last is the goal. */
  readonly path: readonly number[]
  /** Hearts lost on the way. */
  readonly cost: number
  /** Hearts left on arrival; with none the turn ends there. */
  readonly hearts: number
}

interface Label {
  readonly walk: Walk
  readonly back: Label | null
}

function pathOf(label: Label): number[] {
  const path: number[] = []
  for (let one = label; one.back !== null; one = one.back) path.push(one.walk.at)
  return path.toReversed()
}

/**
 * For every cell, the route that leaves the most hearts, and among those the shortest; null if there is none. Of two
 * routes to a cell with the same number of steps, the one with more hearts can do all that the other can. So one
 * label per cell and number of steps is enough.
 */
export function ways(start: Walk, ground: Ground): (Way | null)[] {
  const best: (Way | null)[] = Array.from({ length: CELLS }, () => null)
  let front: Label[] = [{ walk: start, back: null }]
  for (let steps = 0; steps < CELLS && front.length > 0; steps++) {
    const next = new Map<number, Label>()
    for (const label of front) spread(label, ground, next)
    front = [...next.values()]
    for (const label of front) {
      const { at, hearts } = label.walk
      const known = best[at]
      if (known === null || known === undefined || hearts > known.hearts) {
        best[at] = { path: pathOf(label), cost: start.hearts - hearts, hearts }
      }
    }
  }
  return best
}

function spread(label: Label, ground: Ground, next: Map<number, Label>): void {
  for (const to of beside(label.walk.at)) {
    if (againstStep(label.walk, to) !== null) continue
    const { after } = tread(label.walk, ground, to)
    const known = next.get(to)
    if (known === undefined || after.hearts > known.walk.hearts) next.set(to, { walk: after, back: label })
  }
}
