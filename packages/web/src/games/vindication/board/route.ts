// The spaces of a route.

/** The spaces that the moves among these picks pass through, in order. */
export function stepsOf(picks: readonly string[]): number[] {
  return picks.flatMap((pick) => {
    const space = /^move:(\d+)$/.exec(pick)?.[1]
    return space === undefined ? [] : [Number(space)]
  })
}
