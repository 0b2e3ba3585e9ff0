import { expect, test } from 'vitest'
import { HoldLesson } from '../src/table/hold-lesson.ts'

test('a finger that did something by a touch is told of holding', () => {
  const lesson = new HoldLesson()
  lesson.down(true, 7)
  lesson.up()
  expect(lesson.due(7)).toBe(false)
  expect(lesson.due(8)).toBe(true)
})

test('nobody is told who touched nothing that shines, or has a mouse', () => {
  const lesson = new HoldLesson()
  expect(lesson.due(8)).toBe(false)
  lesson.down(true, null)
  expect(lesson.due(8)).toBe(false)
  lesson.down(false, 7)
  expect(lesson.due(8)).toBe(false)
})

test('a menu that opens under the finger was held, one that opens after it was tapped', () => {
  const lesson = new HoldLesson()
  lesson.down(true, 7)
  expect(lesson.held()).toBe(true)
  lesson.down(true, 7)
  lesson.up()
  expect(lesson.held()).toBe(false)
  // Who chooses from a menu has read it.
  expect(lesson.due(8)).toBe(false)
})
