// The same with any options, which draws a combination of modules for each game.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 200,
  starts: 200,
  unseen: { steps: 30, cards: 50, options: 28 },
}

test('random games of any options keep every law', () => {
  const report = lawsOver(FLOOR.decisions, {})
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
