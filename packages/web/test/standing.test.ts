// How a race stands for somebody, in words.
import { expect, test } from 'vitest'
import { type Race, raceSaid } from '../src/table/standing.ts'
import { ENGLISH, update } from './kit.ts'

const seats = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const

const race = (ada: number, bo: number): Race => ({
  id: 'vision',
  name: 'Vision',
  worth: 5,
  runners: [
    { seat: 0, n: ada },
    { seat: 1, n: bo },
  ].toSorted((a, b) => b.n - a.n),
  leader: ada === bo ? null : ada > bo ? 0 : 1,
})

test('who leads hears by how much, who does not what is missing', () => {
  const table = update({ seats: [...seats], eyes: 0 })
  expect(raceSaid(race(3, 1), 0, table, ENGLISH)).toBe('you lead by 2')
  expect(raceSaid(race(1, 3), 0, table, ENGLISH)).toBe('Bo leads; 3 more would do')
  expect(raceSaid(race(2, 2), 0, table, ENGLISH)).toBe('nobody leads; 1 more would do')
})

test('of another seat it is said by name', () => {
  const table = update({ seats: [...seats], eyes: null })
  expect(raceSaid(race(3, 1), 0, table, ENGLISH)).toBe('Ada leads by 2')
})
