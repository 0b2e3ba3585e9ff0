// A game's steps by name. Each answer looks several up: a map is faster there than an object of a hundred names.
import type { Game, StepFn } from './game.ts'

type Steps<S, V> = ReadonlyMap<string, StepFn<S, V>>

/** One for all tables of a game. */
const known = new WeakMap<Game, Steps<unknown, unknown>>()

export function stepsOf<S, V>(game: Game<S, V>): Steps<S, V> {
  const found = known.get(game)
  if (found !== undefined) return found
  const steps = new Map(Object.entries(game.play.steps))
  known.set(game, steps)
  return steps
}
