// The notice to a player whose proposal failed.
import { expect, test } from 'vitest'
import { fallen } from '../src/online/settled.ts'

const settled = { id: 'a-proposal', kind: 'undo', by: 0, how: 'refused', who: 2 } as const

test('only the proposer hears of a refusal', () => {
  expect(fallen({ yours: 0, settled })).toBe('refused')
  expect(fallen({ yours: 1, settled })).toBeNull()
  expect(fallen({ yours: null, settled })).toBeNull()
  expect(fallen({ yours: 0, settled: null })).toBeNull()
})

test('the proposer hears that play went on, or that another proposal replaced theirs', () => {
  expect(fallen({ yours: 0, settled: { ...settled, how: 'overtaken', who: null } })).toBe('overtaken')
  expect(fallen({ yours: 0, settled: { ...settled, how: 'overtaken', who: 1 } })).toBe('overtaken')
})

test('the proposer hears nothing of their own actions or of an agreement', () => {
  expect(fallen({ yours: 0, settled: { ...settled, how: 'withdrawn', who: 0 } })).toBeNull()
  expect(fallen({ yours: 0, settled: { ...settled, how: 'overtaken', who: 0 } })).toBeNull()
  expect(fallen({ yours: 0, settled: { ...settled, how: 'agreed', who: null } })).toBeNull()
})
