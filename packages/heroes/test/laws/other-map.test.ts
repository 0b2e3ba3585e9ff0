// The world is a value of the table: the laws hold on a map that no box has, with more seats and teams than fit on the
// printed one, and with Units that sail and fly without a Vessel.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { heroesAfloat } from '../fixtures/modes.ts'
import { heroesOnSix } from '../fixtures/more-seats.ts'
import { lawsOver } from './laws-over.ts'
import { inspect } from '../../src/inspect.ts'
import { judge } from '../../src/judge.ts'

/** Prefers options that involve allies, because random play rarely chooses them. */
function pickAllied(_machine: unknown, ask: Ask, chance: Chance): Option {
  const { options } = ask
  const allied = options.filter(({ kind, name }) => kind === 'allow' || /(?:^|@)\d-/.test(name))
  return chance.pick(allied.length > 0 && chance.below(2) === 0 ? allied : options)
}

test.each([
  { seats: 4, teams: 'none' },
  { seats: 6, teams: 'none' },
  { seats: 6, teams: 'two' },
  { seats: 6, teams: 'three' },
])('random games on six Continents keep every law: $seats seats, teams: $teams', ({ seats, teams }) => {
  const seed = `heroes on six Continents ${seats} ${teams}`
  const { violations, finished } = lawsOver(5000, {
    game: { ...heroesOnSix, judge, inspect },
    seats,
    given: { teams },
    seed,
    pick: pickAllied,
  })
  expect(violations).toEqual([])
  expect(finished).toBeGreaterThan(0)
})

test.each([2, 4])('random games with %i players and Units that swim and fly keep every law', (seats) => {
  const { violations, finished } = lawsOver(5000, {
    game: { ...heroesAfloat, judge, inspect },
    seats,
    seed: `afloat ${seats}`,
  })
  expect(violations).toEqual([])
  expect(finished).toBeGreaterThan(0)
})
