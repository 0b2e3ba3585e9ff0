// Everything there is to a table at one moment, as data.
import type { Stream } from './chance.ts'
import type { Choice, Seat, Step } from './game.ts'

/** Everything there is to a table at one moment. Survives JSON. */
export interface Position<S> {
  game: S
  chance: Stream
  /** The last is the top. Steps are never edited, so copies share them. */
  stack: Step[]
  /** Sealed answers by seat while several seats choose together. */
  sealed: (string | null)[] | null
  /** What seats have ticked that are about to pick several things; absent while none is. */
  ticked?: (readonly string[] | null)[]
  /** Standing choices by seat, where they differ from the game's initial ones. */
  standing: Readonly<Record<string, Choice>>[]
}

const NO_TICKS: readonly string[] = []

export function ticksOf<S>({ ticked }: Position<S>, seat: Seat): readonly string[] {
  return ticked?.[seat] ?? NO_TICKS
}

/** Null: the seat is not about to pick several things any more. */
export function setTicks<S>(position: Position<S>, seat: Seat, ticks: readonly string[] | null): void {
  const ticked = position.ticked ?? position.standing.map(() => null)
  ticked[seat] = ticks
  position.ticked = ticked
  if (ticked.every((list) => list === null)) delete position.ticked
}
