// The laws of every game, over random games from the beginning: cheap laws at every decision, expensive ones at one
// decision in 40. Games that begin in the middle have their own file, so that two cores share the work.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { BASE, lawsOver } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 92,
  starts: 22,
  unseen: { steps: 3, cards: 10, options: 5 },
}

test('random games of the base game with any options keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { given: BASE })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
