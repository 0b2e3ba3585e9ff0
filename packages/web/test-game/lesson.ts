// The toy's lesson: one turn.
import type { Lesson } from '../src/table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'a first toy',
  values: { rounds: 3 },
  others: [{ name: 'Hobb', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.table, ring: 'seat:0' },
    { ...LESSON_EN.tactic, answers: ['tactic:march'] },
    { ...LESSON_EN.raid, answers: ['raid', 'take'] },
    { ...LESSON_EN.rest, answers: ['rest'] },
    LESSON_EN.done,
  ],
  covers: [],
}
