// The lesson about Guilds & Monuments. The learner controls a Shrine and places favor on it, then on the monument.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'guilds 44',
  options: { guilds: true },
  opening: ['0 keep:profit-of-discipline', '1 keep:control-issues', '0 move:28 stop', '0 control:12'],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.guild, ring: 'favor:fortify' },
    { ...LESSON_EN.fortify, answers: ['favor:fortify'] },
    { ...LESSON_EN.stays, answers: ['end'] },
    { ...LESSON_EN.monument, answers: ['favor:monument'] },
    { ...LESSON_EN.lend, answers: ['lend:knowledge'] },
    LESSON_EN.done,
  ],
  covers: ['favor'],
}
