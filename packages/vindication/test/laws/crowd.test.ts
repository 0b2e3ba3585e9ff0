// The laws of every game over random games: cheap ones at every decision, costly ones at one
// decision in 40. Two files, so that two cores share the work; 2,000 games in all.
import { expect, test } from 'vitest'
import { lawsOver, lawsOverMiddle } from './laws-over.ts'

test.each([
  [3, 300],
  [4, 200],
  [5, 100],
])('random games of %i players keep every law, in %i games', { timeout: 600_000 }, (seats, games) => {
  const report = lawsOver(seats, games)
  expect(report.violations).toEqual([])
  expect(report.games).toBe(games)
})

test('games begun in the middle keep every law', { timeout: 600_000 }, () => {
  const report = lawsOverMiddle(3, 100)
  expect(report.violations).toEqual([])
  expect(report.games).toBe(100)
})
