// The first game of Vindication, played against the real rules.
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { ADVICE_EN } from '../../src/games/vindication/advice/en.ts'
import { EXPANSIONS_EN } from '../../src/games/vindication/advice/expansions/en.ts'
import { adviceFor } from '../../src/games/vindication/advice/advice.ts'
import { LESSON } from '../../src/games/vindication/lesson/lesson.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { LessonPlay, playThrough } from '../lesson-play.ts'

const begin = () => LessonPlay.begin(vindication, LESSON)

test('every answer the lesson waits for is offered, and no other, from the first slip to the last', async () => {
  const slips: string[] = []
  const play = await begin()
  await playThrough(play, async ({ stand, shown }) => {
    slips.push(LESSON.steps[stand.step]?.title ?? '')
    const near = shown.ask?.options.map(({ id }) => id) ?? []
    const far = Object.values(await play.routes()).map((picks) => picks.join(' '))
    expect([...near, ...far]).toEqual(stand.wants === null ? [] : [stand.wants])
  })
  expect([...new Set(slips)]).toEqual(LESSON.steps.map(({ title }) => title))
  expect(play.whole.ask?.options.length).toBeGreaterThan(1)
})

test('what the slips say has come true by then', async () => {
  const said: Partial<Record<string, () => void>> = {
    'Washed ashore': () => expect(viewOf(play.whole).players[0]).toMatchObject({ honor: 19, space: 5 }),
    Control: () => expect(viewOf(play.whole).players[0]?.honor).toBe(22),
    'How the end comes': () => {
      expect(viewOf(play.whole).players[0]).toMatchObject({ honor: 30, tokens: 1 })
      expect(viewOf(play.whole).players[0]?.party[0]).toEqual({ card: 'oneth', blocks: 3 })
      expect(viewOf(play.whole).triggers.map(({ id }) => id)).toContain('balance')
    },
    'Traits and relics': () => expect(viewOf(play.whole).players[0]?.tiles[0]).toBe(1),
  }
  const play = await begin()
  await playThrough(play, ({ stand }) => {
    const title = LESSON.steps[stand.step]?.title ?? ''
    said[title]?.()
    // A slip says what is so when it is first seen.
    delete said[title]
  })
  expect(Object.keys(said)).toEqual([])
})

test('a slip has forty words at most', () => {
  const slips = [...LESSON.steps, ...Object.values(ADVICE_EN), ...Object.values(EXPANSIONS_EN)]
  expect(slips.filter(({ words }) => words.split(' ').length > 40)).toEqual([])
})

test('advice fits what is asked', async () => {
  const play = await begin()
  const met = new Map<string, string[]>()
  await playThrough(play, ({ stand, whole }) => {
    const title = LESSON.steps[stand.step]?.title ?? ''
    met.set(title, met.get(title) ?? adviceFor(whole).map(({ id }) => id))
  })
  expect(met.get('Washed ashore')).toEqual(['quest'])
  expect(met.get('Activating')).toEqual(['turn', 'convert'])
  expect(met.get('Control')).toContain('control')
  expect(met.get('Moving')).not.toContain('control')
  expect(met.get('Proficiency and mastery')).toContain('buy')
  expect(met.get('A fight')).toContain('fight')
})
