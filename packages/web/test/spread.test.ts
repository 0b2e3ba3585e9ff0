import { expect, test } from 'vitest'
import { spread } from '../src/table-ui/spread.ts'

test('labels with enough distance stay in place', () => {
  expect(spread([100, 20, 60], 17, 250)).toEqual([100, 20, 60])
})

test('labels that would overlap are pushed apart, in order', () => {
  expect(spread([50, 50, 52], 17, 250)).toEqual([50, 67, 84])
})

test('eight labels at the bottom of the chart stay inside', () => {
  const placed = spread([240, 240, 240, 240, 240, 240, 240, 240], 17, 250)
  expect(Math.max(...placed)).toBeLessThanOrEqual(250)
  const sorted = placed.toSorted((a, b) => a - b)
  expect(sorted.slice(1).every((y, i) => y - (sorted[i] ?? 0) >= 17)).toBe(true)
})
