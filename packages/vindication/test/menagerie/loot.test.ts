// Pets and loot at the same table.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { looter } from '../myths/woken.ts'
import { type Kept, masters, petSlot } from './kept.ts'

const with_ = (loot: string, mine: PlayerSpot, more: Kept = {}) => {
  const { pets: _pets, market: _market, ...spot } = more
  return looter(loot, mine, {
    ...spot,
    options: { myths: true, menagerie: true },
    slots: { menagerie: petSlot(2, more) },
  })
}

test('V-PETS-8 pets stay with the companion that replaces their master', () => {
  const g = with_(
    'dust-of-eons',
    { party: { drokk: 3, wim: 0 } },
    {
      pets: [{ zea: 'drokk', vosh: 'wim' }],
      decks: { yellow: { open: ['dryn'] }, blue: { open: ['belac'] }, red: { open: ['arn'] } },
      active: ['drokk'],
    },
  )
  g.play('use:dust-of-eons', 'dilute:conviction', 'swap-out:drokk', 'swap-in:belac')
  expect(masters(g)).toEqual({ zea: 'belac', vosh: 'wim' })
  expect(g.why('use:zea')).toBe('master-rests')
  expect(g.broken()).toEqual([])
})

test('V-PETS-2 the Ring saves 1 attribute of the price', () => {
  const g = with_(
    'ring-of-ambition',
    { inspiration: 1, knowledge: 1, strength: 0, conviction: 2, party: { arn: 0 }, space: 25 },
    { regions: { 8: 'menagerie' } },
  )
  expect(g.why('visit:8')).toBe('pet-price')
  g.play('use:ring-of-ambition', 'dilute:conviction')
  expect(changesOf(g, 0, 'visit:8')).toEqual({ inspiration: -1, knowledge: -1, influence: 2 })
})
