// The lesson about the Sacred Stones. Both stones are on the board, and the learner is next to one of them, before the Move.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'stones 13',
  options: { 'sacred-stones': true },
  opening: [
    '0 keep:brawny-bulk',
    '1 keep:intellectual-superiority',
    '0 move:29',
    '0 move:21',
    '0 end',
    '1 activate:adren',
    '1 control:8',
    '1 buy:knowledge',
    '1 move:36',
    '1 move:24',
    '1 convert:courage',
    '1 end',
  ],
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.stones, ring: ['region:4', 'region:7'] },
    { ...LESSON_EN.visit, answers: ['control:4'] },
    { ...LESSON_EN.go, answers: ['teleport:17'] },
    { ...LESSON_EN.move, answers: ['move:16 stop'] },
    LESSON_EN.done,
  ],
  covers: ['stones'],
}
