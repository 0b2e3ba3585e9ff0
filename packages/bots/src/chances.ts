// Winning chances: how likely each seat is to win from a position, by the lead that the judge sees. A game's `outlook`
// says how much a point of lead is worth in each round.
import { Chance, type Judge, type Seat } from '@lorehall/kernel'
import type { Board } from './bot.ts'
import { sideOf, worthOf } from './side.ts'

/** In how many worlds, each with other hidden facts, a position is judged. */
const WORLDS = 3

/** Before the end, nobody is sure to win or to lose. */
const LEAST = 0.005

/** By seat: the chance that its side wins. Null: the game has no outlook. Doesn't change the machine. */
export function chancesOf(machine: Board, judge: Judge): readonly number[] | null {
  const { outlook } = judge
  if (outlook === undefined) return null
  const seats = Array.from({ length: machine.seats }, (_, seat) => seat)
  if (machine.over) return seats.map((seat) => shareOfWin(machine, seat))
  const worths = seats.map((seat) => worthOf(judge, machine, sideOf(machine, seat)))
  const chances = seats.flatMap((seat) => chanceWith(machine, judge, worths, seat) ?? [])
  return chances.length === seats.length ? chances : null
}

/** The same as far as a spectator can know: on average over several worlds. */
export function publicChances(machine: Board, judge: Judge): readonly number[] | null {
  if (judge.outlook === undefined) return null
  if (machine.over) return chancesOf(machine, judge)
  const luck = new Chance(`chances/${machine.turnCount.turns}`)
  const found = Array.from({ length: WORLDS }, () => {
    const world = machine.copy()
    world.guess(null, luck)
    return chancesOf(world, judge)
  })
  const [first = null] = found
  return first?.map((_, seat) => found.reduce((sum, all) => sum + (all?.[seat] ?? 0), 0) / WORLDS) ?? null
}

/**
 * The chance of the seat's side if the sides are worth so much; null: the game has no outlook.
 * @param worths the worth of each seat's side, by seat
 */
export function chanceWith(
  machine: Board,
  { outlook }: Judge,
  worths: readonly number[],
  seat: number,
): number | null {
  if (outlook === undefined) return null
  const { round } = machine.turnCount
  const own = worths[seat] ?? 0
  const sides = new Map(worths.map((worth, other) => [sideOf(machine, other).join(), worth]))
  if (sides.size > 1) {
    const slope = atRound(outlook.perPoint, round)
    const odds = [...sides.values()].reduce((sum, worth) => sum + Math.exp(slope * (worth - own)), -1)
    return between(1 / (1 + odds))
  }
  const { alone } = outlook
  if (alone === undefined) return null
  return between(1 / (1 + Math.exp(atRound(alone.perPoint, round) * (atRound(alone.even, round) - own))))
}

const between = (chance: number) => Math.min(1 - LEAST, Math.max(LEAST, chance))

/** The first round is 1. Games that last longer stay at the last number. */
const atRound = (list: readonly number[], round: number) =>
  list[Math.max(0, Math.min(round, list.length) - 1)] ?? 0

/** The seat's share of the win, once the game is over: 0, 1, or less than 1 if sides share it. */
export function shareOfWin(machine: Board, seat: Seat): number {
  const winners = machine.game.play.winners(machine)
  const sides = new Set(winners.map((winner) => sideOf(machine, winner).join()))
  return winners.includes(seat) ? 1 / sides.size : 0
}
