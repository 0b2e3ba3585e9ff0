// The lesson about the Exotic Pet Menagerie. The Menagerie is one step away, and the learner can pay for a visit.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'menagerie 19',
  options: { menagerie: true },
  opening: ['0 keep:intellectual-superiority', '1 keep:prized-crackerjack'],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.region, answers: ['move:27 stop'] },
    { ...LESSON_EN.pet, answers: ['visit:3', 'adopt:shonah'] },
    { ...LESSON_EN.master, answers: ['activate:elyas'] },
    { ...LESSON_EN.helps, answers: ['use:shonah'] },
    LESSON_EN.done,
  ],
  covers: ['pets'],
}
