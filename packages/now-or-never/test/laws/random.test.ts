// The laws of every game over random games, with any options and any number of players: from the beginning,
// and from the middle on.
import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { nowOrNever } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { midgame } from './midgame.ts'

const DECISIONS = 10_000

let turns = 0

function lawsOver(plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: nowOrNever,
    decisions: DECISIONS,
    seed: 'now-or-never',
    // Alone every turn is one's own: a new one begins where it is said.
    turnKey: ({ events }) => (events.some(({ type }) => type === 'turn') ? ++turns : turns),
    ...plan,
  })
}

test('random games keep every law', { timeout: 600_000 }, () => {
  const report = lawsOver({})
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThanOrEqual(DECISIONS)
})

test('games begun in the middle keep every law', { timeout: 600_000 }, () => {
  const report = lawsOver({ layOut: midgame })
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThanOrEqual(DECISIONS)
})
