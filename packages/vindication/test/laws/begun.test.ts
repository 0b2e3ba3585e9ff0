// The laws of every game over random games of the base: cheap ones at every decision, costly ones at one
// decision in 40. Two files, so that two cores share the work.
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'

const DECISIONS = 350_000

test('random games keep every law', { timeout: 600_000 }, () => {
  const report = lawsOver(DECISIONS, { options: {} })
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThanOrEqual(DECISIONS)
})
