// The laws of every game, over random games with the boxes in play: any side of the board, any number of players, any
// teams.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { BOXES, lawsOver, ofChaos } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 60,
  starts: 22,
  unseen: { steps: 5, cards: 46, options: 9 },
}

test('random games with the boxes keep every law', () => {
  const report = ofChaos(lawsOver(FLOOR.decisions, { given: BOXES }))
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
