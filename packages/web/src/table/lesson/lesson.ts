// A first game that teaches by playing, as a game gives it: plain data. The frame around it is the hall's.
import type { NewTable, SeatPlan } from '@lorehall/host'

/** One slip: one idea. */
export interface LessonStep {
  readonly title: string
  /** Forty words at most. */
  readonly words: string
  /** The thing it speaks of, as `data-at` names it; unsaid: what its answer points at. */
  readonly ring?: string
  /** The answers it waits for, one after the other, as the record writes them; none: it is read. */
  readonly answers?: readonly string[]
}

/** A table of its own, with its own seed, options and values, and what is said at it. */
export interface Lesson extends Pick<NewTable, 'options' | 'values' | 'seed'> {
  /** Who else sits there. Who learns has the first seat. */
  readonly others: readonly SeatPlan[]
  readonly steps: readonly LessonStep[]
  /** Advice, by its id, that need not be given to who has come to its end. */
  readonly covers: readonly string[]
}
