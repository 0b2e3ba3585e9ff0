// A player's progress in a lesson. It is derived from the questions seen so far, so that undo also takes the lesson
// back, and a player who returns to the table continues where they left off.
import type { Update } from '@lorehall/host'
import type { Lesson } from './lesson.ts'

export interface Progress {
  readonly game: string
  /** The expansion that the lesson is about; null: the game. A lesson stored by an earlier version has no such field. */
  readonly about?: string | null
  /** The number of moves before each question to the learner, up to the current one. */
  readonly marks: readonly number[]
  /** The id of the current question. It stays the same while others seal their answers. */
  readonly ask: number
  /** Tips before this index need not be read again. */
  readonly passed: number
  /** The lesson was finished or ended early. */
  readonly over: boolean
}

export const begun = (game: string, about: string | null = null): Progress => ({
  game,
  about,
  marks: [],
  ask: -1,
  passed: 0,
  over: false,
})

/** The progress once this update is on screen. */
export function following(progress: Progress, update: Update): Progress {
  const { seq, ask } = update
  // Only a question counts; an aside doesn't.
  if (ask === null || ask.aside || progress.marks.at(-1) === seq) return progress
  const before = ask.id === progress.ask ? progress.marks.slice(0, -1) : progress.marks
  return { ...progress, marks: [...before.filter((mark) => mark < seq), seq], ask: ask.id }
}

/** The index of the tip on screen, and the answer it waits for; null: it is only read. */
export interface Stand {
  readonly step: number
  readonly wants: string | null
  /** The last tip is on screen: it says to play on, so everything may be done. */
  readonly free: boolean
  /** The learner has answered nothing yet, so only the lesson's opening could be undone. */
  readonly first: boolean
}

export function standOf({ steps }: Lesson, { marks, passed }: Progress): Stand {
  let given = Math.max(0, marks.length - 1)
  const first = given === 0
  for (const [step, { answers = [] }] of steps.entries()) {
    const wants = answers[given]
    if (answers.length === 0 && step >= passed)
      return { step, wants: null, free: step === steps.length - 1, first }
    if (wants !== undefined) return { step, wants, free: false, first }
    given -= answers.length
  }
  return { step: steps.length, wants: null, free: true, first }
}

/** A tip has been read. After the last tip, the lesson is over. */
export function readOn(lesson: Lesson, progress: Progress): Progress {
  const passed = standOf(lesson, progress).step + 1
  return { ...progress, passed, over: passed >= lesson.steps.length }
}
