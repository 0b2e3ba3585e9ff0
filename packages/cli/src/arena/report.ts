// The results of an arena, as data for programs.
import { type Interval, likely } from '../sim/interval.ts'
import type { MatchResult } from './match.ts'
import { type ArenaPlan, type Meeting, meetingsOf } from './plan.ts'
import { type Ranked, type Rating, ratings } from './ratings.ts'

export interface MeetingReport {
  readonly one: string
  /** Null: it played alone. */
  readonly other: string | null
  readonly games: number
  /** Shared wins count in part. */
  readonly won: number
  readonly share: number
  /** Where the true share lies with a confidence of 95 %. */
  readonly interval: Interval
  readonly points: number
  /** The mean lead over the best of the others, and its 95 % interval as a distance; null: there are no others. */
  readonly lead: { readonly mean: number; readonly give: number } | null
  readonly rounds: number
}

export interface Pace {
  readonly turns: number
  readonly mean: number
  readonly median: number
  readonly p99: number
  readonly most: number
}

export interface ArenaReport extends ArenaPlan {
  readonly machine: string
  /** The share that each would win if all were equally strong. */
  readonly even: number
  readonly meetings: readonly MeetingReport[]
  readonly players: readonly {
    readonly bot: string
    readonly rating: Rating
    /** Milliseconds of CPU time per turn. */
    readonly pace: Pace
  }[]
}

const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0)
const mean = (list: readonly number[]) => (list.length === 0 ? 0 : sum(list) / list.length)
const tenth = (n: number) => Math.round(n * 10) / 10

export function arenaReport(plan: ArenaPlan, results: readonly MatchResult[], machine: string): ArenaReport {
  const meetings = meetingsOf(plan)
  const reports = meetings.map(({ one, other }, i): MeetingReport => {
    const games = results.filter(({ meeting }) => meeting === i)
    const won = sum(games.map((game) => game.won))
    return {
      one: plan.bots[one] ?? '',
      other: other === null ? null : (plan.bots[other] ?? ''),
      games: games.length,
      won: tenth(won),
      share: games.length === 0 ? 0 : won / games.length,
      interval: likely(won, games.length),
      points: tenth(mean(games.map(({ points }) => points))),
      lead: other === null ? null : leadOf(games),
      rounds: tenth(mean(games.map(({ rounds }) => rounds))),
    }
  })
  // A side that plays alone meets the game itself, the player after all bots.
  const itself = plan.bots.length
  const rated = ratings(
    itself + 1,
    inOrder(results).flatMap((game) => rankedIn(game, meetings, itself)),
  )
  const players = rated.slice(0, itself).map((rating, index) => ({
    bot: plan.bots[index] ?? '',
    rating,
    pace: paceOf(
      results.flatMap(({ meeting, turns }) => {
        const { one, other } = meetings[meeting] ?? {}
        return [...(one === index ? turns[0] : []), ...(other === index ? turns[1] : [])]
      }),
    ),
  }))
  return { ...plan, machine, even: 1 / plan.sides.length, meetings: reports, players }
}

/** Deal by deal, however many threads played them. */
const inOrder = (results: readonly MatchResult[]) =>
  results.toSorted((a, b) => a.n - b.n || a.meeting - b.meeting)

function rankedIn(
  { meeting, sizes, ranks }: MatchResult,
  meetings: readonly Meeting[],
  itself: number,
): Ranked[] {
  const met = meetings[meeting]
  if (met === undefined) return []
  const sides = ranks.map((_, side) => {
    const player = side === 0 ? met.one : (met.other ?? itself)
    return Array.from({ length: sizes[side] ?? 1 }, () => player)
  })
  return [{ sides, ranks }]
}

function leadOf(games: readonly MatchResult[]): MeetingReport['lead'] {
  const leads = games.map(({ points, best }) => points - (best ?? 0))
  const middle = mean(leads)
  const variance = mean(leads.map((lead) => (lead - middle) ** 2))
  const give = games.length === 0 ? 0 : 1.96 * Math.sqrt(variance / games.length)
  return { mean: tenth(middle), give: tenth(give) }
}

function paceOf(turns: readonly number[]): Pace {
  const sorted = turns.toSorted((a, b) => a - b)
  const at = (share: number) => tenth(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { turns: turns.length, mean: tenth(mean(turns)), median: at(0.5), p99: at(0.99), most: at(1) }
}
