import { expect, test } from 'vitest'
import { seenBy, shownEach } from '../src/index.ts'

test('a list is mapped, and all empty lists are one frozen object', () => {
  expect(shownEach([1, 2], (n) => n * 2)).toEqual([2, 4])
  const empty = shownEach<number, string>([], String)
  expect(empty).toEqual([])
  expect(shownEach([], String)).toBe(empty)
  expect(() => empty.push('x')).toThrow(TypeError)
})

test('other seats see only the acting seat and the open fields of an event with `only`', () => {
  const event = { type: 'drew', seat: 1, cards: ['a'], n: 1, only: [1] }
  expect(seenBy(event, 1, ['n'])).toBe(event)
  expect(seenBy(event, null, ['n'])).toEqual({ type: 'drew', seat: 1, n: 1 })
  expect(seenBy({ type: 'dealt', only: [1] }, 0, [])).toBeNull()
})
