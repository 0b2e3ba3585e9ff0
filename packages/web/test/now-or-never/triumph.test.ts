// The player's own triumphs: a fight that was won, a row of the town that is complete.
import { scenario, town } from '@lorehall/now-or-never/testing'
import { expect, test } from 'vitest'
import { foeBeaten, lastRoll, rewardOf, rowCompleted } from '../../src/games/now-or-never/triumph/triumphs.ts'
import { seen } from './seen.ts'

const shown = (me: object = {}) => seen(scenario({ players: { 0: me } }))

test('an enemy beaten by this player, with the last roll and its reward', () => {
  const events = [
    { type: 'rolled', seat: 0, die: 3 },
    { type: 'struck', seat: 0, foe: '1' },
    { type: 'fightWon', seat: 0, foe: '1' },
    { type: 'gained', seat: 0, gained: { coin: 2 }, from: '1' },
  ]
  const update = { ...shown(), events }
  expect([foeBeaten(update), lastRoll(update), rewardOf(update, '1')]).toEqual(['1', 3, { coin: 2 }])
  expect(foeBeaten({ ...update, eyes: 1 })).toBeNull()
})

test('a quest whose fight was won, but not a quest without a fight', () => {
  const done = { type: 'questDone', seat: 0, quest: 'B03' }
  expect(foeBeaten({ ...shown(), events: [{ type: 'struck', seat: 0, foe: 'B03' }, done] })).toBe('B03')
  expect(foeBeaten({ ...shown(), events: [done] })).toBeNull()
})

test('a row is complete with its fourth building', () => {
  const built = { type: 'built', seat: 0, tile: 'inn', space: 15 }
  const three = { 12: 'school', 13: 'library', 14: 'bottlery' }
  const whole = shown({ town: town({ ...three, 15: 'inn' }) })
  expect(rowCompleted({ ...whole, events: [built] })).toBe(3)
  expect(rowCompleted({ ...whole, events: [] })).toBeNull()
  expect(rowCompleted({ ...shown({ town: town({ 12: 'school', 15: 'inn' }) }), events: [built] })).toBeNull()
})
