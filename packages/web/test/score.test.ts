// A race as text: who leads, and by how much.
import { expect, test } from 'vitest'
import { type Race, raceSaid } from '../src/table-ui/score.ts'
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

test('the leader reads by how much they lead, others how much they need', () => {
  const table = update({ seats: [...seats], eyes: 0 })
  expect(raceSaid(race(3, 1), 0, table, ENGLISH)).toBe('you lead by 2')
  expect(raceSaid(race(1, 3), 0, table, ENGLISH)).toBe('Bo leads; 3 more to take the lead')
  expect(raceSaid(race(2, 2), 0, table, ENGLISH)).toBe('no one leads; 1 more to take the lead')
})

test('another seat is named', () => {
  const table = update({ seats: [...seats], eyes: null })
  expect(raceSaid(race(3, 1), 0, table, ENGLISH)).toBe('Ada leads by 2')
})
