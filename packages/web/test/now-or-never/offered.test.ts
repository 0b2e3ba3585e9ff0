import { expect, it } from 'vitest'
import { lieOpen, offered } from '../../src/games/now-or-never/parts/offered.ts'
import { update, wireAsk, wireOption } from '../kit.ts'

const EIGHT = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'A01', 'D01']

const table = (
  hand: { readonly drawn?: readonly string[]; readonly looked?: readonly string[] },
  ...options: readonly (readonly [kind: string, at: string])[]
) =>
  update({
    view: { seat: 0, players: [{ drawn: [], looked: [], ...hand }] },
    ask: wireAsk({
      kind: 'pick',
      options: options.map(([kind, at]) => wireOption(`${kind}:${at}`, { at })),
    }),
  })

it('shows all eight quests, even when four are chosen and the others can’t be', () => {
  const chosen = EIGHT.slice(0, 4).map((id) => ['untick', `quest:${id}`] as const)
  const choosing = table({ drawn: EIGHT }, ...chosen, ['confirm', ''])
  expect(offered(choosing)).toEqual(EIGHT)
  expect(lieOpen(choosing)).toBe(false)
})

it('shows the drawn cards while the next pile is chosen', () => {
  expect(offered(table({ drawn: ['B07'] }, ['pile', 'pile:basic'], ['pile', 'pile:advanced']))).toEqual([
    'B07',
  ])
})

it('shows heroes and orders', () => {
  expect(offered(table({}, ['hero', 'hero:halia'], ['hero', 'hero:zeik']))).toEqual(['halia', 'zeik'])
  expect(offered(table({ looked: ['O1', 'O4'] }, ['keep-order', 'order:O1']))).toEqual(['O1', 'O4'])
})

it('shows gear, which is on the market as well', () => {
  const buying = table({}, ['gear', 'gear:gaff-hook'], ['none', ''])
  expect(offered(buying)).toEqual(['gaff-hook'])
  expect(lieOpen(buying)).toBe(true)
})

it('shows nothing if options only point at cards, or without an ask', () => {
  expect(offered(table({}, ['play', 'quest:B01'], ['use', 'specialist:osk'], ['order', 'order:O1']))).toEqual(
    [],
  )
  expect(offered({ ...table({ drawn: EIGHT }), ask: null })).toEqual([])
})
