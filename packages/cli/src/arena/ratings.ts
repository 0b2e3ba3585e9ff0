// Ratings from the results of all meetings, by the model of Bradley and Terry: 400 points more mean ten times the odds
// to win. The average is 0.

/** How often one bot beat another, out of how many games. Half a win is possible. */
export interface Results {
  readonly one: number
  readonly other: number
  readonly won: number
  readonly played: number
}

export interface Rating {
  readonly points: number
  /** The true rating is within this distance with a confidence of 95 %. */
  readonly give: number
}

const ROUNDS = 500
/** A draw against an average player that everyone is given: without it, who never lost has no finite rating. */
const PRIOR = 1
const POINTS = 400 / Math.LN10
const Z = 1.96

/** The ratings by bot. */
export function ratings(bots: number, results: readonly Results[]): Rating[] {
  const strength = Array.from({ length: bots }, () => 1)
  const of = (bot: number) => strength[bot] ?? 1
  const meetings = Array.from({ length: bots }, (_, bot) => results.flatMap((one) => seenFrom(bot, one)))
  for (let round = 0; round < ROUNDS; round++) {
    meetings.forEach((met, bot) => {
      const won = PRIOR / 2 + met.reduce((sum, one) => sum + one.won, 0)
      const share =
        PRIOR / (of(bot) + 1) + met.reduce((sum, one) => sum + one.played / (of(bot) + of(one.against)), 0)
      strength[bot] = won / share
    })
    const mean = strength.reduce((sum, one) => sum + Math.log(one), 0) / bots
    strength.forEach((one, bot) => (strength[bot] = one / Math.exp(mean)))
  }
  return meetings.map((met, bot) => {
    const information = met.reduce((sum, one) => {
      const p = of(bot) / (of(bot) + of(one.against))
      return sum + one.played * p * (1 - p)
    }, PRIOR / 4)
    return {
      points: Math.round(Math.log(of(bot)) * POINTS),
      give: Math.round((Z / Math.sqrt(information)) * POINTS),
    }
  })
}

function seenFrom(bot: number, { one, other, won, played }: Results) {
  if (bot === one) return [{ against: other, won, played }]
  return bot === other ? [{ against: one, won: played - won, played }] : []
}
