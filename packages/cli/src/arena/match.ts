// Plays one game of a meeting. Seats and deals are rotated: each deal is played once from every side, which is every seat
// unless there are teams.
import { asideTaken, type Bot, botNamed, type Mind, newMind, think } from '@lorehall/bots'
import { Chance, type Judge, type Seat, Table, type WholeGame } from '@lorehall/kernel'
import { worked } from '../bench/worked.ts'
import { type ArenaPlan, type Meeting, nameAndTree } from './plan.ts'

/** More answers than any of our games takes: reaching it means there is a bug. */
const LONGEST = 50_000

export interface MatchResult {
  readonly meeting: number
  /** The number of the game within its meeting. */
  readonly n: number
  /** The share of the win that the side of `one` got: 1, 0, or less than 1 if it was shared. */
  readonly won: number
  /** By side, that of `one` first: its seats, and its rank. A side that plays alone is ranked with the game itself, last. */
  readonly sizes: readonly number[]
  readonly ranks: readonly number[]
  /** Its points, and the best of the other sides; null: there are none. */
  readonly points: number
  readonly best: number | null
  readonly rounds: number
  /** Milliseconds of CPU time of each turn, of `one` and of the others. */
  readonly turns: readonly [readonly number[], readonly number[]]
}

/** A player of the arena: it thinks with its own judge. */
export type Players = readonly (() => Bot)[]

export async function playersOf(
  { bots, game }: ArenaPlan,
  judge: Judge,
  judgeIn: (tree: string, game: string) => Promise<Judge>,
): Promise<Players> {
  return Promise.all(
    bots.map(async (bot) => {
      const { name, tree } = nameAndTree(bot)
      const own = tree === null ? judge : await judgeIn(tree, game)
      return () => botNamed(name, own)
    }),
  )
}

/** @param n the number of the game within its meeting */
export function playMatch(
  game: WholeGame,
  plan: ArenaPlan,
  players: Players,
  meeting: number,
  { one, other }: Meeting,
  n: number,
): MatchResult {
  const { seats, sides, options } = plan
  const seed = `${plan.deals}/${plan.seed}/${Math.floor(n / sides.length)}`
  const place = n % sides.length
  const own = sides[place] ?? []
  const bots = Array.from({ length: seats }, (_, seat) => {
    const player = players[own.includes(seat) ? one : (other ?? one)]
    if (player === undefined) throw new RangeError(`there is no bot ${other}`)
    return player()
  })
  const table = new Table(game, { seats, options, seed })
  const clocks = bots.map(() => new TurnClock())
  play(table, bots, new Chance(`${seed}/${meeting}/${place}/thoughts`), clocks)

  const ends = endsOf(table, [own, ...sides.filter((side) => side !== own)])
  const [end, ...others] = ends
  const winners = ends.filter(({ won }) => won).length
  return {
    meeting,
    n,
    won: end?.won === true ? 1 / winners : 0,
    sizes: ends.map(({ size }) => size),
    ranks: ranksOf(ends),
    points: end?.total ?? 0,
    best: others.length === 0 ? null : Math.max(...others.map(({ total }) => total)),
    rounds: table.machine.turnCount.round,
    turns: [
      ownTurns(clocks, own),
      ownTurns(
        clocks,
        sides.flat().filter((seat) => !own.includes(seat)),
      ),
    ],
  }
}

/** How the game ended for a side. */
interface End {
  readonly size: number
  readonly won: boolean
  readonly total: number
}

function endsOf({ machine }: Table, sides: ArenaPlan['sides']): End[] {
  const { play, see } = machine.game
  const winners = play.winners(machine)
  const standing = see.standing(machine, 'host')
  const totalOf = (seat: Seat) => standing.find((score) => score.seat === seat)?.total ?? 0
  return sides.map((side) => ({
    size: side.length,
    won: side.some((seat) => winners.includes(seat)),
    total: side.reduce((sum, seat) => sum + totalOf(seat), 0),
  }))
}

/** Winners come first, then the others by their points. A side that plays alone wins or loses against the game. */
function ranksOf(ends: readonly End[]): number[] {
  const [alone] = ends
  if (alone !== undefined && ends.length === 1) return alone.won ? [1, 2] : [2, 1]
  const isAhead = (one: End, other: End) => (one.won === other.won ? one.total > other.total : one.won)
  return ends.map((end) => (end.won ? 1 : 1 + ends.filter((other) => isAhead(other, end)).length))
}

const ownTurns = (clocks: readonly TurnClock[], seats: readonly Seat[]) =>
  seats.flatMap((seat) => clocks[seat]?.turns ?? [])

/** The CPU time of each of a seat's turns: all its answers in a row. */
class TurnClock {
  readonly turns: number[] = []
  private turn = -1

  add(turn: number, ms: number): void {
    if (turn === this.turn) this.turns.push((this.turns.pop() ?? 0) + ms)
    else this.turns.push(ms)
    this.turn = turn
  }
}

function play(table: Table, bots: readonly Bot[], chance: Chance, clocks: readonly TurnClock[]): void {
  const minds: Mind[] = bots.map(newMind)
  for (let n = 0; !table.over; n++) {
    if (n === LONGEST) throw new Error(`the game is not over after ${LONGEST} answers`)
    const { machine } = table
    const taken = asideTaken(
      machine,
      (seat) => bots[seat],
      () => chance,
    )
    const ask = taken?.ask ?? machine.asks.find(({ aside }) => !aside)
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined)
      throw new Error('nobody is asked although the game is not over')
    const { turns, seat } = machine.turnCount
    const began = worked()
    const option = taken?.option ?? think(machine, ask.seat, bot, chance, minds[ask.seat])
    if (seat === ask.seat) clocks[ask.seat]?.add(turns, worked() - began)
    table.take(ask, option)
  }
}
