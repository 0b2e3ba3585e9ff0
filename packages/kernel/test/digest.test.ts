import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonical, cloneJson, digest } from '../src/index.ts'

test('the order of fields and undefined fields do not matter', () => {
  const a = { b: [true, null], a: 1, gone: undefined }
  const b = { a: 1, b: [true, null] }
  expect(canonical(a)).toBe('{"a":1,"b":[true,null]}')
  expect(digest(a)).toBe(digest(b))
  expect(digest({ x: { b: 1, a: 2 } })).toBe(digest({ x: { a: 2, b: 1 } }))
})

test('it is the SHA-256 of the canonical text', () => {
  const data = { name: 'Zoë "the" ∞', list: [1, -2.5, { deep: [] }] }
  expect(digest(data)).toBe(createHash('sha256').update(canonical(data)).digest('hex'))
})

test('order within a list, types and nesting do matter', () => {
  const values = [[1, 2], [2, 1], ['1', 2], [[1], 2], { 0: 1, 1: 2 }, [1, 2, null], null, 'null', {}, []]
  expect(new Set(values.map(digest)).size).toBe(values.length)
})

test('data and its JSON have the same digest', () => {
  const data = { a: -0, b: [undefined, 1e21, ' '], c: undefined, é: { z: false } }
  expect(digest(cloneJson(data))).toBe(digest(data))
})
