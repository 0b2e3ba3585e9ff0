// Positions in which a seat has 0, 1 or 2 of each resource. All combinations would be too many; these positions have
// every combination of any three resources.
import type { Machine, Seat } from '../src/index.ts'

export interface Resource<S> {
  readonly name: string
  /** Gives the seat `n` of it, or as many as there are. */
  set(state: S, seat: Seat, n: number): void
}

const LEVELS = 3
const DIGITS = 4
const ROWS = LEVELS ** DIGITS
/** The number of columns below. More are impossible with 81 rows. */
const MOST_RESOURCES = 10

const digitsOf = (n: number): number[] =>
  Array.from({ length: DIGITS }, (_, i) => Math.floor(n / LEVELS ** i) % LEVELS)

/** Of a point and its double, which are the same direction, this accepts the one whose first nonzero digit is 1. */
const isFirst = (digits: readonly number[]) => digits.find((digit) => digit !== 0) === 1

/**
 * The ten points of an elliptic quadric over the field of three elements. No three of them are on a line, so any three
 * are independent as columns: over all rows they take each combination of levels equally often.
 */
const COLUMNS: readonly (readonly number[])[] = Array.from({ length: ROWS }, (_, n) => digitsOf(n)).filter(
  (point) => {
    const [a = 0, b = 0, c = 0, d = 0] = point
    return isFirst(point) && (a * b + c * c + d * d) % LEVELS === 0
  },
)

/** The level of each resource in each position: 81 positions, or fewer for fewer than four resources. */
export function levelsOf(resources: number): readonly (readonly number[])[] {
  if (resources > MOST_RESOURCES) throw new RangeError(`no rows for ${resources} resources`)
  const columns = COLUMNS.slice(0, resources)
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const row = digitsOf(n)
    return columns.map((column) => column.reduce((sum, x, i) => sum + x * (row[i] ?? 0), 0) % LEVELS)
  })
  return [...new Map(rows.map((row) => [row.join(), row])).values()]
}

/** A copy of the machine at the same question, with these levels of the seat's resources. */
export function withLevels<S, V>(
  machine: Machine<S, V>,
  resources: readonly Resource<S>[],
  seat: Seat,
  levels: readonly number[],
): Machine<S, V> {
  const twin = machine.copy()
  // Clear all resources first, because they may share a limited supply.
  for (const { set } of resources) set(twin.state, seat, 0)
  for (const [i, { set }] of resources.entries()) set(twin.state, seat, levels[i] ?? 0)
  twin.load(twin.position)
  return twin
}
