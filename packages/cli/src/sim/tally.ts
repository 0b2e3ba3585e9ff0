// Counts over many games. Plain data that can be sent between threads and added up; only whole numbers, so the order of
// adding does not matter.
import { mergeOffers, type Offers } from './offers.ts'

export interface Spread {
  n: number
  sum: number
  min: number
  max: number
}

export interface Outcome {
  played: number
  won: number
  points: number
}

export interface Tally {
  games: number
  /** Answers to asks with at least two options. */
  decisions: number
  rounds: number
  /** The number of games of each length, by their rounds. */
  readonly lengths: Map<string, number>
  /** The number of games by how many points the winner was ahead of the next player, if there was one. */
  readonly leads: Map<number, number>
  readonly scores: Spread
  /** The players' scores at the end of each round, by its number. */
  readonly byRound: Map<number, Spread>
  readonly winning: Spread
  readonly sources: Map<string, number>
  readonly endings: Map<string, number>
  readonly seats: Outcome[]
  /** Empty if every seat plays for itself. A side's points are the sum of its seats' points. */
  readonly sides: Outcome[]
  /** Players without a seat, by name. A rival that does not score has 0 points. */
  readonly rivals: Map<string, Outcome>
  readonly bots: Map<string, Outcome>
  /** Cards by the seats that took them: how often, and how often that seat won. */
  readonly cards: Map<string, Outcome>
  /** Cards of players without a seat: how often a seat played against them, and how often it won. */
  readonly faced: Map<string, Outcome>
  /** Cards played against each other: how often, and how often they won. */
  readonly contests: Map<string, Outcome>
  readonly offers: Offers
  readonly seen: { readonly steps: Set<string>; readonly cards: Set<string>; readonly options: Set<string> }
}

export function newTally(seats: number, sides: number): Tally {
  return {
    games: 0,
    decisions: 0,
    rounds: 0,
    lengths: new Map(),
    leads: new Map(),
    scores: newSpread(),
    byRound: new Map(),
    winning: newSpread(),
    sources: new Map(),
    endings: new Map(),
    seats: Array.from({ length: seats }, newOutcome),
    sides: Array.from({ length: sides }, newOutcome),
    rivals: new Map(),
    bots: new Map(),
    cards: new Map(),
    faced: new Map(),
    contests: new Map(),
    offers: new Map(),
    seen: { steps: new Set(), cards: new Set(), options: new Set() },
  }
}

function newSpread(): Spread {
  return { n: 0, sum: 0, min: Infinity, max: -Infinity }
}

function newOutcome(): Outcome {
  return { played: 0, won: 0, points: 0 }
}

export function addTo(spread: Spread, points: number): void {
  spread.n++
  spread.sum += points
  spread.min = Math.min(spread.min, points)
  spread.max = Math.max(spread.max, points)
}

export function spreadOf<K>(map: Map<K, Spread>, key: K): Spread {
  const known = map.get(key)
  if (known !== undefined) return known
  const fresh = newSpread()
  map.set(key, fresh)
  return fresh
}

export function count<K>(map: Map<K, number>, key: K, n = 1): void {
  map.set(key, (map.get(key) ?? 0) + n)
}

export function outcomeOf(map: Map<string, Outcome>, key: string): Outcome {
  const known = map.get(key)
  if (known !== undefined) return known
  const fresh = newOutcome()
  map.set(key, fresh)
  return fresh
}

export function addOutcome(to: Outcome, won: boolean, points: number): void {
  to.played++
  to.won += won ? 1 : 0
  to.points += points
}

/** Adds the other tally to the first. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games
  into.decisions += from.decisions
  into.rounds += from.rounds
  for (const [rounds, n] of from.lengths) count(into.lengths, rounds, n)
  for (const [lead, n] of from.leads) count(into.leads, lead, n)
  mergeSpread(into.scores, from.scores)
  mergeSpread(into.winning, from.winning)
  for (const [round, spread] of from.byRound) mergeSpread(spreadOf(into.byRound, round), spread)
  for (const [what, points] of from.sources) count(into.sources, what, points)
  for (const [trigger, n] of from.endings) count(into.endings, trigger, n)
  into.seats.forEach((seat, i) => mergeOutcome(seat, from.seats[i]))
  into.sides.forEach((side, i) => mergeOutcome(side, from.sides[i]))
  for (const [rival, outcome] of from.rivals) mergeOutcome(outcomeOf(into.rivals, rival), outcome)
  for (const [bot, outcome] of from.bots) mergeOutcome(outcomeOf(into.bots, bot), outcome)
  for (const [card, outcome] of from.cards) mergeOutcome(outcomeOf(into.cards, card), outcome)
  for (const [card, outcome] of from.faced) mergeOutcome(outcomeOf(into.faced, card), outcome)
  for (const [card, outcome] of from.contests) mergeOutcome(outcomeOf(into.contests, card), outcome)
  mergeOffers(into.offers, from.offers)
  for (const kind of ['steps', 'cards', 'options'] as const) {
    for (const name of from.seen[kind]) into.seen[kind].add(name)
  }
}

function mergeSpread(into: Spread, from: Spread): void {
  into.n += from.n
  into.sum += from.sum
  into.min = Math.min(into.min, from.min)
  into.max = Math.max(into.max, from.max)
}

function mergeOutcome(into: Outcome, from: Outcome | undefined): void {
  if (from === undefined) return
  into.played += from.played
  into.won += from.won
  into.points += from.points
}
