// The width of the rail, equal in code and in the style sheet.
import { expect, test } from 'vitest'
import { railStyle, railWidth } from '../src/table-ui/rail-width.ts'

test('grows with the window between two bounds', () => {
  expect([1366, 1700, 1920, 3000].map((window) => Math.round(railWidth(window, false)))).toEqual([
    216, 248, 280, 296,
  ])
  expect(railStyle(false)['--rail']).toBe('clamp(216px, 14.6vw, 296px)')
})

test('a folded rail is 44 pixels wide', () => {
  expect(railWidth(1366, true)).toBe(44)
  expect(railStyle(true)['--rail']).toBe('44px')
})
