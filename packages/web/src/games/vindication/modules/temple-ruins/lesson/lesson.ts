// The lesson about the Temple Ruins. The Temple Ruins are one step away.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'temple-ruins 53',
  options: { 'temple-ruins': true },
  opening: ['0 keep:carpe-diem', '1 keep:brawny-bulk'],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.region, answers: ['move:29 stop'] },
    { ...LESSON_EN.search, answers: ['visit:4', 'search'] },
    { ...LESSON_EN.keep, answers: ['keep:intellectual-superiority'] },
    LESSON_EN.done,
  ],
  covers: ['ruins'],
}
