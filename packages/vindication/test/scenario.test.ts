// Positions set up by the test helper keep the laws of every position.
import { expect, test } from 'vitest'
import { type PlayerSpot, scenario } from '../testing/scenario.ts'

const laid = (mine: PlayerSpot) => scenario({ players: { 0: { party: {}, ...mine } } })

test('V-SETUP-1 a position has 21 blocks, whichever parts of it are given', () => {
  for (const mine of [{}, { influence: 2 }, { potential: 1 }, { potential: 4, influence: 12 }]) {
    expect(laid(mine).broken()).toEqual([])
  }
})

test('V-SETUP-1 one with missing blocks, or has too many, is refused', () => {
  expect(() => laid({ potential: 4, influence: 4 })).toThrow('seat 0 cannot have 5 blocks placed')
  expect(() => laid({ potential: 14, influence: 4 })).toThrow('there are 21')
  expect(() => laid({ influence: 18 })).toThrow('-2 in potential')
  expect(() => laid({ strength: 30 })).toThrow('there are 21')
})
