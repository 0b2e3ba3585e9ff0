// Positions in which a seat has 0, 1 or 2 of everything: not in every combination, which would be too many, but with
// every combination of any three of its resources.
import type { Machine, Seat } from '../src/index.ts'

export interface Resource<S> {
  readonly name: string
  /** Gives the seat so many of it, or as many as there are. */
  set(state: S, seat: Seat, n: number): void
}

const LEVELS = 3
const DIGITS = 4
const ROWS = LEVELS ** DIGITS
/** The columns below are ten: no set of 81 rows has more. */
const MOST_RESOURCES = 10

const digitsOf = (n: number): number[] =>
  Array.from({ length: DIGITS }, (_, i) => Math.floor(n / LEVELS ** i) % LEVELS)

/** Of a direction and its double the one whose first digit is 1. */
const isFirst = (digits: readonly number[]) => digits.find((digit) => digit !== 0) === 1

/**
 * The ten points of an elliptic quadric over three elements. No three of them are on a line, so as columns any three
 * are independent: over all rows they take each combination of levels equally often.
 */
const COLUMNS: readonly (readonly number[])[] = Array.from({ length: ROWS }, (_, n) => digitsOf(n)).filter(
  (point) => {
    const [a = 0, b = 0, c = 0, d = 0] = point
    return isFirst(point) && (a * b + c * c + d * d) % LEVELS === 0
  },
)

/** How much there is of each resource in each of the positions: 81 of them, or fewer for fewer than four. */
export function levelsOf(resources: number): readonly (readonly number[])[] {
  if (resources > MOST_RESOURCES) throw new RangeError(`no rows for ${resources} resources`)
  const columns = COLUMNS.slice(0, resources)
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const row = digitsOf(n)
    return columns.map((column) => column.reduce((sum, x, i) => sum + x * (row[i] ?? 0), 0) % LEVELS)
  })
  return [...new Map(rows.map((row) => [row.join(), row])).values()]
}

/** The machine at the same question, with so much of each resource for the seat. */
export function withLevels<S, V>(
  machine: Machine<S, V>,
  resources: readonly Resource<S>[],
  seat: Seat,
  levels: readonly number[],
): Machine<S, V> {
  const twin = machine.copy()
  // What one resource takes up may be missing for another.
  for (const { set } of resources) set(twin.state, seat, 0)
  for (const [i, { set }] of resources.entries()) set(twin.state, seat, levels[i] ?? 0)
  twin.load(twin.position)
  return twin
}
