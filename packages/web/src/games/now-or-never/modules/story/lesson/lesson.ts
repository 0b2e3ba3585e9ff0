// The lesson about the story: Halia alone in chapter 1, with one of her own letters next to the Monument. Its seed rolls
// a 4, which Halia's luck does not ask about.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'lamp 1',
  options: { story: true, chapter: '1' },
  opening: [
    '0 hero:halia',
    '0 left:brindle',
    '0 keep:A02',
    '0 keep:B08',
    '0 keep:B13',
    '0 keep:B14',
    '0 confirm',
  ],
  others: [],
  steps: [
    LESSON_EN.chapter,
    { ...LESSON_EN.own, answers: ['go arrow:0 move:14 stop'] },
    { ...LESSON_EN.search, answers: ['search:14'] },
    { ...LESSON_EN.choice, answers: ['choose:a'] },
    { ...LESSON_EN.hearts, answers: ['add:3'] },
    LESSON_EN.reputation,
    { ...LESSON_EN.mission, answers: ['go move:13 stop', 'mission:monument'] },
    LESSON_EN.done,
  ],
  covers: [],
}
