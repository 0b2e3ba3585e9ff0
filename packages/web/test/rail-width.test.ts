// How wide the rail is, in pixels as in the style sheet.
import { expect, test } from 'vitest'
import { railStyle, railWidth } from '../src/table/rail-width.ts'

test('it grows with the window between two bounds', () => {
  expect([1366, 1700, 1920, 3000].map((window) => Math.round(railWidth(window, false)))).toEqual([
    216, 248, 280, 296,
  ])
  expect(railStyle(false)['--rail']).toBe('clamp(216px, 14.6vw, 296px)')
})

test('folded it leaves the row of the question what it had', () => {
  expect(railWidth(1366, true)).toBe(44)
  expect(railStyle(true)['--rail']).toBe('44px')
})
