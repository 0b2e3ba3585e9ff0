// The outlines of the printed map, on a grid of 1000 by 700. Two Regions that touch share the line between them, so
// each line is stored once: its first point, then the step to each next point.
import type { Point } from '../../../../table-ui/stage/board.ts'
import outlines from './outlines.json' with { type: 'json' }

/** The size of the grid that the outlines are drawn on. */
export const GRID = { w: 1000, h: 700 } as const

const numbersIn = (text: string) => text.split(' ').map(Number)

/** Reads pairs of numbers as points. */
export function pointsIn(text: string): readonly Point[] {
  const numbers = numbersIn(text)
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }))
}

const LINES: readonly (readonly Point[])[] = outlines.lines.map((line) => {
  const at = { x: 0, y: 0 }
  return pointsIn(line).map((step) => {
    at.x += step.x
    at.y += step.y
    return { ...at }
  })
})

/** The lines of an outline, each without its last point, where the next begins. A line n that runs backward is -1-n. */
const cornersOf = (edge: string): readonly Point[] =>
  numbersIn(edge).flatMap((n) => {
    const line = n < 0 ? LINES[-1 - n]?.toReversed() : LINES[n]
    return line?.slice(0, -1) ?? []
  })

interface Outline {
  /** Its spot with the most space around it. */
  readonly at: Point
  readonly corners: readonly Point[]
}

const OUTLINES: ReadonlyMap<string, Outline> = new Map(
  [...Object.entries(outlines.lands), ...Object.entries(outlines.seas)].map(([id, { at, edge }]) => [
    id,
    { at: pointsIn(at)[0] ?? { x: 0, y: 0 }, corners: cornersOf(edge) },
  ]),
)

export const outlineOf = (id: string): Outline => OUTLINES.get(id) ?? { at: { x: 0, y: 0 }, corners: [] }

export const { ferries: FERRIES, wraps: WRAPS, docks: DOCKS } = outlines
