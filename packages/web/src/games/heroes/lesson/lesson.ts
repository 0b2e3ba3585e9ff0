// A first game of Heroes, against an opponent who is told what to answer: nobody's wits change what it teaches. Seed
// and values are chosen so that in two rounds and a half a learner meets what a game is made of;
// `test/heroes/lesson.test.ts` plays it against the rules.
import type { Lesson } from '../../../table/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

/** What the slips name, whatever becomes of the box. One resource of each more than usual pays for all of it. */
const NAMED = {
  start: { serfs: 2, warriors: 1, resources: 3, spells: 1 },
  units: {
    serf: { price: { food: 1 }, strength: 1, speed: 2 },
    warrior: { price: { food: 2 }, strength: 2, speed: 3, vp: 1 },
    a: { price: { food: 3, ore: 2 }, strength: 4, vp: 2 },
  },
  pair: { food: 3 },
  building: { price: { ore: 3 }, vp: 1 },
  tower: { orePerRegion: 1, yield: 2 },
  tax: [4, 3, 2],
  conjure: 3,
  battleVp: 1,
}

/** Recruits along, taxes, and comes over the ferry with two Warriors; then her Barracks, a Battle, and no more. */
const WENNA = [
  'faction:orcs',
  'continent:II-1',
  'close:III-1',
  'follow recruit:warrior',
  'slot:tax tax:food',
  'slot:march-1 from:II-1 take:warrior take:warrior done',
  'go:II-10 go:II-3 go:II-6 decline',
  'away:counterspell#1',
  'slot:march-1 from:II-6 all:II-6 go:I-2 stop decline',
  'follow building:barracks',
  'slot:recruit recruit:pair',
  'no',
  'away:rage#1',
  'pass pass tactic:conscripts',
  'slot:tax tax:food',
  'slot:recruit recruit:warrior',
  'away:heros-bane#1',
  'slot:tax tax:ore',
].flatMap((turn) => turn.split(' '))

export const LESSON: Lesson = {
  seed: 'crown 4684',
  values: NAMED,
  others: [{ name: 'Wenna', kind: 'bot', bot: 'quick', opening: WENNA }],
  steps: [
    LESSON_EN.welcome,
    { ...LESSON_EN.faction, answers: ['faction:humans'] },
    { ...LESSON_EN.capital, answers: ['continent:I-1'] },
    { ...LESSON_EN.bar, ring: 'slot:recruit' },
    { ...LESSON_EN.recruit, answers: ['slot:recruit', 'recruit:pair'] },
    { ...LESSON_EN.follow, answers: ['follow'] },
    { ...LESSON_EN.tax, answers: ['tax:mana'] },
    { ...LESSON_EN.march, answers: ['slot:march-1', 'from:I-1', 'take:serf', 'take:warrior', 'done'] },
    { ...LESSON_EN.way, answers: ['go:I-3 stop'] },
    { ...LESSON_EN.explore, ring: 'region:I-3' },
    { ...LESSON_EN.muster, answers: ['muster:march-2', 'from:I-1', 'take:serf', 'go:I-3 go:I-4'] },
    { ...LESSON_EN.collection, ring: 'region:I-4' },
    { ...LESSON_EN.spells, answers: ['away:earthquake#1'] },
    { ...LESSON_EN.build, answers: ['slot:build', 'building:cathedral'] },
    { ...LESSON_EN.hero, answers: ['follow', 'recruit:a'] },
    { ...LESSON_EN.research, answers: ['slot:research', 'conjure', 'keep:rage#2', 'confirm'] },
    { ...LESSON_EN.limit, answers: ['away:blood-magic#1'] },
    { ...LESSON_EN.attack, answers: ['slot:march-1', 'from:I-1', 'take:a', 'take:serf', 'go:I-2'] },
    LESSON_EN.strength,
    { ...LESSON_EN.combat, answers: ['cast:rage#2'] },
    { ...LESSON_EN.tactic, answers: ['tactic:first-strike'] },
    { ...LESSON_EN.pay, answers: ['pay'] },
    LESSON_EN.won,
    { ...LESSON_EN.tower, answers: ['slot:build', 'tower:I-4'] },
    { ...LESSON_EN.vessels, ring: 'building:sea-dock' },
    LESSON_EN.points,
    LESSON_EN.ends,
    LESSON_EN.done,
  ],
  covers: ['faction', 'capital', 'turn', 'follow', 'tax', 'keep', 'march', 'muster', 'tactic', 'combat'],
}
