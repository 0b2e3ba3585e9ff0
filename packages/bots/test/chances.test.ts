// Winning chances: who is ahead in worth has better ones, and a spectator's estimate depends on nothing hidden.
import { Chance, Machine, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { chancesOf, chanceWith, publicChances } from '../src/index.ts'

const tableOf = (seats: number) => new Table(toyGame, { seats, seed: 'chances' })
const { judge } = toyGame

test('the chances of a lead grow with the lead and with the round', () => {
  const { machine } = tableOf(2)
  const at = (round: number, lead: number) => {
    const now = machine.copy()
    now.roundBegins(round)
    return chanceWith(now, judge, [10 + lead, 10], 0) ?? -1
  }
  expect(at(1, 0)).toBeCloseTo(0.5)
  expect(at(1, 3)).toBeGreaterThan(at(1, 1))
  expect(at(3, 3)).toBeGreaterThan(at(1, 3))
  // After the last round that was fitted, the last number counts.
  expect(at(9, 3)).toBe(at(3, 3))
  expect(at(3, -500)).toBeGreaterThan(0)
})

test('alone, the chance is even at the worth that wins every other game', () => {
  // All seats are one side, so nobody is against it.
  const together = { ...toyGame, form: { ...toyGame.form, sides: () => [[0, 1]] } }
  const { machine } = new Table(together, { seats: 2, seed: 'chances' })
  expect(chanceWith(machine, judge, [5, 5], 0)).toBeCloseTo(0.5)
  expect(chanceWith(machine, judge, [15, 15], 1)).toBeGreaterThan(0.5)
})

test('a game without an outlook has no chances', () => {
  const { outlook: _, ...without } = judge
  expect(chancesOf(tableOf(2).machine, without)).toBeNull()
  expect(publicChances(tableOf(2).machine, without)).toBeNull()
})

test('a spectator’s estimate is the same, whatever is hidden', () => {
  const { machine } = tableOf(3)
  const other = machine.copy()
  other.guess(null, new Chance('elsewhere'))
  expect(other).toBeInstanceOf(Machine)
  expect(publicChances(other, judge)).toEqual(publicChances(machine, judge))
})
