// The lesson about Mercenaries. The learner hires one and explores with her.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { answersOf, opened } from '../../../lesson/opening.ts'
import { LESSON_EN } from './en.ts'

/** Until the learner has 3 of each resource. */
const OPENING = opened([
  '0 faction:humans',
  '1 faction:orcs',
  '1 continent:II-1',
  '0 continent:I-1',
  '1 close:III-1',
  '0 slot:march-1 go:I-10 go:I-6',
  '1 slot:recruit recruit:warrior',
])

/** Wenna's part of the opening, then her turns until the learner marches. */
const WENNA = [
  ...answersOf(OPENING, 1),
  'slot:tax',
  'tax:food',
  'away:bountiful-harvest#1',
  'slot:tax',
  'tax:ore',
]

export const LESSON: Lesson = {
  seed: 'lira 15',
  options: { mercenaries: true },
  opening: OPENING,
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick', opening: WENNA }],
  steps: [
    { ...LESSON_EN.open, answers: ['slot:recruit'] },
    { ...LESSON_EN.hire, answers: ['recruit:m4'] },
    { ...LESSON_EN.dismiss, answers: ['end'] },
    { ...LESSON_EN.round, answers: ['away:summon-warrior#1'] },
    { ...LESSON_EN.march, answers: ['slot:march-1', 'from:I-1', 'go:I-3', 'go:I-4', 'go:I-5'] },
    { ...LESSON_EN.ability, answers: ['kind:food'] },
    LESSON_EN.done,
  ],
  covers: ['hire'],
}
