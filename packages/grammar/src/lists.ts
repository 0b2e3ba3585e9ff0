// Lists and seats.

/** The element that must be there: an index out of range is a bug in the rules. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i]
  if (found === undefined) throw new RangeError(`nothing at ${i}`)
  return found
}

/** Every seat once, clockwise from this one. */
export const around = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, i) => (from + i) % seats)
