// The list of games to continue, online and on this device.
import type { TableSummary } from '@lorehall/host'
import { expect, test } from 'vitest'
import type { Listed } from '../src/online/lists.ts'
import { inOrder } from '../src/screens/home/under-way.ts'

const here = (id: string, updated: number, waiting: readonly number[], over = false): TableSummary => ({
  id,
  game: 'toy',
  seats: [
    { name: 'Ada', kind: 'person' },
    { name: 'Brim', kind: 'bot', bot: 'quick' },
  ],
  seq: 3,
  over,
  winners: [],
  rivals: [],
  waiting,
  progress: '',
  crossed: false,
  created: 0,
  leaves: false,
  after: null,
  updated,
})

const online = (table: string, updated: number, waiting: readonly number[]): Listed => ({
  table,
  game: 'toy',
  stage: 'playing',
  seats: [],
  yours: 0,
  waiting: [...waiting],
  winners: [],
  rivals: [],
  progress: '',
  options: {},
  carried: false,
  limit: null,
  deadline: null,
  updated,
})

test('tables that wait for me come first, then the most recent', () => {
  const list = inOrder(
    [here('old', 1, [0]), here('bots', 9, [1]), here('done', 10, [], true)],
    [online('theirs', 8, [1]), online('mine', 5, [0])],
  )
  expect(list.map((one) => (one.at === 'here' ? one.table.id : one.table.table))).toEqual([
    'mine',
    'old',
    'bots',
    'theirs',
  ])
})
