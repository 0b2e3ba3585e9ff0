// The same from the middle of a game on, where everybody holds cards, tiles and regions.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOverMiddle } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 200,
  starts: 200,
  unseen: { steps: 12, cards: 12, options: 10 },
}

test('games begun in the middle keep every law', () => {
  const report = lawsOverMiddle(FLOOR.decisions)
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
