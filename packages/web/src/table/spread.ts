// Labels beside each other at one edge, pushed apart so that none hides another and all stay inside.

/** @param most the lowest a label may stand */
export function spread(ys: readonly number[], apart: number, most: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y)
  const placed: number[] = []
  let last = -Infinity
  for (const { y, i } of order) {
    last = Math.max(y, last + apart)
    placed[i] = last
  }
  // Whoever was pushed out below pushes back.
  last = most + apart
  for (const { i } of order.toReversed()) {
    last = Math.min(placed[i] ?? last, last - apart)
    placed[i] = last
  }
  return placed
}
