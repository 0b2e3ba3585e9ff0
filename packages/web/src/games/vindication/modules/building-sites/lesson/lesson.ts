// The lesson about the Building Sites. The learner is next to a site. The Temple Ruins and the Well of Wishes wait to be built.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'site 31',
  options: { 'building-sites': true, 'temple-ruins': true, 'well-of-wishes': true },
  opening: ['0 keep:power-within', '1 keep:trinkets-of-the-tower', '0 move:30 stop'],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.site, ring: 'region:14' },
    { ...LESSON_EN.build, answers: ['visit:14', 'build:well-of-wishes'] },
    { ...LESSON_EN.later, answers: ['end'] },
    { ...LESSON_EN.wish, answers: ['visit:14', 'wish:wish-knowledge'] },
    LESSON_EN.done,
  ],
  covers: ['sites'],
}
