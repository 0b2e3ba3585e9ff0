// Finds the thing that an arrow key leads to.
import type { Point } from './board.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** A thing, and its position. */
export interface Standing extends Point {
  readonly at: string
}

/**
 * The nearest thing in the direction of the key. Things off to the side count as farther away.
 * @param narrow how straight ahead a thing must be to count: from 0 (anywhere ahead) to 1 (exactly straight)
 */
export function ahead(from: Point, key: string, among: readonly Standing[], narrow: number): string | null {
  const way = ARROWS[key]
  if (way === undefined) return null
  let best: string | null = null
  let least = Infinity
  for (const { at, x, y } of among) {
    const far = Math.hypot(x - from.x, y - from.y)
    if (far < 0.01) continue
    const straight = ((x - from.x) * way.x + (y - from.y) * way.y) / far
    const cost = far * (2 - straight)
    if (straight > narrow && cost < least) {
      least = cost
      best = at
    }
  }
  return best
}
