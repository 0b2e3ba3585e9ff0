// The laws from the middle of a game on, when every player has cards, tiles and regions.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOverMiddle } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 220,
  starts: 220,
  unseen: { steps: 8, cards: 7, options: 7 },
}

test('games begun in the middle keep every law', () => {
  const report = lawsOverMiddle(FLOOR.decisions)
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
