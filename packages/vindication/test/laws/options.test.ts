// The laws with random options: each game plays a random combination of modules.
import { type Floor, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { lawsOver } from './laws-over.ts'

const FLOOR: Floor = {
  decisions: 150_000,
  finished: 228,
  starts: 230,
  unseen: { steps: 16, cards: 34, options: 24 },
}

test('random games with any options keep every law', () => {
  const report = lawsOver(FLOOR.decisions, {})
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})
