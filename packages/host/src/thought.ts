// A thought: everything that a bot needs to answer one question, as data, so that it can think on another thread. Everything
// that its seat can't know is dealt again before the thought leaves the table.
import type { Mind, PlayedOut } from '@lorehall/bots'
import type { Ask, Chance, GameOptions, Json, Position, Seat, TurnCount } from '@lorehall/kernel'
import { type AnyMachine, type AnyTable, thoughtOf } from './wire.ts'

/** A table at a question of one seat, as that seat may know it. */
export interface Guessed {
  readonly game: string
  readonly ruleset: number
  readonly options: GameOptions
  /** The table's values; null: the game's own. */
  readonly values: Json | null
  readonly seats: number
  readonly seat: Seat
  readonly position: Position<unknown>
  readonly turnCount: TurnCount
}

export interface Thought extends Guessed {
  readonly bot: string
  /** The seed of the bot's chance. It says nothing about the seed of the table. */
  readonly seed: string
  /** The bot's memory of this table; null: none yet. */
  readonly mind: Mind | null
}

/** The option that the bot chose, and what it remembers from now on. */
export interface Decision {
  readonly option: string
  readonly mind: Mind
}

/** A question to weigh for a player: what a strong bot expects of each option. */
export interface Weighing extends Guessed {
  readonly seed: string
  /** Options to weigh even if they are not promising. */
  readonly also: readonly string[]
  /** The share of the usual thinking, from above 0 to 1. Absent: all of it. */
  readonly effort?: number
}

/** A position to play on from to the end, several times, after one option of the seat's question. */
export interface Playing extends Guessed {
  readonly seed: string
  readonly pick: string
  readonly games: number
}

/** An option, the points that it is expected to lead to, and the answers that would follow. */
export interface WeighedOption {
  readonly id: string
  readonly worth: number
  readonly next: readonly string[]
}

/** The options that are worth comparing, the best first. */
export interface Weighed {
  readonly options: readonly WeighedOption[]
  /** The worth of the position as it is. */
  readonly now: number
}

/** Lets bots think, on this thread or elsewhere. */
export interface Thinker {
  think(thought: Thought): Thinking<Decision>
  weigh(weighing: Weighing): Thinking<Weighed>
  playOut(playing: Playing): Thinking<PlayedOut>
}

/** A thought under way. */
export interface Thinking<T> {
  /** Rejects if the bot failed or took too long. */
  readonly found: Promise<T>
  /** Nobody needs it anymore. */
  drop(): void
}

export type { PlayedOut }

export function guessedAt(table: AnyTable, seat: Seat, values: Json | null): Guessed {
  return guessedFrom(table, table.machine, seat, values, thoughtOf(table, seat))
}

/** The same from any moment of the table. */
export function guessedFrom(
  { game, ruleset, options }: AnyTable,
  moment: AnyMachine,
  seat: Seat,
  values: Json | null,
  chance: Chance,
): Guessed {
  const machine = moment.copy()
  machine.guess(seat, chance)
  const { position, turnCount, seats } = machine
  return { game: game.id, ruleset, options, values, seats, seat, position, turnCount }
}

export function thoughtAt(
  table: AnyTable,
  { seat }: Ask,
  values: Json | null,
  bot: string,
  mind: Mind | null,
): Thought {
  return { ...guessedAt(table, seat, values), bot, seed: seedAt(table, seat), mind }
}

export function weighingAt(
  table: AnyTable,
  seat: Seat,
  values: Json | null,
  also: readonly string[] = [],
): Weighing {
  return { ...guessedAt(table, seat, values), seed: seedAt(table, seat), also }
}

function seedAt(table: AnyTable, seat: Seat): string {
  const chance = thoughtOf(table, seat)
  return [chance.word(), chance.word(), chance.word()].join('.')
}
