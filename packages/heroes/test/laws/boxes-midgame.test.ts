// The laws of every game, over games with the boxes in play that begin in the middle.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { BOXES, lawsOver, ofChaos } from './laws-over.ts'
import { midgame } from './midgame.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 150,
  starts: 22,
  unseen: { steps: 7, cards: 48, options: 9 },
}

test('games with the boxes begun in the middle keep every law', () => {
  const report = ofChaos(lawsOver(FLOOR.decisions, { given: BOXES, layOut: midgame }))
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
