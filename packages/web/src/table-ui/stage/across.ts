// Ways on a map whose edges are joined.
import type { Point } from './board.ts'

/** The point where a way leaves the map, and the point at another edge where it comes back. */
export type Across = readonly [leaves: Point, returns: Point]

/** The lines that a way is drawn with: one, or two if it leaves the map between its ends. */
export const linesOfWay = (
  from: Point,
  to: Point,
  across: Across | null,
): readonly (readonly [Point, Point])[] =>
  across === null
    ? [[from, to]]
    : [
        [from, across[0]],
        [across[1], to],
      ]
