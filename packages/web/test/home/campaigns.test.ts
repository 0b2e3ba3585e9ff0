import type { TableSummary } from '@lorehall/host'
import { expect, test } from 'vitest'
import { inCampaigns } from '../../src/screens/home/campaigns.ts'

const table = (id: string, after: string | null = null): TableSummary => ({
  id,
  game: 'toy',
  seats: [],
  created: 0,
  updated: 0,
  seq: 0,
  over: true,
  winners: [],
  rivals: [],
  crossed: false,
  leaves: false,
  after,
  waiting: [],
  progress: '',
})

/** Each row as its table and the earlier chapters. */
const rows = (...tables: readonly TableSummary[]) =>
  inCampaigns(tables).map((one) => [one.table.id, one.earlier.map(({ id }) => id)])

test('a table that continues another is one row with it, in the place of the last chapter', () => {
  expect(rows(table('c', 'b'), table('x'), table('b', 'a'), table('a'))).toEqual([
    ['c', ['a', 'b']],
    ['x', []],
  ])
})

test('a chapter that was played twice belongs to both rows', () => {
  expect(rows(table('b1', 'a'), table('b2', 'a'), table('a'))).toEqual([
    ['b1', ['a']],
    ['b2', ['a']],
  ])
})

test('chapters before one that was deleted are rows of their own', () => {
  expect(rows(table('c', 'b'), table('a'))).toEqual([
    ['c', []],
    ['a', []],
  ])
})

test('tables that continue each other in a circle end', () => {
  expect(rows(table('c', 'a'), table('a', 'b'), table('b', 'a'))[0]).toEqual(['c', ['b', 'a']])
})
