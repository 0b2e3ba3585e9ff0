// Whatever anybody does, the laws of every game hold.
import { playLaws } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { heroes } from '../../src/index.ts'
import { heroesOnSix } from '../fixtures/six-continents.ts'

test.each([2, 3, 4])('the laws hold over random games of %i', (seats) => {
  const plan = { game: heroes, seats, given: { teams: false }, decisions: 8000, seed: `heroes ${seats}` }
  expect(playLaws(plan).violations).toEqual([])
})

test('the laws hold over random games of two against two', () => {
  const plan = { game: heroes, seats: 4, given: { teams: true }, decisions: 6000, seed: 'heroes in teams' }
  expect(playLaws(plan).violations).toEqual([])
})

test('the laws hold over random games on another map', () => {
  const plan = { game: heroesOnSix, seats: 4, decisions: 4000, seed: 'heroes on six Continents' }
  expect(playLaws(plan).violations).toEqual([])
})

test('the laws hold over random games alone', () => {
  const plan = { game: heroes, seats: 1, decisions: 8000, seed: 'heroes alone' }
  // The same seat is asked turn after turn.
  const { violations } = playLaws({ ...plan, turnKey: ({ state }) => `${state.round}/${state.pass}` })
  expect(violations).toEqual([])
})
