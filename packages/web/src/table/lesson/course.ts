// How far somebody is in a lesson. It follows from the questions seen so far: undo takes the lesson back with
// the play, and coming back to the table goes on where one left.
import type { Update } from '@lorehall/host'
import type { Lesson } from './lesson.ts'

export interface Course {
  readonly game: string
  /** After how many moves each question was put to who learns, up to the present one. */
  readonly marks: readonly number[]
  /** The number of the present one: it stays the same while others seal their answers. */
  readonly ask: number
  /** The slips before this one need not be read again. */
  readonly passed: number
  /** It was played to its end, or ended before. */
  readonly over: boolean
}

export const begun = (game: string): Course => ({ game, marks: [], ask: -1, passed: 0, over: false })

/** The course once this is on the screen. */
export function following(course: Course, update: Update): Course {
  const { seq, ask } = update
  // The table waits with a question only.
  if (ask === null || ask.aside || course.marks.at(-1) === seq) return course
  const before = ask.id === course.ask ? course.marks.slice(0, -1) : course.marks
  return { ...course, marks: [...before.filter((mark) => mark < seq), seq], ask: ask.id }
}

/** Where a course stands: which slip is shown, and the answer it waits for; null: it is read. */
export interface Stand {
  readonly step: number
  readonly wants: string | null
}

export function standOf({ steps }: Lesson, { marks, passed }: Course): Stand {
  let given = Math.max(0, marks.length - 1)
  for (const [step, { answers = [] }] of steps.entries()) {
    const wants = answers[given]
    if (answers.length === 0 && step >= passed) return { step, wants: null }
    if (wants !== undefined) return { step, wants }
    given -= answers.length
  }
  return { step: steps.length, wants: null }
}

/** A slip has been read; with the last one the lesson is over. */
export function readOn(lesson: Lesson, course: Course): Course {
  const passed = standOf(lesson, course).step + 1
  return { ...course, passed, over: passed >= lesson.steps.length }
}
