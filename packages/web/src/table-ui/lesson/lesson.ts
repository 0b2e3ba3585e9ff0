// A lesson: a first game that teaches by playing. A game provides it as plain data, and the hall runs it.
import type { NewTable, SeatPlan } from '@lorehall/host'

/** One tip, which explains one idea. */
export interface LessonStep {
  readonly title: string
  /** At most 25 words; the last sentence says what to do. */
  readonly words: string
  /** The thing it is about, or several, as named in `data-at`; by default the thing that its answer points at. */
  readonly ring?: string | readonly string[]
  /** The answers it waits for, in order, as written in the record; none: it is only read. */
  readonly answers?: readonly string[]
}

/** A lesson has its own table, with its own seed, options, values and tips. */
export interface Lesson extends Pick<NewTable, 'options' | 'values' | 'seed'> {
  /** The other seats. The learner has the first seat. */
  readonly others: readonly SeatPlan[]
  readonly steps: readonly LessonStep[]
  /** The ids of advice that a player no longer needs after finishing the lesson. */
  readonly covers: readonly string[]
}
