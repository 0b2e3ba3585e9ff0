// A slow device lets its bots think less.
import { expect, test } from 'vitest'
import { effortFor, MEASURED_MS } from '../src/host/effort.ts'

test('a device that is four times slower thinks a quarter as long, and none less than an eighth', () => {
  expect([0.5, 1, 1.3, 2, 4, 8, 50].map((times) => effortFor(MEASURED_MS * times))).toEqual([
    1, 1, 1, 0.5, 0.25, 0.125, 0.125,
  ])
})
