// The aims of a bot: the good of the seats that win and lose together, and no needless decisions.
import type { Judge, Seat } from '@lorehall/kernel'
import type { Board } from './bot.ts'

/** The seats that win and lose together with the bot's seat, including it. */
export type Side = readonly Seat[]

/** The cost of a decision, in points, so that the shorter of two ways to the same end is better. */
export const TROUBLE = 0.01

export function sideOf({ game, seats, options }: Board, seat: Seat): Side {
  return game.form.sides?.(seats, options).find((side) => side.includes(seat)) ?? [seat]
}

/** How good a position is for a side: its own worth, less the average worth of its opponents times `rivalry`. */
export function lead(judge: Judge, machine: Board, side: Side, rivalry: number): number {
  const own = worthOf(judge, machine, side)
  const others = machine.seats - side.length
  if (rivalry === 0 || others === 0) return own
  let sum = 0
  for (let seat = 0; seat < machine.seats; seat++) if (!side.includes(seat)) sum += judge.worth(machine, seat)
  return own - (rivalry * sum * side.length) / others
}

export function worthOf(judge: Judge, machine: Board, side: Side): number {
  let sum = 0
  for (const seat of side) sum += judge.worth(machine, seat)
  return sum
}
