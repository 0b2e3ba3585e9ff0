// The lessons about expansions of Vindication, played against the real rules.
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'
import { describe, expect, test } from 'vitest'
import { LESSONS } from '../../src/games/vindication/lessons.ts'
import { MODULES } from '../../src/games/vindication/rules.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { checkSaid, lessonLaws } from '../lesson-laws.ts'
import { LessonPlay } from '../lesson-play.ts'

const lessons = await Promise.all(
  Object.entries(LESSONS).map(async ([about, load]) => ({ about, lesson: await load() })),
)

const begin = async (about: string) => {
  const lesson = await LESSONS[about]?.()
  if (lesson === undefined) throw new Error(`no lesson about ${about}`)
  return LessonPlay.begin(vindication, judge, lesson)
}

/** The learner's part of the view. */
function own({ whole }: LessonPlay) {
  const [player] = viewOf(whole).players
  if (player === undefined) throw new Error('the learner has no seat')
  return player
}

test('every expansion has a lesson, in the order of the lobby form', () => {
  expect(Object.keys(LESSONS)).toEqual(Object.keys(MODULES))
})

describe.each(lessons)('$about', ({ about, lesson }) => {
  lessonLaws(vindication, lesson, () => begin(about), [])

  test('it uses the expansion and has three to six tips', () => {
    expect(lesson.options?.[about]).toBe(true)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3)
    expect(lesson.steps.length).toBeLessThanOrEqual(6)
  })

  test('it begins with a question to the learner, who can’t undo the opening', async () => {
    const play = await begin(about)
    expect(play.whole.ask?.seat).toBe(0)
    expect(play.shown.undo).toBe('nothing')
  })
})

test('what the tips about Guilds & Monuments say is true', async () => {
  const play = await begin('guilds')
  await checkSaid(play, {
    Fortify: () => expect(viewOf(play.whole).regions).toContainEqual({ hex: 12, kind: 'shrine', owner: 0 }),
    'A finished monument': () => expect(own(play).spheres[1]).toBe(0),
  })
})

test('what the tips about the Jewelcrafter say is true', async () => {
  const play = await begin('jewelcrafter')
  await checkSaid(play, {
    'The Jewelcrafter': () =>
      expect(viewOf(play.whole).modules['jewelcrafter']).toMatchObject({ crystals: [2, 0] }),
    'Crystals for honor': () => {
      expect(own(play).party).toEqual([{ card: 'zho', blocks: 0 }])
      expect(viewOf(play.whole).modules['jewelcrafter']).toMatchObject({ crystals: [0, 0] })
    },
  })
})

test('what the tips about the Menagerie say is true', async () => {
  const play = await begin('menagerie')
  let before = { honor: 0, potential: 0 }
  await checkSaid(play, {
    'A pet': () => (before = own(play)),
    'Its master': () => expect(own(play).honor).toBe(before.honor + 2),
    'Moving pets': () => expect(own(play).potential).toBe(before.potential - 1),
  })
})

test('what the tips about Myths & Wonders say is true', async () => {
  const play = await begin('myths')
  await checkSaid(play, {
    'Ronak sleeps': () => expect(viewOf(play.whole).modules['myths']).toMatchObject({ blocks: [13] }),
    Contributing: () => expect(viewOf(play.whole).modules['myths']).toMatchObject({ phase: 'fight' }),
    'Your champion': () => expect(viewOf(play.whole).modules['myths']).toMatchObject({ tokens: [1, 0] }),
  })
})

test('what the tips about the Building Sites say is true', async () => {
  const play = await begin('building-sites')
  await checkSaid(play, {
    'Not yet': () => {
      expect(viewOf(play.whole).regions).toContainEqual({ hex: 14, kind: 'well-of-wishes', owner: 0 })
      expect(play.whole.ask?.options.map(({ id }) => id)).not.toContain('visit:14')
    },
  })
})

test('what the tips about Treachery say is true', async () => {
  const play = await begin('treachery')
  const attributes = () => viewOf(play.whole).players[1]?.spheres.reduce((sum, n) => sum + n)
  let before: number | undefined
  await checkSaid(play, {
    'A traitor': () => {
      expect(own(play)).toMatchObject({ honor: 12, party: [{ card: 'dahlia' }, { card: 'toule' }] })
      before = attributes()
    },
    'Black blocks': () => expect(attributes()).toBe((before ?? 0) - 1),
  })
})
