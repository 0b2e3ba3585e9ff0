// The laws of every game, over games that begin in the middle: everybody has artifacts, tokens, goods and few hearts.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'
import { midgame } from './midgame.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 510,
  starts: 8,
  unseen: { steps: 1, cards: 9, options: 3 },
}

test('games begun in the middle keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { layOut: midgame })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
