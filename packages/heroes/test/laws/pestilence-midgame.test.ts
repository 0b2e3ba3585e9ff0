// The laws of every game, over games with Pestilence that begin in the middle.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver, WITH_PESTILENCE } from './laws-over.ts'
import { midgame } from './midgame.ts'

const FLOOR: Floor = {
  decisions: 40_000,
  finished: 40,
  starts: 22,
  unseen: { steps: 14, cards: 170, options: 12 },
}

test('games with Pestilence begun in the middle keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { given: WITH_PESTILENCE, layOut: midgame })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
