// The recommended sets of expansions: each can begin with every number of players that it names.
import { readOptions, Table } from '@lorehall/kernel'
import { describe, expect, it, test } from 'vitest'
import { allows } from '../src/form.ts'
import { sets } from '../src/sets.ts'
import { heroes } from '../src/index.ts'

/** The numbers of players that the text names: "1 to 4 players". */
function named(text: string): number[] {
  const [, from = '', to = ''] = /(\d) to (\d) players/.exec(text) ?? []
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
}

test('the first set is the base game, and every box is in a set', () => {
  expect(sets[0]).toMatchObject({ id: 'none', options: {}, minutes: 0 })
  const all = new Set(sets.flatMap(({ options }) => Object.keys(options)))
  for (const box of ['order-and-chaos', 'pestilence', 'mercenaries', 'nomads']) expect(all).toContain(box)
})

describe.each(sets)('$id', ({ description, options }) => {
  it('begins with exactly the numbers of players that its text names', () => {
    const whole = readOptions(heroes, options)
    expect(allows(whole).against).toBeNull()
    expect(allows(whole).seats).toEqual(named(description))
    for (const seats of named(description))
      expect(() => new Table(heroes, { seats, options: whole, values: {}, seed: 's' })).not.toThrow()
  })
})
