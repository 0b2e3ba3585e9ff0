// The first game of Heroes, played against the real rules.
import { heroes } from '@lorehall/heroes'
import { placeOf } from '../../src/games/heroes/world.ts'
import { expect, test } from 'vitest'
import { adviceFor } from '../../src/games/heroes/advice/advice.ts'
import { ADVICE_EN } from '../../src/games/heroes/advice/en.ts'
import { LESSON_EN } from '../../src/games/heroes/lesson/en.ts'
import { LESSON } from '../../src/games/heroes/lesson/lesson.ts'
import { playerOf, viewOf } from '../../src/games/heroes/view.ts'
import { wireAsk, wireOption } from '../kit.ts'
import { adviceAt, checkSaid, lessonLaws } from '../lesson-laws.ts'
import { LessonPlay, playThrough } from '../lesson-play.ts'
import { judge } from '@lorehall/heroes/judge'

const begin = (lesson = LESSON) => LessonPlay.begin(heroes, judge, lesson)

lessonLaws(heroes, LESSON, begin, Object.values(ADVICE_EN), { 'start.resources': LESSON_EN.bar })

test('the lesson is the same against any bot, because it fixes every answer', async () => {
  const [wenna] = LESSON.others
  if (wenna === undefined) throw new Error('nobody sits opposite')
  const ends: unknown[] = []
  for (const bot of ['quick', 'random']) {
    const play = await begin({ ...LESSON, others: [{ ...wenna, bot }] })
    await playThrough(play, () => undefined)
    ends.push(play.whole.view)
  }
  expect(ends[1]).toEqual(ends[0])
})

test('what the tips say is true when they are shown', async () => {
  const own = () => playerOf(play.whole, 0)
  const hers = () => playerOf(play.whole, 1)
  const battle = () => viewOf(play.whole).battle
  const [plains, mountains, forest] = [placeOf('I-3'), placeOf('I-4'), placeOf('I-2')]
  const said = {
    [LESSON_EN.bar.title]: () => expect(own()).toMatchObject({ ore: 3, mana: 3, food: 3, tokens: 2 }),
    [LESSON_EN.follow.title]: () => {
      expect(own()).toMatchObject({ food: 0 })
      expect(hers()).toMatchObject({ bar: { recruit: 'serf', tax: 'token' } })
    },
    [LESSON_EN.march.title]: () => expect(own()).toMatchObject({ mana: 7, bar: { tax: 'serf' } }),
    [LESSON_EN.explore.title]: () => {
      expect(own()).toMatchObject({ food: 1, ore: 4 })
      expect([own()?.serfs[plains], own()?.warriors[plains]]).toEqual([1, 1])
    },
    [LESSON_EN.collection.title]: () => {
      expect(own()?.serfs[mountains]).toBe(1)
      expect(own()).toMatchObject({ ore: 6, food: 4 })
    },
    [LESSON_EN.build.title]: () => expect(hers()?.warriors[forest]).toBe(2),
    [LESSON_EN.hero.title]: () => {
      expect(own()?.buildings).toEqual(['cathedral'])
      expect(hers()?.buildings).toEqual(['barracks'])
    },
    [LESSON_EN.research.title]: () => expect(own()).toMatchObject({ ore: 1, food: 1 }),
    [LESSON_EN.attack.title]: () => expect(viewOf(play.whole).first).toBe(0),
    [LESSON_EN.strength.title]: () => {
      expect(own()?.score).toBe(1)
      expect(battle()).toMatchObject({
        attacker: { natural: 5, total: 6 },
        defender: { natural: 4, total: 6 },
      })
    },
    [LESSON_EN.tactic.title]: () => expect(battle()?.attacker.total).toBe(9),
    [LESSON_EN.pay.title]: () =>
      expect(battle()).toMatchObject({
        attacker: { total: 11, owed: 4 },
        defender: { total: 6, tactic: 'conscripts', cancelled: true },
      }),
    [LESSON_EN.won.title]: () => {
      expect(own()?.score).toBe(3)
      expect(own()?.serfs[forest]).toBe(1)
      expect(hers()?.warriors[forest]).toBe(0)
    },
    [LESSON_EN.vessels.title]: () => {
      expect(own()?.towers).toEqual([mountains])
      expect(viewOf(play.whole).shown.map(({ at }) => at)).toEqual([placeOf('I-5'), placeOf('I-6')])
    },
  }
  const play = await begin()
  await checkSaid(play, said)
})

test('hints fit the question', async () => {
  const met = await adviceAt(await begin(), adviceFor)
  expect(met.get(LESSON_EN.faction.title)).toEqual(['faction'])
  expect(met.get(LESSON_EN.capital.title)).toEqual(['capital'])
  expect(met.get(LESSON_EN.recruit.title)).toEqual(['turn'])
  expect(met.get(LESSON_EN.follow.title)).toEqual(['follow'])
  expect(met.get(LESSON_EN.tax.title)).toEqual(['tax'])
  expect(met.get(LESSON_EN.way.title)).toEqual(['march'])
  expect(met.get(LESSON_EN.muster.title)).toEqual(['muster'])
  expect(met.get(LESSON_EN.spells.title)).toEqual(['keep'])
  expect(met.get(LESSON_EN.combat.title)).toEqual(['combat'])
  expect(met.get(LESSON_EN.tactic.title)).toEqual(['tactic'])
})

test('only a faction that can still be chosen is recommended', async () => {
  const { whole } = await begin()
  const advised = (...free: readonly string[]) => {
    const options = free.map((name) => wireOption(`faction:${name}`))
    return adviceFor({ ...whole, ask: wireAsk({ options }) })[0]?.words
  }
  expect(advised('humans', 'orcs', 'elves', 'dwarves')).toContain('choose Humans or Dwarves')
  expect(advised('orcs', 'elves', 'dwarves')).toContain('choose Dwarves')
  expect(advised('orcs', 'elves', 'dwarves')).not.toContain('Humans')
  expect(advised('orcs', 'elves')).not.toContain('first game')
})
