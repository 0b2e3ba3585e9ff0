// The lesson about the story, played against the real rules.
import { nowOrNever } from '@lorehall/now-or-never'
import { judge } from '@lorehall/now-or-never/judge'
import { describe, expect, test } from 'vitest'
import { LESSONS } from '../../src/games/now-or-never/lessons.ts'
import { LESSON } from '../../src/games/now-or-never/modules/story/lesson/lesson.ts'
import { viewOf } from '../../src/games/now-or-never/view.ts'
import { checkSaid, lessonLaws } from '../lesson-laws.ts'
import { LessonPlay } from '../lesson-play.ts'

const begin = () => LessonPlay.begin(nowOrNever, judge, LESSON)

const storyIn = ({ whole }: LessonPlay) => viewOf(whole).modules['story']

test('the page with all lessons lists it', async () => {
  expect(Object.keys(LESSONS)).toEqual(['story'])
  expect(await LESSONS['story']?.()).toBe(LESSON)
})

describe('the lesson about the story', () => {
  lessonLaws(nowOrNever, LESSON, begin, [])

  test('has six to eight tips, and begins with a question to the learner', async () => {
    expect(LESSON.steps.length).toBeGreaterThanOrEqual(6)
    expect(LESSON.steps.length).toBeLessThanOrEqual(8)
    const play = await begin()
    expect(play.whole.ask?.seat).toBe(0)
    expect(play.shown.undo).toBe('nothing')
  })

  test('what its tips say is true', async () => {
    const play = await begin()
    await checkSaid(play, {
      'Your own places': () => expect(storyIn(play)).toMatchObject({ own: ['E', 'L', 'C'] }),
      'Adding hearts': () => expect(storyIn(play)).toMatchObject({ scene: { test: { skill: 5, total: 4 } } }),
      Reputation: () => expect(storyIn(play)).toMatchObject({ reputation: [1] }),
      'Your mission': () => expect(storyIn(play)).toMatchObject({ missions: [{ done: 0, at: 'monument' }] }),
      'Yours to tell': () => expect(storyIn(play)).toMatchObject({ scene: { at: 'monument', own: true } }),
    })
  })
})
