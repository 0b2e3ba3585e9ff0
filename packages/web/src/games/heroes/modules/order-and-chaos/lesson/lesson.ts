// The lesson about Order & Chaos. The learner leads the Undead, fights a Battle for Souls and raises a Serf.
import type { Lesson } from '../../../../../table-ui/lesson/lesson.ts'
import { answersOf, opened } from '../../../lesson/opening.ts'
import { LESSON_EN } from './en.ts'

/** Until the Orcs have crossed the ferry and are next to the learner's Capital. */
const OPENING = opened([
  '0 faction:undead',
  '1 faction:orcs',
  '1 continent:II-1',
  '0 continent:I-1',
  '1 close:III-1',
  '0 slot:tax tax:food',
  '1 no',
  '1 slot:recruit recruit:warrior',
  '0 follow recruit:warrior',
  '0 slot:march-1 stay:warrior stay:warrior go:I-3 stop',
  '1 slot:march-1 stay:serf stay:serf go:II-10 go:II-3 go:II-6 decline',
  '0 away:earthquake#1',
  '1 away:counterspell#1',
  '1 slot:march-1 from:II-6 go:I-2 stop decline',
])

/** Wenna's part of the opening, then the Battle and her next turn. */
const WENNA = [...answersOf(OPENING, 1), 'pass', 'tactic:fall-back', 'slot:tax', 'tax:food']

export const LESSON: Lesson = {
  seed: 'crown 4684',
  options: { 'order-and-chaos': true },
  opening: OPENING,
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick', opening: WENNA }],
  steps: [
    { ...LESSON_EN.card, ring: 'souls' },
    { ...LESSON_EN.attack, answers: ['slot:march-1', 'from:I-1', 'go:I-2'] },
    { ...LESSON_EN.tactic, answers: ['pass', 'tactic:first-strike'] },
    { ...LESSON_EN.sacrifice, answers: ['sacrifice:warrior', 'pay'] },
    { ...LESSON_EN.souls, ring: 'souls' },
    { ...LESSON_EN.raise, answers: ['raising', 'raise:serf'] },
    LESSON_EN.done,
  ],
  covers: ['raise'],
}
