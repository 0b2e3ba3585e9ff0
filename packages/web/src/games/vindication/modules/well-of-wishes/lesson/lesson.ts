// The lesson about the Well of Wishes. The Well of Wishes is one step away.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'well-of-wishes 23',
  options: { 'well-of-wishes': true },
  opening: ['0 keep:genius-of-innovation', '1 keep:carpe-diem'],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.region, answers: ['move:29 stop'] },
    { ...LESSON_EN.wish, answers: ['visit:4', 'wish:wish-courage'] },
    { ...LESSON_EN.control, answers: ['control:4'] },
    LESSON_EN.done,
  ],
  covers: ['wishes'],
}
