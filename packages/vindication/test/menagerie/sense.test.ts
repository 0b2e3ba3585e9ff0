// How bots judge pets.
import { expect, test } from 'vitest'
import { kept } from './kept.ts'
import { judge } from '../../src/judge.ts'

/** How many answers to a follow-up question a look-ahead tries; beyond that it guesses one. */
const TRIED = 16

const MANY = ['arn', 'wim', 'sestra', 'zho', 'kheya', 'xina', 'drokk', 'miara', 'dryn', 'elya', 'oneth']
const MORE = ['oog-teh', 'krajik', 'jika', 'kealth', 'grenn', 'dahlia', 'herk', 'eila', 'zinh']

test('of many masters only a few are tried, and leaving the pet is always tried', () => {
  // A bot that considered moving a pet to a random companion, then preferred another, never ended its turn.
  const party = Object.fromEntries([...MANY, ...MORE].map((id) => [id, 0]))
  const g = kept({ party, influence: 3 }, { pets: [{ zea: 'arn' }] }).play('move-pet:zea')
  const [ask] = g.table.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const ids = judge.promising?.(g.table.machine, ask).map(({ id }) => id) ?? []
  expect(ask.options.length).toBeGreaterThan(TRIED)
  expect(ids.length).toBeLessThan(TRIED)
  expect(ids).toContain('none')
  expect(ids.filter((id) => id.startsWith('master:'))).toHaveLength(6)
})
