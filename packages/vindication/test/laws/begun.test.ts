// The laws of every game over random games of the base: cheap ones at every decision, costly ones at one
// decision in 40. Several files, so that two cores share the work.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 350_000,
  finished: 400,
  starts: 1,
  unseen: { steps: 5, cards: 18, options: 4 },
}

test('random games keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { options: {} })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
