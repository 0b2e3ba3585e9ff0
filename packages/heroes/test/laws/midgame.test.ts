// The laws of every game from the middle of games on, where much is built and everybody holds Spells.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'
import { midgame } from './midgame.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 220,
  starts: 20,
  unseen: { steps: 5, cards: 15, options: 12 },
}

test('games begun in the middle keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { layOut: midgame })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
