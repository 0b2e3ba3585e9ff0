// Plays one game of a meeting. Seats and deals are rotated: each deal is played once from every seat.
import { asideTaken, type Bot, botNamed, type Mind, newMind, think } from '@lorehall/bots'
import { Chance, type Judge, Table, type WholeGame } from '@lorehall/kernel'
import { worked } from '../bench/worked.ts'
import { type ArenaPlan, type Meeting, nameAndTree } from './plan.ts'

/** More answers than any of our games takes: reaching it means there is a bug. */
const LONGEST = 50_000

export interface MatchResult {
  readonly meeting: number
  /** The share of the win that `one` got: 1, 0, or less than 1 if it was shared. */
  readonly won: number
  /** Its points, and the best of the others; null: there are none. */
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
  const { seats, options } = plan
  const seed = `${plan.deals}/${plan.seed}/${Math.floor(n / seats)}`
  const place = n % seats
  const bots = Array.from({ length: seats }, (_, seat) => {
    const player = players[seat === place ? one : (other ?? one)]
    if (player === undefined) throw new RangeError(`there is no bot ${other}`)
    return player()
  })
  const table = new Table(game, { seats, options, seed })
  const clocks = bots.map(() => new TurnClock())
  play(table, bots, new Chance(`${seed}/${meeting}/${place}/thoughts`), clocks)

  const winners = game.play.winners(table.machine)
  const standing = game.see.standing(table.machine, 'host')
  const others = standing.filter(({ seat }) => seat !== place).map(({ total }) => total)
  return {
    meeting,
    won: winners.includes(place) ? 1 / winners.length : 0,
    points: standing[place]?.total ?? 0,
    best: others.length === 0 ? null : Math.max(...others),
    rounds: table.machine.turnCount.round,
    turns: [clocks[place]?.turns ?? [], clocks.flatMap(({ turns }, seat) => (seat === place ? [] : turns))],
  }
}

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
