// Ratings from the results of all games, by openskill: everyone begins at the same rating, and every game moves the
// ratings of its players. Games may have any number of players, teams and ties.
import { rate, rating } from 'openskill'

/** How a game ended. */
export interface Ranked {
  /** The players of each side, by number; a player with several seats is there once for each. */
  readonly sides: readonly (readonly number[])[]
  /** By side: 1 is the best, and sides of the same number tie. */
  readonly ranks: readonly number[]
}

export interface Rating {
  readonly points: number
  /** The true rating is within this distance with a confidence of 95 %. */
  readonly give: number
}

/** Everyone's rating before the first game. */
export const BEGINNING = 25

/** So many points more mean ten times the odds to win a game of two. */
export const TEN_TIMES = 13.6

const Z = 1.96
/** Bots stay as strong as they are, so ratings get surer with every game. */
const TAU = 0

/** The ratings by player. They depend a little on the order of the games. */
export function ratings(players: number, games: readonly Ranked[]): Rating[] {
  const skills = Array.from({ length: players }, () => rating({ mu: BEGINNING }))
  const skillOf = (player: number) => skills[player] ?? rating({ mu: BEGINNING })
  for (const { sides, ranks } of games) {
    const after = rate(
      sides.map((side) => side.map(skillOf)),
      { rank: [...ranks], tau: TAU },
    ).flat()
    const seated = sides.flat()
    for (const player of new Set(seated)) {
      const seats = after.filter((_, seat) => seated[seat] === player)
      skills[player] = together(skillOf(player), seats)
    }
  }
  return skills.map(({ mu, sigma }) => ({ points: tenth(mu), give: tenth(Z * sigma) }))
}

interface Skill {
  readonly mu: number
  readonly sigma: number
}

/**
 * One skill for all seats of a player. Their changes add up, so a player who beats themselves gains nothing. The skill
 * becomes no surer than by the change of one seat.
 */
function together({ mu }: Skill, seats: readonly Skill[]): Skill {
  const sum = (of: (seat: Skill) => number) => seats.reduce((all, seat) => all + of(seat), 0)
  return { mu: mu + sum((seat) => seat.mu - mu), sigma: sum(({ sigma }) => sigma) / seats.length }
}

const tenth = (n: number) => Math.round(n * 10) / 10
