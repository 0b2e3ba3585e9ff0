// The strength of a bot, as the page names it.
import { expect, test } from 'vitest'
import { strengthNamed } from '../src/screens/home/strengths.ts'
import { draftsOf, plansOf, wishesOf } from '../src/screens/new-table/seats.ts'

test('bots are easy or normal, and the random bot of an older table counts as easy', () => {
  expect(['quick', 'greedy', 'random', 'curious', null, undefined].map(strengthNamed)).toEqual([
    'quick',
    'greedy',
    'quick',
    undefined,
    undefined,
    undefined,
  ])
})

test('a game that continues a table with a random bot seats an easy one', () => {
  const drafts = draftsOf([
    { name: 'Ada', kind: 'person' },
    { name: 'Wenna', kind: 'bot', bot: 'random' },
  ])
  expect(plansOf(drafts)).toEqual([
    { name: 'Ada', kind: 'person' },
    { name: 'Wenna', kind: 'bot', bot: 'quick' },
  ])
})

test('a full table has no random bot', () => {
  const strengths = wishesOf('full', [2, 3, 4, 5, 6, 7]).map(({ bot }) => bot)
  expect(strengths).toEqual([undefined, 'greedy', 'quick', 'greedy', 'quick', 'greedy', 'quick'])
})
