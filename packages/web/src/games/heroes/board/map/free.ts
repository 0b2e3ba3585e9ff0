// The free width and height of a Region around its roomiest spot.
import type { Point } from '../../../../table-ui/stage/board.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

type Axis = 'x' | 'y'

/** Where a straight line through this point, along an axis, leaves the outline on both sides. */
export function freeAlong(axis: Axis, at: Point, corners: readonly Point[]): Span {
  const other = axis === 'x' ? 'y' : 'x'
  let [from, to] = [-Infinity, Infinity]
  let last = corners.at(-1)
  for (const a of corners) {
    if (last !== undefined && a[other] > at[other] !== last[other] > at[other]) {
      const crossed = ((last[axis] - a[axis]) * (at[other] - a[other])) / (last[other] - a[other]) + a[axis]
      if (crossed > at[axis]) to = Math.min(to, crossed)
      else from = Math.max(from, crossed)
    }
    last = a
  }
  // A line that misses the outline has nothing free.
  return Number.isFinite(from) && Number.isFinite(to) ? { from, to } : { from: at[axis], to: at[axis] }
}

/** Pixels between two of the lines that are looked at. */
const STEP = 3

/** The width of a Region that is free on all lines between two heights. */
export type Widths = (heights: Span) => Span

export function widthsOf(at: Point, corners: readonly Point[]): Widths {
  const known = new Map<number, Span>()
  const line = (n: number) => {
    const before = known.get(n)
    if (before !== undefined) return before
    const found = freeAlong('x', { x: at.x, y: n * STEP }, corners)
    known.set(n, found)
    return found
  }
  return (heights) => {
    let [from, to] = [-Infinity, Infinity]
    const last = Math.ceil(heights.to / STEP)
    for (let n = Math.floor(heights.from / STEP); n <= last; n++) {
      const free = line(n)
      from = Math.max(from, free.from)
      to = Math.min(to, free.to)
    }
    return { from, to }
  }
}
