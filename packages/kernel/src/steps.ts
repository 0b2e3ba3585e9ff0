// A game's steps by name. Each answer looks up several; a map is faster there than an object with a hundred names.
import type { Game, StepFn } from './game.ts'

type Steps<S, V> = ReadonlyMap<string, StepFn<S, V>>

/** One map per game, shared by all its tables. */
const known = new WeakMap<Game, Steps<unknown, unknown>>()

export function stepsOf<S, V>(game: Game<S, V>): Steps<S, V> {
  const found = known.get(game)
  if (found !== undefined) return found
  const steps = new Map(Object.entries(game.play.steps))
  known.set(game, steps)
  return steps
}
