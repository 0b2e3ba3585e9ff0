// The first game of Vindication, played against the real rules.
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { ADVICE_EN, ADVICE_OTHERWISE_EN } from '../../src/games/vindication/advice/en.ts'
import { adviceFor } from '../../src/games/vindication/advice/advice.ts'
import { LESSON } from '../../src/games/vindication/lesson/lesson.ts'
import { ADVICE_OTHERWISE_EN as JEWELS_OTHERWISE_EN } from '../../src/games/vindication/modules/jewelcrafter/en.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { adviceAt, checkSaid, lessonLaws } from '../lesson-laws.ts'
import { MODULES_ADVICE_EN } from './module-words.ts'
import { LessonPlay } from '../lesson-play.ts'
import { judge } from '@lorehall/vindication/judge'

const begin = () => LessonPlay.begin(vindication, judge, LESSON)

const ELSEWHERE = [...Object.values(ADVICE_OTHERWISE_EN), ...Object.values(JEWELS_OTHERWISE_EN)].flatMap(
  (texts) => Object.values(texts).map((words) => ({ words })),
)

lessonLaws(vindication, LESSON, begin, [
  ...Object.values(ADVICE_EN),
  ...Object.values(MODULES_ADVICE_EN),
  ...ELSEWHERE,
])

test('what the tips say is true when they are shown', async () => {
  const own = () => {
    const [player] = viewOf(play.whole).players
    if (player === undefined) throw new Error('the learner has no seat')
    return player
  }
  const said = {
    'Washed ashore': () => expect(viewOf(play.whole).players[0]).toMatchObject({ honor: 17, space: 5 }),
    'Your blocks': () => {
      const { potential, influence, conviction, spheres } = own()
      expect(potential + influence + conviction).toBe(18)
      expect(spheres.reduce((sum, n) => sum + n)).toBe(3)
    },
    Control: () => expect(viewOf(play.whole).players[0]?.honor).toBe(19),
    Proficiency: () => expect(viewOf(play.whole).players[0]?.spheres).toEqual([5, 1, 0, 1, 0, 0]),
    'Traits and relics': () => expect(viewOf(play.whole).players[0]?.tiles[0]).toBe(1),
    'More courage': () => expect(viewOf(play.whole).players[0]).toMatchObject({ potential: 7, space: 29 }),
    'How the game ends': () => {
      expect(viewOf(play.whole).players[0]).toMatchObject({ honor: 27, tokens: 0 })
      expect(viewOf(play.whole).players[0]?.party[0]).toEqual({ card: 'oneth', blocks: 3 })
      expect(viewOf(play.whole).triggers.map(({ id }) => id)).toContain('supremacy')
    },
  }
  const play = await begin()
  await checkSaid(play, said)
})

test('hints fit the question', async () => {
  const met = await adviceAt(await begin(), adviceFor)
  expect(met.get('Washed ashore')).toEqual(['quest'])
  expect(met.get('Activating')).toEqual(['turn', 'convert'])
  expect(met.get('Control')).toContain('control')
  expect(met.get('Moving')).not.toContain('control')
  expect(met.get('Proficiency')).toContain('buy')
  expect(met.get('A fight')).toContain('fight')
})
