// The way a route of answers takes over the island.

/** The spaces it passes, in order. */
export function stepsOf(picks: readonly string[]): number[] {
  return picks.flatMap((pick) => {
    const space = /^move:(\d+)$/.exec(pick)?.[1]
    return space === undefined ? [] : [Number(space)]
  })
}
