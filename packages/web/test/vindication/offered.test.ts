import { expect, test } from 'vitest'
import { lieOpen, offered } from '../../src/games/vindication/parts/offered.ts'
import { update, wireAsk, wireOption } from '../kit.ts'

const asked = (...options: readonly (readonly [kind: string, at: string])[]) =>
  update({
    ask: wireAsk({
      kind: 'pick',
      options: options.map(([kind, at]) => wireOption(`${kind}:${at}`, { at })),
    }),
  })

test('the face-up card of a draw is shown, and is on the board as well', () => {
  const draw = asked(['open', 'card:wim'], ['blind', 'deck:yellow'], ['none', ''])
  expect(offered(draw)).toEqual(['wim'])
  expect(lieOpen(draw)).toBe(true)
})

test('the cards of an empowered draw are nowhere else', () => {
  const choose = asked(['take', 'card:wim'], ['take', 'card:jika'])
  expect(offered(choose)).toEqual(['wim', 'jika'])
  expect(lieOpen(choose)).toBe(false)
})

test('cards that options only point at are not shown', () => {
  expect(offered(asked(['activate', 'card:wim']))).toEqual([])
})
