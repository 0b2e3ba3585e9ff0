// Labels along one edge, pushed apart so that none hides another and all stay inside.

/** @param most the lowest position of a label */
export function spread(ys: readonly number[], apart: number, most: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y)
  const placed: number[] = []
  let last = -Infinity
  for (const { y, i } of order) {
    last = Math.max(y, last + apart)
    placed[i] = last
  }
  // Labels pushed out at the bottom push the others back up.
  last = most + apart
  for (const { i } of order.toReversed()) {
    last = Math.min(placed[i] ?? last, last - apart)
    placed[i] = last
  }
  return placed
}
