// Where a pointer is heading. On its way to the reader, to scroll it or follow a link in it, it passes over things that
// the player doesn't want to read.
import type { Box } from './tag-side.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Shorter moves don't show a direction: a hand never moves quite straight. */
const STRIDE_PX = 12

/** Where a line from `from` (0) through `to` (1) enters and leaves the range between two bounds. */
function between(from: number, to: number, low: number, high: number): readonly [number, number] {
  const way = to - from
  if (way === 0) return from >= low && from <= high ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const ends = [(low - from) / way, (high - from) / way] as const
  return [Math.min(...ends), Math.max(...ends)]
}

/** Does the line from one spot through another, continued, reach the box? */
export function leadsTo(from: Spot, to: Spot, { left, right, top, bottom }: Box): boolean {
  const across = between(from.x, to.x, left, right)
  const down = between(from.y, to.y, top, bottom)
  const enters = Math.max(across[0], down[0])
  return enters <= Math.min(across[1], down[1]) && Math.min(across[1], down[1]) >= 1
}

export class Heading {
  private from: Spot | null = null
  private to: Spot | null = null

  /** Notes the position. Returns whether the pointer has moved far enough to show a new direction. */
  moved({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean {
    const now = { x, y }
    if (this.to !== null && Math.hypot(x - this.to.x, y - this.to.y) < STRIDE_PX) return false
    this.from = this.to
    this.to = now
    return true
  }

  towards(box: Box): boolean {
    const { from, to } = this
    return from !== null && to !== null && leadsTo(from, to, box)
  }
}
