// V-GUILDS: favor on a companion.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { guilded } from './guilded.ts'

test('V-GUILDS-11 it is activated without a block, and one returns', () => {
  const g = guilded({ party: { arn: 2 } }).play('favor:allegiance')
  expect(changesOf(g, 0, 'activate:arn')).toEqual({ arn: -1, influence: -1, strength: 2 })
})

test('V-GUILDS-11 with no block on it, it is free', () => {
  const g = guilded({ party: { arn: 0 } }).play('favor:allegiance')
  expect(changesOf(g, 0, 'activate:arn')).toEqual({ influence: -2, strength: 2 })
})

test('V-GUILDS-11 also without influence, and the returned block can be used', () => {
  const g = guilded({ party: { arn: 1 }, influence: 0 }).play('favor:allegiance')
  expect(changesOf(g, 0, 'activate:arn', 'gain:strength', 'enough')).toEqual({ arn: -1, strength: 1 })
})

test('V-GUILDS-11 no other companion, none that is active, and only this turn', () => {
  const g = guilded({ party: { arn: 1, zho: 1 } }).play('favor:allegiance', 'allegiance:zho')
  expect(changesOf(g, 0, 'activate:arn')).toEqual({ arn: 1, influence: -3, strength: 2 })
  const late = guilded({ party: { arn: 1 } }, [{}], { active: ['arn'] })
  expect(late.why('favor:allegiance')).toBe('no-companion-to-favor')
  const next = guilded({ party: { arn: 1 } })
    .play('favor:allegiance', 'move:14', 'stop', 'end')
    .pass()
  expect(changesOf(next, 0, 'activate:arn')).toEqual({ arn: 1, influence: -3, strength: 2 })
})

test('V-GUILDS-11 a player may place the block anyway, and none returns', () => {
  const g = guilded({ party: { arn: 1 } })
  g.table.choose(0, 'free-activation', 'ask')
  g.play('favor:allegiance', 'activate:arn')
  expect(changesOf(g, 0, 'yes')).toEqual({ arn: 1, influence: -3, strength: 2 })
})
