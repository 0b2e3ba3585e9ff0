// The company in the rail: as much of everyone as leaves the page below its room.
import { expect, it } from 'vitest'
import { stripsIn } from '../src/table/players/strips.ts'

/** What the page of the rail leaves of a window 650 and 940 high, below the bar. */
const LOW = 614 - 330
const HIGH = 900 - 330

it('shows arms where there is room for them', () => {
  expect(stripsIn(LOW, 2, 0, 0)).toEqual({ acting: 'arms', others: 'arms' })
  expect(stripsIn(HIGH, 5, 0, 0)).toEqual({ acting: 'arms', others: 'arms' })
})

it('leaves them out for three others in a low window', () => {
  expect(stripsIn(LOW, 3, 0, 0)).toEqual({ acting: 'short', others: 'short' })
})

it('has six in a low window: lines, and more of who is at play', () => {
  expect(stripsIn(LOW, 6, 0, 0)).toEqual({ acting: 'short', others: 'line' })
})

it('counts a rival without a seat', () => {
  expect(stripsIn(LOW, 3, 1, 0)).toEqual({ acting: 'short', others: 'short' })
  expect(stripsIn(LOW, 2, 3, 0)).toEqual({ acting: 'short', others: 'short' })
  expect(stripsIn(LOW, 3, 2, 0)).toEqual({ acting: 'short', others: 'line' })
  expect(stripsIn(LOW, 6, 1, 0)).toEqual({ acting: 'line', others: 'line' })
})

it('has room for one line more of three others in a low window, and for more of two', () => {
  expect(stripsIn(LOW, 3, 0, 1)).toEqual({ acting: 'short', others: 'short' })
  expect(stripsIn(LOW, 2, 0, 1)).toEqual({ acting: 'arms', others: 'arms' })
  expect(stripsIn(LOW, 3, 0, 2)).toEqual({ acting: 'short', others: 'line' })
})
