// The results of a simulation, as data for programs.
import type { WholeGame } from '@lorehall/kernel'
import { type Interval, likely } from './interval.ts'
import { type Offer, offersByName } from './offers.ts'
import { type Plan, sidesAt } from './plan.ts'
import type { Outcome, Spread, Tally } from './tally.ts'

export interface Rate {
  readonly played: number
  readonly won: number
  /** Shared victories count for every winner. */
  readonly winRate: number
  /** Where the true rate lies with a confidence of 95 %. */
  readonly interval: Interval
  readonly meanScore: number
}

export type Met = Pick<Rate, 'played' | 'won' | 'winRate' | 'interval'>

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
  /** The number of games of each length, by their rounds. */
  readonly lengths: Readonly<Record<string, number>>
  /** The number of games by how many points the winner was ahead of the next player. */
  readonly leads: Readonly<Record<string, number>>
  readonly scores: { readonly all: Range; readonly winners: Range }
  /** The scores at the end of each round, by its number. */
  readonly scoresByRound: Readonly<Record<string, Range>>
  /** Average points per player from each source. */
  readonly sources: Readonly<Record<string, number>>
  /** The number of games in which each trigger started the end. */
  readonly endTriggers: Readonly<Record<string, number>>
  /** The share of its games that a player would win if all were equally strong. */
  readonly even: number
  readonly bySeat: readonly Rate[]
  /** Empty if every seat plays for itself. */
  readonly bySide: readonly (Rate & { readonly seats: readonly number[] })[]
  /** Players without a seat, by name. */
  readonly byRival: Readonly<Record<string, Rate>>
  readonly byBot: Readonly<Record<string, Rate>>
  readonly cards: Readonly<Record<string, Rate>>
  /** Cards of players without a seat: how often a seat played against them, and how often it won. */
  readonly faced: Readonly<Record<string, Rate>>
  /** Cards played against each other: how often, and how often they won. */
  readonly contests: Readonly<Record<string, Met>>
  /** How often a question with several options offered each of them, and how often it was taken. */
  readonly offers: Readonly<Record<string, Offer>>
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
    lengths: byName(tally.lengths, (n) => n),
    leads: Object.fromEntries([...tally.leads].toSorted(([a], [b]) => a - b)),
    scores: { all: range(tally.scores), winners: range(tally.winning) },
    scoresByRound: Object.fromEntries([...tally.byRound].map(([round, spread]) => [round, range(spread)])),
    sources: byName(tally.sources, (points) => rounded(points / players)),
    endTriggers: byName(tally.endings, (n) => n),
    even: evenShare(tally.seats),
    bySeat: tally.seats.map(rate),
    bySide: sidesAt(game, plan).flatMap((seats, i) => {
      const outcome = tally.sides[i]
      return outcome === undefined ? [] : [{ seats, ...rate(outcome) }]
    }),
    byRival: byName(tally.rivals, rate),
    byBot: byName(tally.bots, rate),
    cards: byName(tally.cards, rate),
    faced: byName(tally.faced, rate),
    contests: byName(tally.contests, met),
    offers: byName(new Map(offersByName(tally.offers, new Set(cards))), (offer) => offer),
    coverage: {
      cards: covered(cards, tally.seen.cards),
      steps: covered(steps, tally.seen.steps),
      options: covered(options, tally.seen.options),
    },
    digest: run.digest,
  }
}

function rounded(n: number, parts = 100): number {
  return Math.round(n * parts) / parts
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
  return { ...met({ played, won }), meanScore: rounded(points / played) }
}

const met = ({ played, won }: Pick<Outcome, 'played' | 'won'>): Met => ({
  played,
  won,
  winRate: rounded(won / played),
  interval: likely(won, played),
})

/** Shared victories count for every winner, and rivals win without a seat. */
function evenShare(seats: readonly Outcome[]): number {
  const sum = (of: 'played' | 'won') => seats.reduce((total, seat) => total + seat[of], 0)
  return rounded(sum('won') / sum('played'), 1000)
}

/** Rounded down, so 100 % means everything. */
function covered(all: readonly string[], seen: ReadonlySet<string>): Covered {
  const never = all.filter((name) => !seen.has(name))
  const percent = all.length === 0 ? 100 : Math.floor((1000 * (all.length - never.length)) / all.length) / 10
  return { seen: all.length - never.length, of: all.length, percent, never }
}
