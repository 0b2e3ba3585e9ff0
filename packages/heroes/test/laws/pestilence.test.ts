// The laws of every game, over random games with Pestilence: with and without the other boxes, on either side of the
// board, any number of players, any teams; and with seven players.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { ALL, lawsOver, WITH_PESTILENCE } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 40_000,
  finished: 16,
  starts: 18,
  unseen: { steps: 22, cards: 190, options: 12 },
}

test('random games with Pestilence keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { given: { ...WITH_PESTILENCE, ...ALL } })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})

test.each([
  { seats: 7, given: { ...WITH_PESTILENCE, 'order-and-chaos': true, side: 'six', teams: 'none' } },
  { seats: 1, given: { ...WITH_PESTILENCE, factions: 'random' } },
])('random games with $seats players and Pestilence keep every law', ({ seats, given }) => {
  const { violations, finished } = lawsOver(6000, { seats, given, seed: `${seats} heroes` })
  expect(violations).toEqual([])
  expect(finished).toBeGreaterThan(0)
})
