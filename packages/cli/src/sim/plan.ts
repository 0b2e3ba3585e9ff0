// A simulation's settings, as data that can be sent to a worker.
import { checkBot } from '@lorehall/bots'
import { type Game, type GameOptions, type Json, Refusal, type Seat, Table } from '@lorehall/kernel'

/** Games per unit of work. Curious bots keep their memory within a block. */
export const BLOCK = 50

export type Side = readonly Seat[]

export interface Plan {
  readonly game: string
  /** The bot of each seat. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options: GameOptions
  readonly values: Json
  /** Check the laws at every decision. */
  readonly check: boolean
}

/**
 * One bot per seat. If there are fewer names than seats, they repeat: `greedy,random` at four seats is greedy, random,
 * greedy, random.
 */
export function seatBots(names: string, seats: number): string[] {
  const list = names.split(',').map((name) => name.trim())
  for (const name of list) checkBot(name)
  if (list.length > seats) {
    throw new Refusal('bad-request', `${list.length} bots are too many for ${seats} seats`)
  }
  return Array.from({ length: seats }, (_, i) => list[i % list.length] ?? '')
}

/** Throws the table's own refusal if a game cannot begin with these settings. */
export function checkStart(game: Game, seats: number, options: GameOptions, values: Json): void {
  void new Table(game, { seats, options, values, seed: 'check' })
}

/** The sides; empty if every seat plays for itself. */
export function sidesAt(game: Game, { bots, options }: Pick<Plan, 'bots' | 'options'>): readonly Side[] {
  const sides = game.form.sides?.(bots.length, options) ?? []
  return sides.some((side) => side.length > 1) ? sides : []
}
