// The laws of every game, over games that begin in the middle, when much is built and everybody holds Spells.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { ALL, BASE, lawsOver } from './laws-over.ts'
import { midgame } from './midgame.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 264,
  starts: 22,
  unseen: { steps: 3, cards: 8, options: 9 },
}

test('games of the base game begun in the middle keep every law', () => {
  const report = lawsOver(FLOOR.decisions, { given: { ...BASE, ...ALL }, layOut: midgame })
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
