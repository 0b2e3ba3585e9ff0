// The mean points after each season if the game had ended then, by map and number of players. Measured with
// `lorehall sim --game now-or-never --bots greedy --games 200 --seats N --seed pace-N-MAP --options map=MAP,heroes=random`
// (docs/balance/now-or-never.md).

/** Games per map and number of players. */
export const GAMES = 200

export const USUAL: Readonly<Record<'above' | 'under', Readonly<Record<number, readonly number[]>>>> = {
  above: {
    1: [5, 10, 22, 38, 56, 88],
    2: [5, 11, 25, 44, 68, 104],
    3: [5, 12, 27, 46, 71, 106],
    4: [5, 12, 28, 46, 71, 103],
  },
  under: {
    1: [5, 10, 21, 37, 55, 86],
    2: [5, 11, 26, 45, 69, 104],
    3: [5, 12, 28, 46, 72, 105],
    4: [5, 12, 28, 46, 71, 103],
  },
}
