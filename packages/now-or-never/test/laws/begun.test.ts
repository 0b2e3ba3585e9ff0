// The laws of every game over random games from the beginning: cheap ones at every decision, costly ones at one
// decision in 40. Games begun in the middle have a file of their own, so that two cores share the work.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 300,
  starts: 8,
  unseen: { steps: 2, cards: 25, options: 4 },
}

test('random games of any options keep every law', () => {
  const report = lawsOver(FLOOR.decisions, {})
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
