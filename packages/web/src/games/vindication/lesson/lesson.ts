// A first game of Vindication. Seed and values are chosen so that in three turns and a half a learner meets all
// that a game is made of; `test/vindication/lesson.test.ts` plays it against the rules.
import type { Lesson } from '../../../table/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

/** The first companions pay for a fight in the third turn, and its honor reaches the first trigger token. */
const CARDS = {
  oneth: { honor: 4, gives: { inspiration: 1, strength: 2 } },
  herk: { honor: 3, gives: { inspiration: 1, strength: 1 } },
  custodian: { honor: 6 },
}

/** Nobody loses a companion in a first fight. */
const TIRING = ['fatigue', 'fatigue', 'fatigue', 'fatigue', 'fatigue', 'fatigue']

export const LESSON: Lesson = {
  seed: 'wretch 150',
  values: { cards: CARDS, blackDie: TIRING },
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick' }],
  steps: [
    { ...LESSON_EN.ashore, ring: 'space:5' },
    { ...LESSON_EN.quest, answers: ['keep:brawny-bulk'] },
    { ...LESSON_EN.blocks, ring: 'power:influence' },
    { ...LESSON_EN.activate, answers: ['activate:oneth'] },
    { ...LESSON_EN.move, answers: ['move:29 stop'] },
    { ...LESSON_EN.visit, answers: ['visit:12'] },
    { ...LESSON_EN.end, answers: ['end'] },
    { ...LESSON_EN.self, answers: ['character', 'train:strength'] },
    { ...LESSON_EN.inn, answers: ['move:21 stop', 'visit:5', 'pay:strength', 'open'] },
    { ...LESSON_EN.control, answers: ['control:5', 'end'] },
    { ...LESSON_EN.convert, answers: ['activate:herk', 'convert:courage', 'convert:courage'] },
    { ...LESSON_EN.fight, answers: ['move:30 stop', 'visit:13', 'open'] },
    { ...LESSON_EN.ending, ring: 'trigger:balance' },
    { ...LESSON_EN.mastery, answers: ['buy:inspiration', 'end'] },
    { ...LESSON_EN.heroic, ring: 'deck:traits' },
    { ...LESSON_EN.rest, answers: ['rest', 'augment:potential'] },
    LESSON_EN.done,
  ],
  covers: ['quest', 'turn', 'fight', 'control', 'buy', 'convert'],
}
