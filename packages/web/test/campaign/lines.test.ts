// The line that each seat of the next table continues.
import { expect, test } from 'vitest'
import { firstLines, linesOf, withLine } from '../../src/screens/campaign/lines.ts'

const seats = (...keys: readonly number[]) => keys.map((key) => ({ key }))
const ALL = ['halia', 'zeik', 'namal']
const EARLIER = seats(1, 2)
const first = firstLines(EARLIER, { lines: ALL })

test('each seat continues its own line, also after seats change places', () => {
  expect(linesOf(EARLIER, ALL, first)).toEqual(['halia', 'zeik'])
  expect(linesOf(seats(2, 1), ALL, first)).toEqual(['zeik', 'halia'])
})

test('a seat that is added continues a line that nobody has; when there is none left, it is somebody new', () => {
  expect(linesOf(seats(1, 2, 3, 4), ALL, first)).toEqual(['halia', 'zeik', 'namal', null])
})

test('a line that is left stays free for others', () => {
  expect(linesOf(seats(1, 5), ALL, first)).toEqual(['halia', 'zeik'])
})

test('a seat that takes the line of another one changes places with it', () => {
  const chosen = withLine(EARLIER, linesOf(EARLIER, ALL, first), 0, 'zeik')
  expect(linesOf(EARLIER, ALL, chosen)).toEqual(['zeik', 'halia'])
})

test('a seat can be somebody new while another takes over its line', () => {
  const now = linesOf(EARLIER, ALL, withLine(EARLIER, linesOf(EARLIER, ALL, first), 0, null))
  expect(now).toEqual([null, 'zeik'])
  expect(linesOf(EARLIER, ALL, withLine(EARLIER, now, 1, 'halia'))).toEqual([null, 'halia'])
})
