// The sentence about the spectators, for players and for spectators.
import { expect, test } from 'vitest'
import '../src/text/of-company.ts'
import { watchersSaid } from '../src/screens/table/online/watchers-said.ts'
import { ENGLISH } from './kit.ts'

const { t } = ENGLISH

test('a player reads how many people watch', () => {
  expect(watchersSaid({ yours: 0, watchers: 0 }, t)).toBe('No spectators.')
  expect(watchersSaid({ yours: 1, watchers: 1 }, t)).toBe('1 spectator.')
})

test('a spectator does not read of themselves as of someone else', () => {
  expect(watchersSaid({ yours: null, watchers: 1 }, t)).toBe('You’re the only spectator.')
  expect(watchersSaid({ yours: null, watchers: 3 }, t)).toBe('You’re one of 3 spectators.')
})
