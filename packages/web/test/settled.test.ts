// Who proposed something hears why nothing came of it, from what the server says.
import { expect, test } from 'vitest'
import { fallen } from '../src/online/settled.ts'

const settled = { id: 'a-proposal', kind: 'undo', by: 0, how: 'refused', who: 2 } as const

test('who proposed it hears who would rather play on', () => {
  expect(fallen({ yours: 0, settled })).toBe('refused')
  expect(fallen({ yours: 1, settled })).toBeNull()
  expect(fallen({ yours: null, settled })).toBeNull()
  expect(fallen({ yours: 0, settled: null })).toBeNull()
})

test('and that play went on, or that somebody else proposed something', () => {
  expect(fallen({ yours: 0, settled: { ...settled, how: 'overtaken', who: null } })).toBe('overtaken')
  expect(fallen({ yours: 0, settled: { ...settled, how: 'overtaken', who: 1 } })).toBe('overtaken')
})

test('but nothing of what they did themselves, or what all agreed on', () => {
  expect(fallen({ yours: 0, settled: { ...settled, how: 'withdrawn', who: 0 } })).toBeNull()
  expect(fallen({ yours: 0, settled: { ...settled, how: 'overtaken', who: 0 } })).toBeNull()
  expect(fallen({ yours: 0, settled: { ...settled, how: 'agreed', who: null } })).toBeNull()
})
