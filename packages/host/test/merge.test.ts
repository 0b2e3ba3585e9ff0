// Changes of plain data: merging a change into the old data gives exactly the new data.
import { Chance, type Json } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { changeTo } from '../src/differ.ts'
import { merged } from '../src/merge.ts'

const parse: (text: string) => Json = JSON.parse
const sent = (value: unknown) => parse(JSON.stringify(value))

/** The change, and the JSON of the data after merging it. */
function laid(before: unknown, now: unknown): { found: unknown; after: string } {
  const found = changeTo(before, now)
  const after = found === undefined ? sent(before) : merged(sent(before), sent(found))
  return { found, after: JSON.stringify(after) }
}

function change(before: unknown, now: unknown): unknown {
  const { found, after } = laid(before, now)
  if (after !== JSON.stringify(now)) throw new Error(`came out as ${after}`)
  return found
}

test('equal data has no change', () => {
  expect(change({ a: [1, { b: null }], c: 'd' }, { a: [1, { b: null }], c: 'd' })).toBeUndefined()
  expect(change([], [])).toBeUndefined()
  expect(change({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
})

test('the change of an object has the fields that are different, new or gone', () => {
  expect(change({ a: 1, b: 2, c: 3 }, { a: 1, b: 4 })).toEqual({ b: 4, '-c': 0 })
  expect(change({ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: [2] } } })).toEqual({
    a: { b: { d: [2] } },
  })
  expect(change({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } })
  expect(change({ a: { b: 1 } }, { a: null })).toEqual({ a: null })
})

test('field names that look like marks are escaped', () => {
  expect(change({ a: 1, '-a': 1, '+a': 1 }, { a: 1, '-a': 2, '+a': 2 })).toEqual({ '+-a': 2, '++a': 2 })
  expect(change({ a: 1, '-a': 1 }, { a: 1 })).toEqual({ '--a': 0 })
})

test('the change of a list has the elements that stay, go, come or change in place', () => {
  expect(change([1, 2, 3, 4], [1, 2, 5, 4])).toEqual([2, -1, [5], 1])
  expect(change(['a', 'b', 'c'], ['a', 'c'])).toEqual([1, -1, 1])
  expect(change(['a', 'b'], ['a', 'c', 'b', 'd'])).toEqual([1, ['c'], 1, ['d']])
  expect(change([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual([1, { n: 3 }])
  expect(change([[1, 2], [3]], [[1, 4], [3]])).toEqual([{ in: [1, -1, [4]] }, 1])
  expect(change([1, 2], [])).toEqual([-2])
})

test('elements with an id are found at any place', () => {
  const [a, b, c] = [
    { id: 'a', n: 1 },
    { id: 'b', n: 1 },
    { id: 'c', n: 1 },
  ]
  expect(change([a, b, c], [b, { ...c, n: 2 }])).toEqual([-1, 1, { n: 2 }])
  expect(change([b, c], [a, b, c])).toEqual([[a], 2])
  expect(change([a, b], [b, a])).toEqual([-1, 1, [a]])
})

test('a change that does not fit is refused', () => {
  expect(() => merged([1, 2], [3])).toThrow('something else')
  expect(() => merged([1], [{ n: 1 }])).toThrow('something else')
  expect(() => merged({ a: 1 }, { '-b': 0 })).toThrow('something else')
  expect(() => merged([1], [null])).toThrow('something else')
})

const NAMES = ['a', 'b', 'id', 'in', '-a', '+a', '-', '0', '12', '__proto__', 'constructor', '']

function anything(chance: Chance, depth = 0): Json {
  const kind = chance.below(depth > 3 ? 3 : 6)
  const some = <T>(make: (i: number) => T) => Array.from({ length: chance.below(5) }, (_, i) => make(i))
  if (kind === 0) return chance.below(3)
  if (kind === 1) return ['', 'a', 'b'][chance.below(3)] ?? ''
  if (kind === 2) return [null, true, false][chance.below(3)] ?? null
  if (kind === 3) return some(() => anything(chance, depth + 1))
  const fields = some((): [string, Json] => [
    NAMES[chance.below(NAMES.length)] ?? '',
    anything(chance, depth + 1),
  ])
  return Object.fromEntries(fields)
}

/** The value with random changes. */
function other(value: Json, chance: Chance): Json {
  if (chance.below(6) === 0) return anything(chance, 2)
  if (Array.isArray(value)) {
    const kept = value.filter(() => chance.below(5) > 0).map((part: Json) => other(part, chance))
    return chance.below(4) === 0 ? kept.toReversed() : kept
  }
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(() => chance.below(5) > 0)
  const ordered = chance.below(4) === 0 ? kept.toReversed() : kept
  return Object.fromEntries(ordered.map(([name, part]) => [name, other(part ?? null, chance)]))
}

test('merging gives the new data with its fields in the same order, for random data', () => {
  const chance = new Chance('merge')
  for (let n = 0; n < 5000; n++) {
    const before = anything(chance)
    const now = chance.below(3) === 0 ? anything(chance) : other(before, chance)
    expect(laid(before, now).after).toBe(JSON.stringify(now))
  }
})
