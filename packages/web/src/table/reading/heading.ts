// Where a pointer is going. Who goes to the reader, to scroll it or to follow a link in it, passes over other
// things on the way and does not mean them.
import type { Box } from './tag-side.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** A hand is never quite straight: less than this says nothing of where it goes. */
const STRIDE_PX = 12

/** The share of the way from `from` at which a line through `to` is between these two bounds. */
function between(from: number, to: number, low: number, high: number): readonly [number, number] {
  const way = to - from
  if (way === 0) return from >= low && from <= high ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const ends = [(low - from) / way, (high - from) / way] as const
  return [Math.min(...ends), Math.max(...ends)]
}

/** Does the way from one spot to another, carried on, come to the box? */
export function leadsTo(from: Spot, to: Spot, { left, right, top, bottom }: Box): boolean {
  const across = between(from.x, to.x, left, right)
  const down = between(from.y, to.y, top, bottom)
  const enters = Math.max(across[0], down[0])
  return enters <= Math.min(across[1], down[1]) && Math.min(across[1], down[1]) >= 1
}

export class Heading {
  private from: Spot | null = null
  private to: Spot | null = null

  /** Whether it has come so far that its way is known anew. */
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
