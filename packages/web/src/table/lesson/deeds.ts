// What one can do with the lesson at a table. Where it then wants something else, the table is looked at again
// and shown as the lesson narrows it.
import { answer } from '../../state/asking.ts'
import { lookAgain } from '../../state/visit.ts'
import { rememberAdvice } from './advised.ts'
import { type Course, readOn, standOf } from './course.ts'
import { keepCourse } from './lessons.ts'
import { type Taught, taughtAt } from './taught.ts'

function change(table: string, to: (taught: Taught) => Course): void {
  const taught = taughtAt(table)
  if (taught === null) return
  keepCourse(table, to(taught))
  lookAgain()
}

/** The slip has been read; after the last one the game goes on without the lesson. */
export function readSlip(table: string): void {
  change(table, ({ lesson, course }) => {
    const next = readOn(lesson, course)
    if (next.over) rememberAdvice(course.game, lesson.covers)
    return next
  })
}

/** The game goes on without it. */
export function endLesson(table: string): void {
  change(table, ({ course }) => ({ ...course, over: true }))
}

/** Gives the answer the lesson waits for. */
export function doForMe(table: string): void {
  const taught = taughtAt(table)
  const wants = taught === null ? null : standOf(taught.lesson, taught.course).wants
  if (wants !== null) answer(...wants.split(' '))
}
