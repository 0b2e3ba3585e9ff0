// The lesson about Treachery. The learner has hired a treacherous companion, and Wenna is two steps away.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'treachery 248',
  options: { treachery: true },
  opening: [
    '0 keep:carpe-diem',
    '1 keep:rise-of-the-polymath',
    '0 character',
    '0 train:inspiration',
    '0 move:26 stop',
    '0 visit:9',
    '0 open',
    '0 end',
    '1 move:36',
    '1 move:25',
    '1 end',
  ],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.traitor, ring: 'card:toule' },
    { ...LESSON_EN.near, answers: ['move:19 stop'] },
    { ...LESSON_EN.use, answers: ['activate:toule', 'use:toule'] },
    LESSON_EN.blocks,
    LESSON_EN.done,
  ],
  covers: [],
}
