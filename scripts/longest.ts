// The slowest tests of a run: each runner ends with a few such lines, and `npm test` prints the slowest of all.

export interface Took {
  readonly seconds: number
  readonly what: string
}

const SHOWN = 8

function longest(all: readonly Took[]): Took[] {
  return all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
}

export function tookLines(all: readonly Took[]): string[] {
  return longest(all).map(({ seconds, what }) => `took ${seconds.toFixed(1).padStart(6)} s  ${what}`)
}

export function readTookLines(text: string): Took[] {
  const lines = text.matchAll(/^took +(\d+\.\d) s {2}(.+)$/gm)
  return [...lines].map(([, seconds, what]) => ({ seconds: Number(seconds), what: what ?? '' }))
}
