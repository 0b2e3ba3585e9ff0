// A player's actions in a lesson. When the progress changes, the table is refreshed, because the lesson may now allow
// something else.
import { answer } from '../../state/asking.ts'
import { lookAgain } from '../../state/visit.ts'
import { rememberAdvice } from './advised.ts'
import { type Progress, readOn, standOf } from './progress.ts'
import { keepProgress } from './lessons.ts'
import { type Taught, taughtAt } from './taught.ts'

function change(table: string, to: (taught: Taught) => Progress): void {
  const taught = taughtAt(table)
  if (taught === null) return
  keepProgress(table, to(taught))
  lookAgain()
}

/** The tip has been read. After the last tip, the game continues without the lesson. */
export function readTip(table: string): void {
  change(table, ({ lesson, progress }) => {
    const next = readOn(lesson, progress)
    if (next.over) rememberAdvice(progress.game, lesson.covers)
    return next
  })
}

/** Ends the lesson; the game continues without it. */
export function endLesson(table: string): void {
  change(table, ({ progress }) => ({ ...progress, over: true }))
}

/** Gives the answer the lesson waits for. */
export function doForMe(table: string): void {
  const taught = taughtAt(table)
  const wants = taught === null ? null : standOf(taught.lesson, taught.progress).wants
  if (wants !== null) answer(...wants.split(' '))
}
