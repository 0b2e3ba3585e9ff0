// A first game of Vindication. The seed is chosen so that a learner meets the main parts of the game in three and a
// half turns, with the game's real numbers; `test/vindication/lesson.test.ts` plays it against the rules.
import type { Lesson } from '../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'wretch 150',
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.ashore, ring: 'space:5' },
    { ...LESSON_EN.quest, answers: ['keep:brawny-bulk'] },
    { ...LESSON_EN.blocks, ring: ['power:potential', 'power:influence', 'power:conviction'] },
    { ...LESSON_EN.power, ring: 'power:influence' },
    { ...LESSON_EN.activate, answers: ['activate:oneth'] },
    { ...LESSON_EN.move, answers: ['move:29 stop'] },
    { ...LESSON_EN.visit, answers: ['visit:12'] },
    { ...LESSON_EN.end, answers: ['end'] },
    { ...LESSON_EN.self, answers: ['character', 'train:strength'] },
    { ...LESSON_EN.inn, answers: ['move:21 stop'] },
    { ...LESSON_EN.hire, answers: ['visit:5', 'pay:strength', 'open'] },
    { ...LESSON_EN.control, answers: ['control:5'] },
    { ...LESSON_EN.rent, answers: ['end'] },
    { ...LESSON_EN.convert, answers: ['activate:herk'] },
    { ...LESSON_EN.pairs, answers: ['convert:courage'] },
    { ...LESSON_EN.proficiency, answers: ['buy:inspiration'] },
    { ...LESSON_EN.mastery, ring: 'mastery:inspiration' },
    { ...LESSON_EN.heroic, ring: ['deck:traits', 'deck:relics'] },
    { ...LESSON_EN.rest, answers: ['rest', 'augment:potential'] },
    { ...LESSON_EN.back, answers: ['move:29 stop', 'end'] },
    { ...LESSON_EN.courage, answers: ['character', 'train:strength', 'convert:courage'] },
    { ...LESSON_EN.fight, answers: ['visit:13', 'open'] },
    { ...LESSON_EN.ending, ring: 'trigger:supremacy' },
    LESSON_EN.done,
  ],
  covers: ['quest', 'turn', 'fight', 'control', 'buy', 'convert'],
}
