// A first game of Vindication.
import type { Lesson } from '../../../table/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'a first game',
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [LESSON_EN.welcome],
}
