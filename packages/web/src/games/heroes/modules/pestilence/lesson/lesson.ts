// The lesson about Pestilence. The learner leads the Birdfolk, whose army flies from Skyhold into Shallow Water.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { answersOf, opened } from '../../../lesson/opening.ts'
import { LESSON_EN } from './en.ts'

/** Until the Jousting Ring is built and the second round has begun. */
const OPENING = opened([
  '1 faction:merfolk',
  '0 faction:birdfolk',
  '0 continent:F-1',
  '1 continent:II-1',
  '0 close:III-1',
  '1 slot:recruit recruit:serf',
  '0 follow recruit:warrior',
  '0 slot:tax tax:ore',
  '1 no',
  '1 slot:tax tax:food',
  '0 slot:build building:jousting-ring',
  '0 away:bulwark#1',
  '1 away:deep-study#1',
])

export const LESSON: Lesson = {
  seed: 'sky 1',
  options: { pestilence: true },
  opening: OPENING,
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick', opening: answersOf(OPENING, 1) }],
  steps: [
    { ...LESSON_EN.skyhold, ring: 'region:F-1' },
    { ...LESSON_EN.ring, answers: ['slot:fly'] },
    { ...LESSON_EN.slow, answers: ['stay:serf'] },
    { ...LESSON_EN.shallow, answers: ['go:centre go:II-4'] },
    { ...LESSON_EN.reef, answers: ['kind:ore', 'decline'] },
    { ...LESSON_EN.merfolk, ring: 'region:II-1' },
    LESSON_EN.done,
  ],
  covers: ['skyhold'],
}
