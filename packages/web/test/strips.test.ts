// The other players in the rail: as much of each as leaves enough space for the page below.
import { expect, it } from 'vitest'
import { stripsIn } from '../src/table-ui/players/strips.ts'

/** The height left above the rail's page in windows 650 and 940 high. */
const LOW = 614 - 330
const HIGH = 900 - 330

it('shows coats of arms if they fit', () => {
  expect(stripsIn(LOW, 2, 0, 0)).toEqual({ acting: 'arms', others: 'arms' })
  expect(stripsIn(HIGH, 5, 0, 0)).toEqual({ acting: 'arms', others: 'arms' })
})

it('omits them for three others in a low window', () => {
  expect(stripsIn(LOW, 3, 0, 0)).toEqual({ acting: 'short', others: 'short' })
})

it('shows six others in a low window as lines, with more of the acting player', () => {
  expect(stripsIn(LOW, 6, 0, 0)).toEqual({ acting: 'short', others: 'line' })
})

it('counts rivals too', () => {
  expect(stripsIn(LOW, 3, 1, 0)).toEqual({ acting: 'short', others: 'short' })
  expect(stripsIn(LOW, 2, 3, 0)).toEqual({ acting: 'short', others: 'short' })
  expect(stripsIn(LOW, 3, 2, 0)).toEqual({ acting: 'short', others: 'line' })
  expect(stripsIn(LOW, 6, 1, 0)).toEqual({ acting: 'line', others: 'line' })
})

it('makes space for extra lines', () => {
  expect(stripsIn(LOW, 3, 0, 1)).toEqual({ acting: 'short', others: 'short' })
  expect(stripsIn(LOW, 2, 0, 1)).toEqual({ acting: 'arms', others: 'arms' })
  expect(stripsIn(LOW, 3, 0, 2)).toEqual({ acting: 'short', others: 'line' })
})
