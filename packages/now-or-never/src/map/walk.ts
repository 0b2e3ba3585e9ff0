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
  /** Hearts it costs to leave, because something was entered here in this move and has not been fought. */
  readonly evades: number
  /** Where the hero stood before something put it on the cell where the move began. */
  readonly before?: number
  /** Mana that passages may cost. */
  readonly mana?: number
}

/** A step to a cell that is no neighbor, or between the map and a space outside it. */
export interface Passage {
  readonly to: number
  readonly mana: number
  /** Hearts that are lost; they may be the last. */
  readonly hearts: number
  /** The answer that takes it. */
  readonly answer: string
}

/** The costs of the map for this hero. */
export interface Ground {
  /** Hearts it costs to enter a cell. */
  mountain(cell: number): number
  /** Hearts it costs to pass everything on a cell that could be fought. */
  enemy(cell: number): number
  /** All cells of the table. Absent: those of the map. */
  readonly cells?: number
  /** Absent: there are none. */
  passages?(cell: number): readonly Passage[]
}

/** The hearts one step costs, in the order they are lost. (N-MOVE-5) */
export interface Tread {
  readonly leaving: number
  readonly extra: number
  readonly mountain: number
  /** Hearts lost for a passage. */
  readonly toll: number
  readonly after: Walk
}

export type AgainstStep = 'far' | 'begun-there' | 'last-heart'

const NONE: readonly number[] = []

/** The neighbors of a cell. A space outside the map has none. */
export const neighbours = (cell: number): readonly number[] => (cell < CELLS ? beside(cell) : NONE)

/** Why a step can't be taken; null if it can. */
export function againstStep(walk: Walk, to: number, through: Passage | null = null): AgainstStep | null {
  if (walk.hearts <= 0 || (through === null && !neighbours(walk.at).includes(to))) return 'far'
  if (to === walk.begun || to === walk.before) return 'begun-there'
  return walk.evades > 0 && walk.hearts <= walk.evades ? 'last-heart' : null
}

export function tread(walk: Walk, ground: Ground, to: number, through: Passage | null = null): Tread {
  const leaving = walk.evades
  const extra = walk.move > 0 ? 0 : 1
  // Hearts never go below 0: if the extra step takes the last heart, the mountain takes none.
  const before = walk.hearts - leaving - extra
  const toll = Math.min(before, through?.hearts ?? 0)
  const mountain = Math.min(before - toll, ground.mountain(to))
  const after: Walk = {
    ...walk,
    at: to,
    move: Math.max(0, walk.move - 1),
    hearts: before - toll - mountain,
    evades: ground.enemy(to),
    ...(through === null || walk.mana === undefined ? {} : { mana: walk.mana - through.mana }),
  }
  return { leaving, extra, mountain, toll, after }
}

/** The cheapest way to a space. */
export interface Way {
  /** The cells entered, the last is the goal. */
  readonly path: readonly number[]
  /** The answer of each step that is a passage; null: an ordinary step. */
  readonly by: readonly (string | null)[]
  /** Hearts lost on the way. */
  readonly cost: number
  /** Hearts left on arrival; with none the turn ends there. */
  readonly hearts: number
}

interface Label {
  readonly walk: Walk
  readonly back: Label | null
  readonly by: string | null
}

function wayTo(start: Walk, label: Label): Way {
  const path: number[] = []
  const by: (string | null)[] = []
  for (let one = label; one.back !== null; one = one.back) {
    path.push(one.walk.at)
    by.push(one.by)
  }
  const { hearts } = label.walk
  return { path: path.toReversed(), by: by.toReversed(), cost: start.hearts - hearts, hearts }
}

/**
 * For every cell, the route that leaves the most hearts, and among those the shortest; null if there is none. Of two
 * routes to a cell with the same number of steps and the same mana left, the one with more hearts can do all that the
 * other can. So one label per cell, number of steps and mana is enough.
 */
export function ways(start: Walk, ground: Ground): (Way | null)[] {
  const { cells = CELLS } = ground
  const best: (Way | null)[] = Array.from({ length: cells }, () => null)
  let front: Label[] = [{ walk: start, back: null, by: null }]
  for (let steps = 0; steps < cells && front.length > 0; steps++) {
    const next = new Map<number, Label>()
    for (const label of front) spread(label, ground, next)
    front = [...next.values()]
    for (const label of front) {
      const { at, hearts } = label.walk
      const known = best[at]
      if (known === null || known === undefined || hearts > known.hearts) best[at] = wayTo(start, label)
    }
  }
  return best
}

function spread(label: Label, ground: Ground, next: Map<number, Label>): void {
  const { walk } = label
  for (const to of neighbours(walk.at)) {
    if (againstStep(walk, to) === null) reach(label, tread(walk, ground, to).after, null, ground, next)
  }
  for (const one of ground.passages?.(walk.at) ?? []) {
    if ((walk.mana ?? 0) < one.mana || againstStep(walk, one.to, one) !== null) continue
    reach(label, tread(walk, ground, one.to, one).after, one.answer, ground, next)
  }
}

function reach(
  back: Label,
  walk: Walk,
  by: string | null,
  { cells = CELLS }: Ground,
  next: Map<number, Label>,
): void {
  const key = walk.at + cells * (walk.mana ?? 0)
  const known = next.get(key)
  if (known === undefined || walk.hearts > known.walk.hearts) next.set(key, { walk, back, by })
}
