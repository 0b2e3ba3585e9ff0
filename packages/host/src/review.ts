// The review of a finished game: each decision of its players in the eyes of a strong bot, the winning chances over the
// game, the three moments that decided it, and the positions that make good puzzles. Loaded with the first review.
import { chanceWith, publicChances, sideOf, worthOf } from '@lorehall/bots'
import {
  type Ask,
  Chance,
  inOneGo,
  type InPieces,
  type Json,
  type Judge,
  labelOf,
  readAnswer,
  Refusal,
  type Seat,
} from '@lorehall/kernel'
import { foretold } from './counsel.ts'
import type { ChanceMoment, CounselOption, Review, ReviewDecision, ReviewMoment } from './port.ts'
import { thinkerHere } from './ponder.ts'
import { guessedFrom, type PlayedOut, type Thinker, type Weighed, type WeighedOption } from './thought.ts'
import { type AnyMachine, type AnyTable, namesOf } from './wire.ts'

/** Reviews of another format are made again. */
export const REVIEW_FORMAT = 1

/** Options shown for a decision, besides the one that was chosen. */
const SHOWN = 3

/** The share of the coach's thinking about one question, and about this many: a longer game has less for each. */
const EFFORT = 0.35
const IN_FULL = 150

/** Decisions that may have decided the game: played on a few times each way. */
const CANDIDATES = 8
const FIRST_GAMES = 10
/** The best of them: played on more often. */
const FINALISTS = 4
const MORE_GAMES = 30
const MOMENTS = 3
/** Games played on in one go, so that a bot at another table need not wait long. */
const AT_ONCE = 5

/** The best option of a puzzle is better than the second by this many points, or by this much of a chance to win. */
const CLEAR_POINTS = 1.5
const CLEAR_CHANCE = 0.05
const MOST_PUZZLES = 20

export interface ReviewParts {
  readonly table: AnyTable
  /** The table's values, if they are not the game's own. */
  readonly values: Json | null
  readonly seats: readonly Seat[]
  readonly judge: Judge
  readonly thinker: Thinker
  /** Runs work that reads the table. */
  readonly inPieces: <T>(work: InPieces<T>) => Promise<T>
  /** Called after each step. Throws if nobody needs the review anymore. */
  readonly tell: (done: number, of: number) => void
}

/** A decision of a player, before it is weighed. */
interface Point {
  /** The number of moves before it. */
  readonly seq: number
  readonly seat: Seat
  readonly machine: AnyMachine
  readonly pick: string
}

interface Walked {
  readonly points: readonly Point[]
  readonly chances: readonly ChanceMoment[]
}

export async function reviewOf(parts: ReviewParts): Promise<Review> {
  const { table, seats, tell } = parts
  const { points, chances } = await parts.inPieces(walk(parts))
  const playing = 2 * (CANDIDATES * (FIRST_GAMES / AT_ONCE) + FINALISTS * (MORE_GAMES / AT_ONCE))
  const of = points.length + playing
  const effort = EFFORT * Math.min(1, IN_FULL / points.length)
  const found: Found[] = []
  let looked = 0
  for (const [i, point] of points.entries()) {
    tell(i, of)
    const weighed = await weighedAt(point, effort, parts)
    if (weighed !== null) looked++
    const decision = weighed === null ? null : decisionOf(point, weighed, parts)
    if (weighed !== null && decision !== null) found.push({ point, decision, weighed })
  }
  checkEnough(looked, points.length)
  const moments = await momentsIn(found, parts, (n) => tell(points.length + n, of))
  return {
    format: REVIEW_FORMAT,
    length: table.moves,
    seats,
    decisions: found.map(({ decision }) => decision),
    chances,
    moments,
    puzzles: puzzlesIn(found, parts),
  }
}

/** Every decision of the seats, and the chances at the beginning of each turn. */
function* walk({ table, seats, judge }: ReviewParts): InPieces<Walked> {
  const points: Point[] = []
  const chances: ChanceMoment[] = []
  const { line } = table
  let turn = -1
  yield* table.retelling((machine, seq) => {
    if (machine.turnCount.turns !== turn || machine.over) {
      turn = machine.turnCount.turns
      const now = publicChances(machine, judge)
      if (now !== null) chances.push({ seq, turn, chances: now })
    }
    const next = line[seq]
    if (next !== undefined && next.bearing !== 'aside' && typeof next.entry === 'string')
      points.push(...pointsIn(machine, seq, next.entry, seats))
  })
  return { points, chances }
}

/** An entry may be several answers in a row. */
function pointsIn(machine: AnyMachine, seq: number, entry: string, seats: readonly Seat[]): Point[] {
  const { seat, picks } = readAnswer(entry)
  if (!seats.includes(seat)) return []
  const points: Point[] = []
  const trial = machine.copy()
  for (const [i, pick] of picks.entries()) {
    const ask = questionAt(trial, seat)
    const option = ask?.options.find(({ id }) => id === pick)
    if (ask === undefined || option === undefined) return points
    if (ask.options.length > 1 && ask.kind !== 'several' && !trial.choosingTogether)
      points.push({ seq, seat, machine: trial.copy(), pick })
    if (i < picks.length - 1) trial.answer(ask, option)
  }
  return points
}

const questionAt = ({ asks }: AnyMachine, seat: Seat): Ask | undefined =>
  asks.find((ask) => ask.seat === seat && !ask.aside)

const guessed = ({ machine, seat }: Point, { table, values }: ReviewParts, luck: string) =>
  guessedFrom(table, machine, seat, values, new Chance(luck))

async function weighedAt(point: Point, effort: number, parts: ReviewParts): Promise<Weighed | null> {
  const seed = `review/${point.seq}`
  const weighing = { ...guessed(point, parts, seed), seed, also: [point.pick], effort }
  return tried(() => parts.thinker.weigh(weighing).found)
}

/** A thought that fails is begun once more, because its worker may have died of another. Null: it failed again. */
async function tried<T>(think: () => Promise<T>): Promise<T | null> {
  try {
    return await think().catch(think)
  } catch {
    return null
  }
}

/** Without most of the decisions, a review would be wrong about the rest. */
function checkEnough(found: number, points: number): void {
  if (found >= points / 2) return
  throw new Refusal(
    'bad-request',
    'The bot failed at most decisions, so there is no review. The game is safe. Ask for the review again in a few minutes.',
  )
}

/** A decision with what the bot thinks of it. */
interface Found {
  readonly point: Point
  readonly decision: ReviewDecision
  readonly weighed: Weighed
}

function decisionOf(point: Point, { options, now }: Weighed, parts: ReviewParts): ReviewDecision | null {
  const { seq, seat, machine, pick } = point
  const ask = questionAt(machine, seat)
  const [best] = options
  const chosen = options.find(({ id }) => id === pick)
  if (ask === undefined || best === undefined || chosen === undefined || options.length < 2) return null
  const shown = options.slice(0, SHOWN)
  if (!shown.includes(chosen)) shown.push(chosen)
  return {
    seq,
    seat,
    round: machine.turnCount.round,
    prompt: machine.game.say.prompt(ask, machine, namesOf(parts.table)),
    options: shown.map((one) => shownOption(point, ask, one, now, parts)),
    chosen: chosen.id,
    cost: best.worth - chosen.worth,
    chance: chanceAfter(point, best, parts) - chanceAfter(point, chosen, parts),
  }
}

function shownOption(
  { machine, seat }: Point,
  ask: Ask,
  { id, worth, next }: WeighedOption,
  now: number,
  { table }: ReviewParts,
): CounselOption {
  const names = namesOf(table)
  const option = ask.options.find((one) => one.id === id)
  const { labels, effects } = foretold(machine, seat, [id, ...next], names)
  return {
    id,
    at: option?.at ?? '',
    label: option === undefined ? id : labelOf(machine, ask, option, names),
    gain: worth - now,
    effects,
    next: labels.slice(1),
  }
}

/**
 * The seat's chance to win if the rest of its turn is worth what the bot expects of the option. In a game without an
 * outlook, a point counts as much as a hundredth.
 */
function chanceAfter({ machine, seat }: Point, { worth }: WeighedOption, { judge }: ReviewParts): number {
  const side = sideOf(machine, seat)
  const worths = Array.from({ length: machine.seats }, (_, other) =>
    side.includes(other) ? worth : worthOf(judge, machine, sideOf(machine, other)),
  )
  return chanceWith(machine, judge, worths, seat) ?? worth / 100
}

/** The option to compare with the chosen one: the best, or the next best if the best was chosen. */
function otherThan({ options }: Weighed, pick: string): WeighedOption | undefined {
  return options.find(({ id }) => id !== pick)
}

interface Trial {
  readonly found: Found
  readonly other: WeighedOption
  readonly ways: readonly [PlayedOut, PlayedOut]
}

/** The decisions after which the chosen and the other way led to the most different ends. */
async function momentsIn(
  all: readonly Found[],
  parts: ReviewParts,
  tell: (done: number) => void,
): Promise<ReviewMoment[]> {
  let done = 0
  /** Null: no game could be played on. */
  const play = async (
    found: Found,
    other: WeighedOption,
    games: number,
    luck: string,
  ): Promise<Trial | null> => {
    const ways: PlayedOut[] = []
    for (const pick of [found.point.pick, other.id]) {
      let sum: PlayedOut = { games: 0, won: 0, lead: 0 }
      for (let n = 0; n < games; n += AT_ONCE) {
        const seed = `${luck}/${found.point.seq}/${n}`
        const order = { ...guessed(found.point, parts, seed), seed, pick, games: AT_ONCE }
        const played = await tried(() => parts.thinker.playOut(order).found)
        if (played !== null) sum = added(sum, played)
        tell(++done)
      }
      ways.push(sum)
    }
    const [chosen = NONE, instead = NONE] = ways
    return chosen.games === 0 || instead.games === 0 ? null : { found, other, ways: [chosen, instead] }
  }
  const candidates = all
    .flatMap((found) => {
      const other = otherThan(found.weighed, found.point.pick)
      const chosen = found.weighed.options.find(({ id }) => id === found.point.pick)
      if (other === undefined || chosen === undefined) return []
      const apart = chanceAfter(found.point, chosen, parts) - chanceAfter(found.point, other, parts)
      return [{ found, other, apart: Math.abs(apart) }]
    })
    .toSorted((a, b) => b.apart - a.apart)
  const first: Trial[] = []
  for (const { found, other } of oncePerTurn(candidates).slice(0, CANDIDATES)) {
    const trial = await play(found, other, FIRST_GAMES, 'first')
    if (trial !== null) first.push(trial)
  }
  const finalists = first.toSorted((a, b) => apart(b) - apart(a)).slice(0, FINALISTS)
  const second: Trial[] = []
  for (const trial of finalists) {
    const more = await play(trial.found, trial.other, MORE_GAMES, 'more')
    const [chosen, instead] = more?.ways ?? [NONE, NONE]
    second.push({ ...trial, ways: [added(trial.ways[0], chosen), added(trial.ways[1], instead)] })
  }
  return second
    .toSorted((a, b) => apart(b) - apart(a))
    .slice(0, MOMENTS)
    .map(({ found, other, ways: [chosen, instead] }) => ({
      decision: all.indexOf(found),
      other: other.id,
      chosenWon: chosen.won / chosen.games,
      otherWon: instead.won / instead.games,
      lead: chosen.lead - instead.lead,
      games: Math.min(chosen.games, instead.games),
    }))
    .toSorted((a, b) => a.decision - b.decision)
}

const NONE: PlayedOut = { games: 0, won: 0, lead: 0 }

function added(a: PlayedOut, b: PlayedOut): PlayedOut {
  const games = a.games + b.games
  return { games, won: a.won + b.won, lead: (a.lead * a.games + b.lead * b.games) / games }
}

/** How different the ends are: in games won, and if those are equal, in points. */
function apart({ ways: [chosen, instead] }: Trial): number {
  return (
    Math.abs(chosen.won / chosen.games - instead.won / instead.games) +
    Math.abs(chosen.lead - instead.lead) / 1000
  )
}

/** The first of the candidates of each turn: its other decisions are about the same plan. */
function oncePerTurn<T extends { readonly found: Found }>(candidates: readonly T[]): T[] {
  const turns = new Set<number>()
  return candidates.filter(({ found: { point } }) => {
    const { turns: turn } = point.machine.turnCount
    if (turns.has(turn)) return false
    turns.add(turn)
    return true
  })
}

/** The numbers of the decisions that make the best puzzles, in the order of the game. */
function puzzlesIn(all: readonly Found[], parts: ReviewParts): number[] {
  return all
    .flatMap(({ point, decision: { options }, weighed }, i) => {
      const [best, second] = weighed.options
      if (best === undefined || second === undefined || options.length < SHOWN) return []
      const clear = best.worth - second.worth
      const chance = chanceAfter(point, best, parts) - chanceAfter(point, second, parts)
      return clear >= CLEAR_POINTS || chance >= CLEAR_CHANCE ? [{ i, clear }] : []
    })
    .toSorted((a, b) => b.clear - a.clear)
    .slice(0, MOST_PUZZLES)
    .map(({ i }) => i)
    .toSorted((a, b) => a - b)
}

/** The review of a finished table, made on this thread. */
export function reviewed(table: AnyTable, judge: Judge, seats: readonly Seat[]): Promise<Review> {
  const thinker = thinkerHere(table.game, judge)
  const inPieces = <T>(work: InPieces<T>) => Promise.resolve(inOneGo(work))
  return reviewOf({ table, values: null, seats, judge, thinker, inPieces, tell: () => undefined })
}

export type { Review }
