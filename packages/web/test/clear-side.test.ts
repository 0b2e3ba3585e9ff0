// A drawn card is shown where it covers nothing that can be chosen.
import { expect, test } from 'vitest'
import { clearSide } from '../src/screens/table/dice/clear-side.ts'

const STAGE = { left: 100, right: 1100 }

test('in the middle, if nothing there can be chosen', () => {
  expect(clearSide(STAGE, 300, [])).toBe('middle')
  expect(clearSide(STAGE, 300, [{ left: 100, right: 200 }])).toBe('middle')
})

test('otherwise at the side where it covers the fewest things', () => {
  const middle = { left: 550, right: 650 }
  expect(clearSide(STAGE, 300, [middle])).toBe('start')
  expect(clearSide(STAGE, 300, [middle, { left: 120, right: 180 }])).toBe('end')
})

test('in the middle, if it covers as much everywhere', () => {
  expect(clearSide(STAGE, 300, [STAGE])).toBe('middle')
})
