// Whatever anybody does, the laws of every game hold.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import { playLaws } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { heroes } from '../../src/index.ts'
import { heroesOnSeven, heroesOnSix } from '../fixtures/more-seats.ts'

/** Mostly what has to do with allies, where there is such: by chance alone it is seldom done. */
function pickAllied(_machine: unknown, ask: Ask, chance: Chance): Option {
  const { options } = ask
  const allied = options.filter(({ kind, name }) => kind === 'allow' || /(?:^|@)\d-/.test(name))
  return chance.pick(allied.length > 0 && chance.below(2) === 0 ? allied : options)
}

test.each([2, 3, 4])('the laws hold over random games of %i', (seats) => {
  const plan = { game: heroes, seats, given: { teams: false }, decisions: 8000, seed: `heroes ${seats}` }
  expect(playLaws(plan).violations).toEqual([])
})

test('the laws hold over random games of two against two', () => {
  const plan = { game: heroes, seats: 4, given: { teams: true }, decisions: 6000, seed: 'heroes in teams' }
  expect(playLaws(plan).violations).toEqual([])
})

test.each([
  { seats: 4, teams: 'none' },
  { seats: 6, teams: 'none' },
  { seats: 6, teams: 'two' },
  { seats: 6, teams: 'three' },
])('the laws hold over random games on another map, $seats seats, teams: $teams', ({ seats, teams }) => {
  const seed = `heroes on six Continents ${seats} ${teams}`
  const plan = { game: heroesOnSix, seats, given: { teams }, decisions: 4000, seed, pick: pickAllied }
  expect(playLaws(plan).violations).toEqual([])
})

test('the laws hold over random games of seven', () => {
  const plan = {
    game: heroesOnSeven,
    seats: 7,
    given: { teams: 'none' },
    decisions: 4000,
    seed: 'seven heroes',
  }
  expect(playLaws(plan).violations).toEqual([])
})

test('the laws hold over random games alone', () => {
  const plan = { game: heroes, seats: 1, decisions: 8000, seed: 'heroes alone' }
  // The same seat is asked turn after turn.
  const { violations } = playLaws({ ...plan, turnKey: ({ state }) => `${state.round}/${state.pass}` })
  expect(violations).toEqual([])
})
