// What is typed for the lesson, where a table is in words: it is done, and said what was done.
import { standOf } from '../../../table/lesson/course.ts'
import { doForMe, endLesson, readSlip } from '../../../table/lesson/deeds.ts'
import { taughtAt } from '../../../table/lesson/taught.ts'
import { EN } from '../../../text/en.ts'
import type { TextKey } from '../../../text/en.ts'
import type { Words } from '../../../text/language.ts'

const is = (said: string, key: TextKey) => EN[key].split('|').includes(said)

/** The lines that are said to it; null: it is nothing for a lesson. */
export function heardByLesson(typed: string, table: string, { t, say }: Words): readonly string[] | null {
  const taught = taughtAt(table)
  if (taught === null) return null
  const said = typed.toLowerCase().replace(/^\/+|[.!]+$/g, '')
  const { step, wants } = standOf(taught.lesson, taught.course)
  const slip = taught.lesson.steps[step]
  if (is(said, 'lesson.ask.again')) return slip === undefined ? [] : [say(slip.title), say(slip.words)]
  if (is(said, 'lesson.ask.read') && wants === null) {
    readSlip(table)
    return [t('lesson.said.read')]
  }
  if (is(said, 'lesson.ask.do') && wants !== null) {
    doForMe(table)
    return [t('lesson.said.done')]
  }
  if (is(said, 'lesson.ask.end')) {
    endLesson(table)
    return [t('lesson.said.over')]
  }
  return null
}
