// The lesson about Nomads. The learner places one, captures it and follows with it.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { answersOf, opened } from '../../../lesson/opening.ts'
import { LESSON_EN } from './en.ts'

const OPENING = opened([
  '0 faction:humans',
  '1 faction:orcs',
  '1 continent:II-1',
  '0 continent:I-1',
  '1 close:III-1',
])

/** Wenna's part of the opening, then her first turn. */
const WENNA = [...answersOf(OPENING, 1), 'slot:recruit', 'recruit:warrior']

export const LESSON: Lesson = {
  seed: 'tent 4',
  options: { nomads: true, nomadsWander: true },
  opening: OPENING,
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick', opening: WENNA }],
  steps: [
    { ...LESSON_EN.place, answers: ['at:I-9'] },
    { ...LESSON_EN.raid, ring: 'region:I-9' },
    { ...LESSON_EN.capture, answers: ['slot:march-1', 'go:I-10', 'go:I-9'] },
    { ...LESSON_EN.helper, answers: ['decline'] },
    { ...LESSON_EN.follow, answers: ['follow', 'recruit:warrior'] },
    LESSON_EN.done,
  ],
  covers: ['nomads'],
}
