import { expect, test } from 'vitest'
import { reuse } from '../src/state/reuse.ts'

test('an equal value keeps its identity', () => {
  const before = { a: [1, { b: 'c' }], d: null }
  expect(reuse(before, { a: [1, { b: 'c' }], d: null })).toBe(before)
})

test('changed parts are new, and equal parts keep their identity', () => {
  const before = { players: [{ honor: 1 }, { honor: 2 }], decks: [{ down: 3 }] }
  const now = reuse(before, { players: [{ honor: 1 }, { honor: 5 }], decks: [{ down: 3 }] })
  expect(now).toEqual({ players: [{ honor: 1 }, { honor: 5 }], decks: [{ down: 3 }] })
  expect(now.players[0]).toBe(before.players[0])
  expect(now.decks).toBe(before.decks)
  expect(before.players[1]).toEqual({ honor: 2 })
})

test('added, removed and differently typed parts are changes', () => {
  expect(reuse([1, 2], [1])).toEqual([1])
  expect(reuse([1], [1, 2])).toEqual([1, 2])
  expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(reuse({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(reuse({ a: 1 }, null)).toBeNull()
  expect(reuse([], {})).toEqual({})
  expect(reuse(2, ['card'])).toEqual(['card'])
})
