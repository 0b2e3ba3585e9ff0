// Lists and seats.

/** The element at an index. An index out of range is a bug in the rules, so it throws. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i]
  if (found === undefined) throw new RangeError(`nothing at ${i}`)
  return found
}

/** Results of `around`, by the number of seats and the first seat. Rules need them many times per decision. */
const rounds: (readonly number[])[][] = []

/** Every seat once, clockwise from this one. */
export function around(seats: number, from: number): readonly number[] {
  const known = rounds[seats]?.[from]
  if (known !== undefined) return known
  const round = Array.from({ length: seats }, (_, i) => (from + i) % seats)
  ;(rounds[seats] ??= [])[from] = round
  return round
}
