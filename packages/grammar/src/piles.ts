// Face-down piles: what lies in them is known, its order is not. One is taken by chance when it is needed.

interface Draws {
  chance(n: number): number
}

export const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Takes one by chance. */
export function draw<X>(t: Draws, from: X[]): X {
  const [drawn] = from.splice(t.chance(from.length), 1)
  if (drawn === undefined) throw new Error('nothing left to draw')
  return drawn
}

/** As many as asked for, or as there are. */
export function drawSome<X>(t: Draws, from: X[], n: number): X[] {
  return Array.from({ length: Math.min(n, from.length) }, () => draw(t, from))
}

interface Luck {
  below(n: number): number
}

/** So many of the pool by a stream of its own, in the order they come: for what is dealt again. */
export const takenFrom = <X>(pool: X[], n: number, chance: Luck): X[] =>
  Array.from({ length: n }).flatMap(() => pool.splice(chance.below(pool.length), 1))
