// What a program sees of pets.
import { expect, test } from 'vitest'
import { kept } from './kept.ts'
import { judge } from '../../src/judge.ts'

/** So many answers to a further question a look ahead tries; beyond that it guesses one. */
const TRIED = 16

const MANY = ['arn', 'wim', 'sestra', 'zho', 'kheya', 'xina', 'drokk', 'miara', 'dryn', 'elya', 'oneth']
const MORE = ['oog-teh', 'krajik', 'jika', 'kealth', 'grenn', 'dahlia', 'herk', 'eila', 'zinh']

test('of many masters a few are looked at, and to leave a pet where it is always is', () => {
  // One that moved pets in thought to whoever chance named, and then thought better of it, never ended a turn.
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
