// The laws of every game, over random games of the base: cheap laws at every decision, expensive ones at one decision
// in 40. The laws are split into several files, so that two cores share the work.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 350_000,
  finished: 440,
  starts: 1,
  unseen: { steps: 5, cards: 11, options: 4 },
}

test('random games keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { options: {} })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
