// A player who uses their own specialist is not told that another did, even if the bot acts right after.
import type { Update } from '@lorehall/host'
import { nowOrNever } from '@lorehall/now-or-never'
import { expect, test } from 'vitest'
import { LESSON_EN } from '../../src/games/now-or-never/lesson/en.ts'
import { LESSON } from '../../src/games/now-or-never/lesson/lesson.ts'
import { touchesBetween } from '../../src/games/now-or-never/parts/touches.ts'
import { ENGLISH } from '../kit.ts'
import { LessonPlay, playThrough } from '../lesson-play.ts'
import '../words.ts'
import { judge } from '@lorehall/now-or-never/judge'

test('using my own specialist is not reported as a loss', async () => {
  const sights: Update[] = []
  const told: (readonly string[])[] = []
  await playThrough(await LessonPlay.begin(nowOrNever, judge, LESSON), ({ stand, whole }) => {
    const before = sights.at(-1)
    sights.push(whole)
    if (LESSON.steps[stand.step]?.title !== LESSON_EN.pass.title || before === undefined) return
    told.push(touchesBetween(before, whole, ENGLISH).map(({ text }) => text))
  })
  expect(told).toEqual([[]])
})
