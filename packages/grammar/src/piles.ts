// Face-down piles: their content is known, their order is not. A card is drawn by chance when it is needed.

interface Draws {
  chance(n: number): number
}

export const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Takes a random item out of the list. */
export function draw<X>(t: Draws, from: X[]): X {
  const [drawn] = from.splice(t.chance(from.length), 1)
  if (drawn === undefined) throw new Error('nothing left to draw')
  return drawn
}

/** Takes `n` random items, or as many as there are. */
export function drawSome<X>(t: Draws, from: X[], n: number): X[] {
  return Array.from({ length: Math.min(n, from.length) }, () => draw(t, from))
}

interface Luck {
  below(n: number): number
}

/** Takes `n` random items of the pool with a stream that is not the table's, for guesses. */
export const takenFrom = <X>(pool: X[], n: number, chance: Luck): X[] =>
  Array.from({ length: n }).flatMap(() => pool.splice(chance.below(pool.length), 1))
