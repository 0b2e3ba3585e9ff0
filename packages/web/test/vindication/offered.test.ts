import { expect, test } from 'vitest'
import { lieOpen, offered } from '../../src/games/vindication/table/offered.ts'
import { update, wireAsk, wireOption } from '../kit.ts'

const asked = (...options: readonly (readonly [kind: string, at: string])[]) =>
  update({
    ask: wireAsk({
      kind: 'pick',
      options: options.map(([kind, at]) => wireOption(`${kind}:${at}`, { at })),
    }),
  })

test('the open card of a draw is held out, and lies on the board, too', () => {
  const draw = asked(['open', 'card:wim'], ['blind', 'deck:yellow'], ['none', ''])
  expect(offered(draw)).toEqual(['wim'])
  expect(lieOpen(draw)).toBe(true)
})

test('what an empowered draw turned up lies nowhere else', () => {
  const choose = asked(['take', 'card:wim'], ['take', 'card:jika'])
  expect(offered(choose)).toEqual(['wim', 'jika'])
  expect(lieOpen(choose)).toBe(false)
})

test('cards that are only pointed at are not held out', () => {
  expect(offered(asked(['activate', 'card:wim']))).toEqual([])
})
