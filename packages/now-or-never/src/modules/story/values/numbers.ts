// The numbers of the story that belong to no chapter. Printed (p. 22–23): 2 points at 5 reputation, the negative points,
// 3 for the highest, income 1, three missions. The others are our own.

/** The ends of the reputation track, and its points from each reputation on. */
export const TRACK = {
  least: -2,
  most: 15,
  points: [
    [-2, -2],
    [-1, -1],
    [0, 0],
    [3, 1],
    [5, 2],
    [7, 3],
    [9, 4],
    [11, 5],
    [13, 6],
    [15, 7],
  ],
  /** For the highest reputation. Alone, only with at least this much. */
  highest: 3,
  leastAlone: 1,
} as const

/** A test that is passed by this much also gives the bonus. */
export const BONUS = 2

/** The season at whose start every mission chain has begun. */
export const OPEN_SEASON = 3

/** The least reputation for the good closing and for the middle one. */
export const CLOSING = { high: 9, middle: 3 } as const

/**
 * The campaign. Printed (p. 22–23): six chapters, 25 for the highest reputation, 4 coins and 1 reputation for the lowest.
 * The solo marks are our own.
 */
export const CAMPAIGN = {
  chapters: 6,
  most: 25,
  helped: { coin: 4, reputation: 1 },
  won: 625,
  well: 680,
  forEver: 740,
} as const
