// A first game of Now or Never. It is solo, so no other player can change what happens. The seed is chosen so that one
// season and one turn show every part of the game. `test/now-or-never/lesson.test.ts` plays it by the rules.
import type { Lesson } from '../../../table-ui/lesson/lesson.ts'
import { LESSON_EN } from './en.ts'

export const LESSON: Lesson = {
  seed: 'home 876',
  others: [],
  steps: [
    LESSON_EN.welcome,
    { ...LESSON_EN.hero, answers: ['hero:marklun'] },
    { ...LESSON_EN.specialists, answers: ['left:brindle'] },
    { ...LESSON_EN.quests, answers: ['keep:B14', 'keep:B24', 'keep:B05', 'keep:B03', 'confirm'] },
    LESSON_EN.bot,
    { ...LESSON_EN.use, answers: ['use:brindle'] },
    { ...LESSON_EN.tile, answers: ['tile:shell-flats'] },
    { ...LESSON_EN.place, answers: ['space:13'] },
    { ...LESSON_EN.walk, answers: ['go arrow:0 move:23 stop'] },
    { ...LESSON_EN.fight, answers: ['fight:1'] },
    { ...LESSON_EN.round, answers: ['roll-on'] },
    LESSON_EN.mana,
    { ...LESSON_EN.villager, answers: ['take:demon'] },
    { ...LESSON_EN.house, answers: ['house:demon-3'] },
    { ...LESSON_EN.far, answers: ['go arrow:2 move:24 move:25 move:35 stop'] },
    { ...LESSON_EN.quest, answers: ['play:B14'] },
    { ...LESSON_EN.visit, answers: ['visit:ublo-tower'] },
    { ...LESSON_EN.hearts, answers: ['go move:25 move:15 move:14 stop'] },
    { ...LESSON_EN.search, answers: ['search:14'] },
    { ...LESSON_EN.heal, answers: ['use:gran-pellow'] },
    { ...LESSON_EN.pass, answers: ['pass'] },
    LESSON_EN.production,
    { ...LESSON_EN.sell, answers: ['sell-all:19'] },
    { ...LESSON_EN.more, answers: ['use:brindle', 'tile:tinkers-row', 'space:14'] },
    LESSON_EN.points,
    LESSON_EN.done,
  ],
  covers: ['hero', 'quests', 'turn', 'build', 'walk', 'fight', 'search', 'house', 'sell'],
}
