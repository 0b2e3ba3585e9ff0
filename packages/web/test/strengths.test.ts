// The strength of a bot, as the page names it.
import { strengthNamed } from '@lorehall/host/strengths'
import { expect, test } from 'vitest'
import { draftsOf, plansOf, wishesOf } from '../src/screens/new-table/seats.ts'

test('the bots of older tables count as the strength that comes closest', () => {
  expect(
    ['easy', 'hard', 'quick', 'greedy', 'random', 'curious', null, undefined].map(strengthNamed),
  ).toEqual(['easy', 'hard', 'easy', 'normal', 'easy', undefined, undefined, undefined])
})

test('a game that continues a table with a random bot seats an easy one', () => {
  const drafts = draftsOf([
    { name: 'Ada', kind: 'person' },
    { name: 'Wenna', kind: 'bot', bot: 'random' },
  ])
  expect(plansOf(drafts)).toEqual([
    { name: 'Ada', kind: 'person' },
    { name: 'Wenna', kind: 'bot', bot: 'easy' },
  ])
})

test('a full table has bots of every strength, and no others', () => {
  const strengths = wishesOf('full', [2, 3, 4, 5, 6, 7]).map(({ bot }) => bot)
  expect(strengths).toEqual([undefined, 'normal', 'easy', 'hard', 'normal', 'expert', 'easy'])
})
