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
  return seats.map((seat) => chanceWith(machine, judge, worths, seat) ?? 0)
}

/** The same as far as a spectator can know: on average over several worlds. */
export function publicChances(machine: Board, judge: Judge): readonly number[] | null {
  if (judge.outlook === undefined) return null
  if (machine.over) return chancesOf(machine, judge)
  const luck = new Chance(`chances/${machine.turnCount.turns}`)
  const sums = Array.from({ length: machine.seats }, () => 0)
  for (let n = 0; n < WORLDS; n++) {
    const world = machine.copy()
    world.guess(null, luck)
    chancesOf(world, judge)?.forEach((chance, seat) => (sums[seat] = (sums[seat] ?? 0) + chance))
  }
  return sums.map((sum) => sum / WORLDS)
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
  const odds =
    sides.size === 1
      ? Math.exp(-atRound(outlook.alone.perPoint, round) * (own - atRound(outlook.alone.even, round)))
      : [...sides.values()].reduce(
          (sum, worth) => sum + Math.exp(atRound(outlook.perPoint, round) * (worth - own)),
          0,
        ) - 1
  return Math.min(1 - LEAST, Math.max(LEAST, 1 / (1 + odds)))
}

/** The first round is 1. Games that last longer stay at the last number. */
const atRound = (list: readonly number[], round: number) =>
  list[Math.max(0, Math.min(round, list.length) - 1)] ?? 0

/** The seat's share of the win, once the game is over: 0, 1, or less than 1 if sides share it. */
export function shareOfWin(machine: Board, seat: Seat): number {
  const winners = machine.game.play.winners(machine)
  const sides = new Set(winners.map((winner) => sideOf(machine, winner).join()))
  return winners.includes(seat) ? 1 / sides.size : 0
}
