// A lesson: a game that teaches by playing. A game provides it as plain data, and the hall runs it. Each game has one
// about its rules, and may have one about each expansion.
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

/** The lessons about a game's expansions, by the names of the options that add them. */
export type Lessons = Readonly<Record<string, () => Promise<Lesson>>>

/**
 * A lesson has its own table, with its own seed, options, values and tips. It begins after the answers of its `opening`,
 * which the learner can't undo.
 */
export interface Lesson extends Pick<NewTable, 'options' | 'values' | 'seed' | 'opening'> {
  /** The other seats. The learner has the first seat. */
  readonly others: readonly SeatPlan[]
  readonly steps: readonly LessonStep[]
  /** The ids of advice that a player no longer needs after finishing the lesson. */
  readonly covers: readonly string[]
}
