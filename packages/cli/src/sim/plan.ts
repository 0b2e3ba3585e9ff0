// What is to be simulated, as data that a worker can be handed.
import { checkBot } from '@lorehall/bots'
import { type Game, type GameOptions, type Json, Refusal, type Seat, Table } from '@lorehall/kernel'

/** The unit of work: the curious remember within it, and workers are handed nothing smaller. */
export const BLOCK = 50

export type Side = readonly Seat[]

export interface Plan {
  readonly game: string
  /** One bot's name a seat. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options: GameOptions
  readonly values: Json
  /** Look for broken laws at every decision. */
  readonly check: boolean
}

/** Fewer names than seats repeat: `greedy,random` at four seats is greedy, random, greedy, random. */
export function seatBots(names: string, seats: number): string[] {
  const list = names.split(',').map((name) => name.trim())
  for (const name of list) checkBot(name)
  if (list.length > seats) {
    throw new Refusal('bad-request', `${list.length} bots are too many for ${seats} seats`)
  }
  return Array.from({ length: seats }, (_, i) => list[i % list.length] ?? '')
}

/** Refuses, as any table would, what cannot begin. */
export function checkStart(game: Game, seats: number, options: GameOptions, values: Json): void {
  void new Table(game, { seats, options, values, seed: 'check' })
}

/** Who wins and loses together; none where each plays alone. */
export function sidesAt(game: Game, { bots, options }: Pick<Plan, 'bots' | 'options'>): readonly Side[] {
  const sides = game.form.sides?.(bots.length, options) ?? []
  return sides.some((side) => side.length > 1) ? sides : []
}
