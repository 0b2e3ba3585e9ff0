// The same with any options, and from the middle of a game on, where everybody holds cards, tiles and
// regions.
import { expect, test } from 'vitest'
import { lawsOver, lawsOverMiddle } from './laws-over.ts'

const DECISIONS = 150_000

test('random games of any options keep every law', { timeout: 600_000 }, () => {
  const report = lawsOver(DECISIONS, {})
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThanOrEqual(DECISIONS)
})

test('games begun in the middle keep every law', { timeout: 600_000 }, () => {
  const report = lawsOverMiddle(DECISIONS)
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThanOrEqual(DECISIONS)
})
