// What a walk costs in hearts, step by step, and the cheapest way to every space. The rules take steps by
// `tread`, and so does the search for ways: what is shown before a walk is what the walk will cost.
import { beside, CELLS } from './cells.ts'

/** A hero in the middle of a move. */
export interface Walk {
  readonly begun: number
  readonly at: number
  /** Steps that cost nothing by themselves. */
  readonly move: number
  readonly hearts: number
  /** An enemy was entered here in this move, and is not fought yet. */
  readonly evades: boolean
}

/** What the hero meets. */
export interface Ground {
  /** The hearts it costs this hero to enter. */
  mountain(cell: number): number
  /** Does an enemy live there that costs a heart to pass? */
  enemy(cell: number): boolean
}

/** What one step takes, in the order in which it is taken. (N-MOVE-5) */
export interface Tread {
  readonly leaving: number
  readonly extra: number
  readonly mountain: number
  readonly after: Walk
}

export type AgainstStep = 'far' | 'begun-there' | 'last-heart'

/** What stands against a step; null: it can be taken. */
export function againstStep(walk: Walk, to: number): AgainstStep | null {
  if (walk.hearts <= 0 || !beside(walk.at).includes(to)) return 'far'
  if (to === walk.begun) return 'begun-there'
  return walk.evades && walk.hearts === 1 ? 'last-heart' : null
}

export function tread(walk: Walk, ground: Ground, to: number): Tread {
  const leaving = walk.evades ? 1 : 0
  const extra = walk.move > 0 ? 0 : 1
  // Nothing takes hearts below 0: the last one may go for the step, and the mountain then takes none.
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
 * For every cell the way that leaves the most hearts, of those the shortest; null where none leads.
 * Of two ways of as many steps to one cell the one with more hearts can do all that the other can, so one
 * label a cell and number of steps is enough.
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
