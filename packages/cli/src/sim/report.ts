// The results of a simulation, as data for programs.
import type { WholeGame } from '@lorehall/kernel'
import { type Plan, sidesAt } from './plan.ts'
import type { Outcome, Spread, Tally } from './tally.ts'

export interface Rate {
  readonly played: number
  readonly won: number
  /** Shared victories count for every winner. */
  readonly winRate: number
  readonly meanScore: number
}

export type Met = Pick<Rate, 'played' | 'won' | 'winRate'>

export interface Covered {
  readonly seen: number
  readonly of: number
  readonly percent: number
  readonly never: readonly string[]
}

export interface Report {
  readonly game: string
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly cores: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly roundsPerGame: number
  readonly decisionsPerGame: number
  readonly scores: { readonly all: Range; readonly winners: Range }
  /** The scores at the end of each round, by its number. */
  readonly scoresByRound: Readonly<Record<string, Range>>
  /** Average points per player from each source. */
  readonly sources: Readonly<Record<string, number>>
  /** The number of games in which each trigger started the end. */
  readonly endTriggers: Readonly<Record<string, number>>
  readonly bySeat: readonly Rate[]
  /** Empty if every seat plays for itself. */
  readonly bySide: readonly (Rate & { readonly seats: readonly number[] })[]
  /** Players without a seat, by name. */
  readonly byRival: Readonly<Record<string, Rate>>
  readonly byBot: Readonly<Record<string, Rate>>
  readonly cards: Readonly<Record<string, Rate>>
  /** Cards played against each other: how often, and how often they won. */
  readonly contests: Readonly<Record<string, Met>>
  readonly coverage: { readonly cards: Covered; readonly steps: Covered; readonly options: Covered }
  readonly digest: string
}

interface Range {
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface Run {
  readonly cores: number
  readonly seconds: number
  readonly digest: string
}

export function report(game: WholeGame, plan: Plan, tally: Tally, run: Run): Report {
  const players = tally.games * plan.bots.length
  const { cards, steps, options } = game.inspect.coverage(plan.options)
  return {
    game: game.id,
    bots: plan.bots,
    seed: plan.seed,
    games: tally.games,
    cores: run.cores,
    seconds: rounded(run.seconds),
    gamesPerSecond: rounded(tally.games / run.seconds),
    decisionsPerSecond: Math.round(tally.decisions / run.seconds),
    roundsPerGame: rounded(tally.rounds / tally.games),
    decisionsPerGame: rounded(tally.decisions / tally.games),
    scores: { all: range(tally.scores), winners: range(tally.winning) },
    scoresByRound: Object.fromEntries([...tally.byRound].map(([round, spread]) => [round, range(spread)])),
    sources: byName(tally.sources, (points) => rounded(points / players)),
    endTriggers: byName(tally.endings, (n) => n),
    bySeat: tally.seats.map(rate),
    bySide: sidesAt(game, plan).flatMap((seats, i) => {
      const outcome = tally.sides[i]
      return outcome === undefined ? [] : [{ seats, ...rate(outcome) }]
    }),
    byRival: byName(tally.rivals, rate),
    byBot: byName(tally.bots, rate),
    cards: byName(tally.cards, rate),
    contests: byName(tally.contests, met),
    coverage: {
      cards: covered(cards, tally.seen.cards),
      steps: covered(steps, tally.seen.steps),
      options: covered(options, tally.seen.options),
    },
    digest: run.digest,
  }
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100
}

function byName<T, R>(map: ReadonlyMap<string, T>, make: (value: T) => R): Record<string, R> {
  const names = [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(names.map(([name, value]) => [name, make(value)]))
}

function range(spread: Spread): Range {
  if (spread.n === 0) return { mean: 0, min: 0, max: 0 }
  return { mean: rounded(spread.sum / spread.n), min: spread.min, max: spread.max }
}

function rate({ played, won, points }: Outcome): Rate {
  return { played, won, winRate: rounded(won / played), meanScore: rounded(points / played) }
}

const met = ({ played, won }: Outcome): Met => ({ played, won, winRate: rounded(won / played) })

/** Rounded down, so 100 % means everything. */
function covered(all: readonly string[], seen: ReadonlySet<string>): Covered {
  const never = all.filter((name) => !seen.has(name))
  const percent = all.length === 0 ? 100 : Math.floor((1000 * (all.length - never.length)) / all.length) / 10
  return { seen: all.length - never.length, of: all.length, percent, never }
}
