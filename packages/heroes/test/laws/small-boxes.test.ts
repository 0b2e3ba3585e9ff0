// The laws of every game, over random games with the small boxes.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver, SMALL_BOXES } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 40_000,
  finished: 20,
  starts: 12,
  unseen: { steps: 25, cards: 42, options: 14 },
}

test('random games with the small boxes keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { given: SMALL_BOXES })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
