// A first game of Heroes. Every move of the opponent is scripted, so the lesson is the same each time. Seed and values
// are chosen so that a learner meets all parts of the game in two and a half rounds. `test/heroes/lesson.test.ts` plays
// it against the rules.
import type { Lesson } from '../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

/** The numbers the tips mention, fixed here in case the game's own change. The extra resources pay for the lesson. */
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

/** Wenna follows Recruit, taxes, and crosses the ferry with two Warriors. Then she builds her Barracks and fights once. */
const WENNA = [
  'faction:orcs',
  'continent:II-1',
  'close:III-1',
  'follow recruit:warrior',
  'slot:tax tax:food',
  'slot:march-1 stay:serf',
  'go:II-10 go:II-3 go:II-6 decline',
  'away:counterspell#1',
  'slot:march-1 from:II-6 go:I-2 stop decline',
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
    { ...LESSON_EN.march, answers: ['slot:march-1', 'stay:serf', 'stay:serf'] },
    { ...LESSON_EN.way, answers: ['go:I-3 stop'] },
    { ...LESSON_EN.explore, ring: 'region:I-3' },
    { ...LESSON_EN.muster, answers: ['muster:march-2', 'from:I-1', 'go:I-3 go:I-4'] },
    { ...LESSON_EN.collection, ring: 'region:I-4' },
    { ...LESSON_EN.spells, answers: ['away:earthquake#1'] },
    { ...LESSON_EN.build, answers: ['slot:build', 'building:cathedral'] },
    { ...LESSON_EN.hero, answers: ['follow', 'recruit:a'] },
    { ...LESSON_EN.research, answers: ['slot:research', 'conjure', 'keep:rage#2', 'confirm'] },
    { ...LESSON_EN.limit, answers: ['away:blood-magic#1'] },
    { ...LESSON_EN.attack, answers: ['slot:march-1', 'from:I-1', 'go:I-2'] },
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
