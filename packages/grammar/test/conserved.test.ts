import { expect, test } from 'vitest'
import { conserved } from '../src/index.ts'

test('the same pieces in any order are conserved', () => {
  expect(conserved('gems', ['b', 'a', 'b'], ['b', 'b', 'a'])).toEqual([])
  expect(conserved('gems', [], [])).toEqual([])
})

test.each([
  ['one is missing', ['a'], ['a', 'b']],
  ['one is there twice', ['a', 'a', 'b'], ['a', 'b', 'b']],
  ['one does not belong', ['a', 'c'], ['a', 'b']],
  ['one is too many', ['a', 'b', 'b'], ['a', 'b']],
])('%s', (_, found, all) => {
  expect(conserved('gems', found, all)).toEqual([`gems: ${found.join(' ')} instead of ${all.join(' ')}`])
})
