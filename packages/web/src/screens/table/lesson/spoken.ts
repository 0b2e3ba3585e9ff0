// Commands of the lesson in the text view: carries them out and confirms them.
import { standOf } from '../../../table-ui/lesson/progress.ts'
import { doForMe, endLesson, readTip } from '../../../table-ui/lesson/deeds.ts'
import { taughtAt } from '../../../table-ui/lesson/taught.ts'
import { EN } from '../../../text/en.ts'
import type { TextKey } from '../../../text/en.ts'
import type { Words } from '../../../text/language.ts'

const is = (said: string, key: TextKey) => EN[key].split('|').includes(said)

/** The reply; null if the text is not a command of the lesson. */
export function heardByLesson(typed: string, table: string, { t, say }: Words): readonly string[] | null {
  const taught = taughtAt(table)
  if (taught === null) return null
  const said = typed.toLowerCase().replace(/^\/+|[.!]+$/g, '')
  const { step, wants } = standOf(taught.lesson, taught.progress)
  const tip = taught.lesson.steps[step]
  if (is(said, 'lesson.ask.again')) return tip === undefined ? [] : [say(tip.title), say(tip.words)]
  if (is(said, 'lesson.ask.read') && wants === null) {
    readTip(table)
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
