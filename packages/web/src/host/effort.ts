// How much of a bot's thinking this device can afford. A device that is four times slower than the one the strengths
// were measured on thinks a quarter as long, so a turn takes about the same time everywhere.

/** Milliseconds that `work` takes on the core on which the strengths were measured. */
export const MEASURED_MS = 1.25

/** The best of this many runs counts: the first ones warm up, and any of them may be interrupted. */
const RUNS = 12

const LEAST = 1 / 8

/** Work like that of a bot: it copies small objects, compares them and adds up. */
function work(): number {
  let things = Array.from({ length: 40 }, (_, n) => ({ n, cost: (n * 7) % 11, at: [n, n + 1, n + 2] }))
  let sum = 0
  for (let round = 0; round < 2500; round++) {
    things = things.map(({ n, cost, at }) => ({ n: n + 1, cost: (cost * 5 + n) % 13, at: at.slice() }))
    for (const { n, cost, at } of things) sum += cost > 6 ? n : (at[cost % 3] ?? 0)
  }
  return sum
}

/** A whole, a half, a quarter or an eighth. */
export function effortFor(ms: number): number {
  const halvings = Math.round(Math.log2(ms / MEASURED_MS))
  return Math.min(1, Math.max(LEAST, 2 ** -halvings))
}

export function effortHere(): number {
  let best = Infinity
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return effortFor(best)
}
