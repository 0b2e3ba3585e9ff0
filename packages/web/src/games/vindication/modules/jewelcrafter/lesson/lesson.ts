// The lesson about the Jewelcrafter. The learner is next to both mines and the Jewelcrafter, with 3 inspiration.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'jewel 133',
  options: { jewelcrafter: true },
  opening: ['0 keep:control-issues', '1 keep:motivational-leadership', '0 activate:zho', '0 move:29 stop'],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.mines, ring: ['region:12', 'region:13', 'region:4'] },
    { ...LESSON_EN.dig, answers: ['control:12'] },
    { ...LESSON_EN.craft, answers: ['end', 'visit:4'] },
    { ...LESSON_EN.infuse, answers: ['infuse:inspiration'] },
    { ...LESSON_EN.blocks, answers: ['pay-off'] },
    LESSON_EN.done,
  ],
  covers: ['crystals', 'mines'],
}
