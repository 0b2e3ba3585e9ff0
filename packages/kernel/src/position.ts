// The position: the whole state of a table at one moment, as data.
import type { Stream } from './chance.ts'
import type { Choice, Seat, Step } from './game.ts'

/** The whole state of a table at one moment. Survives JSON. */
export interface Position<S> {
  game: S
  chance: Stream
  /** The last step is the top. Steps are never edited, so copies share them. */
  stack: Step[]
  /** Sealed answers by seat while several seats choose together. */
  sealed: (string | null)[] | null
  /**
   * The ids each seat has ticked while it picks several things; undefined while no seat does. It is never deleted,
   * because engines read an object slowly from then on.
   */
  ticked?: (readonly string[] | null)[] | undefined
  /** The preferences that each seat has set; the others are the game's initial ones. */
  standing: Readonly<Record<string, Choice>>[]
}

const NO_TICKS: readonly string[] = []

export function ticksOf<S>({ ticked }: Position<S>, seat: Seat): readonly string[] {
  return ticked?.[seat] ?? NO_TICKS
}

/** Sets the seat's ticks; null: the seat is done picking. */
export function setTicks<S>(position: Position<S>, seat: Seat, ticks: readonly string[] | null): void {
  if (ticks === null && position.ticked === undefined) return
  const ticked = position.ticked ?? position.standing.map(() => null)
  ticked[seat] = ticks
  position.ticked = ticked.every((list) => list === null) ? undefined : ticked
}
