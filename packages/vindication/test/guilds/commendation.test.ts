// V-GUILDS: favor on a trait.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { guilded } from './guilded.ts'

const commended = (id: string, me: PlayerSpot, others: readonly PlayerSpot[] = [{}], rest = {}) =>
  guilded({ traits: [id], ...me }, others, { favor: { 0: { use: 'commendation', on: id } }, ...rest })

test('V-GUILDS-16 one honor each time the trait reacts', () => {
  const g = commended('creativity', { inspiration: 2, knowledge: 2 })
  expect(changesOf(g, 0, 'convert:wisdom')).toMatchObject({ honor: 3 })
  expect(changesOf(g, 0, 'convert:wisdom')).not.toHaveProperty('honor')
  const devoted = commended('devotion', { conviction: 1 })
  expect(changesOf(devoted, 0, 'control:1')).toMatchObject({ honor: 2 + 1 + 1 })
})

test('V-GUILDS-16 placed this turn, it pays from then on', () => {
  const g = guilded({ traits: ['devotion'], conviction: 1 }).play('favor:commendation')
  expect(changesOf(g, 0, 'control:1')).toMatchObject({ honor: 4 })
})

test('V-GUILDS-16 the player names one of several traits, and only that one pays', () => {
  const named = (id: string) =>
    guilded({ traits: ['devotion', 'patience'], conviction: 1 }).play('favor:commendation', id)
  expect(changesOf(named('commendation:devotion'), 0, 'control:1')).toMatchObject({ honor: 4 })
  expect(changesOf(named('commendation:patience'), 0, 'control:1')).toMatchObject({ honor: 3 })
})

test('V-GUILDS-16 only if the trait does something', () => {
  const g = commended('loyalty', {})
  expect(changesOf(g, 0, 'character', 'train:strength')).toEqual({ strength: 1, influence: -1 })
  const tired = commended('loyalty', { party: { arn: 1 } })
  expect(changesOf(tired, 0, 'character', 'train:strength')).toEqual({ strength: 1, honor: 1, arn: -1 })
})

test('V-GUILDS-16 a trait that is used', () => {
  const g = commended('patience', {})
  expect(changesOf(g, 0, 'use:patience')).toMatchObject({ honor: 1, courage: 1 })
})

test('V-GUILDS-16 standing rules: Purpose, Preparation, Persistence', () => {
  const purpose = commended('purpose', {})
  expect(changesOf(purpose, 0, 'character', 'train:strength')).toMatchObject({ honor: 1, strength: 2 })
  const decks = { yellow: { open: ['zho'] } }
  const preparation = commended('preparation', { inspiration: 2 }, [{}], { regions: { 1: 'inn' }, decks })
  expect(changesOf(preparation, 0, 'visit:1', 'open')).toMatchObject({ honor: 3 + 1 + 1 })
  const persistence = commended('persistence', { conviction: 2, relics: { 'altar-knife': 1 } })
  expect(changesOf(persistence, 0, 'control:1', 'use:altar-knife')).toMatchObject({ honor: 2 + 3 + 2 + 1 })
})

test('V-GUILDS-16 Wonder when a donor is used, Resilience when a block is waived', () => {
  const wonder = commended('wonder', { party: { arn: 0, zho: 0 } })
  expect(changesOf(wonder, 0, 'activate:arn', 'like:zho')).toMatchObject({ honor: 1 })
  const plain = commended('wonder', { party: { arn: 0, zho: 0 } })
  expect(changesOf(plain, 0, 'activate:arn', 'like:arn')).not.toHaveProperty('honor')
  const resilience = commended('resilience', { party: { arn: 4 } })
  expect(changesOf(resilience, 0, 'activate:arn')).toEqual({ honor: 1, strength: 2, influence: -2 })
})

test('V-GUILDS-16 also in other players’ turns: Impunity and Humility', () => {
  const favor = { 1: { use: 'commendation', on: 'impunity' } } as const
  const taken = guilded({ conviction: 4 }, [{ traits: ['impunity'] }], { owners: { 1: 1 }, favor })
  expect(changesOf(taken, 1, 'control:1')).toMatchObject({ honor: 1 })
  const humble = guilded({ honor: 20, conviction: 1 }, [{ traits: ['humility'] }], {
    favor: { 1: { use: 'commendation', on: 'humility' } },
  })
  expect(changesOf(humble, 1, 'control:1')).toEqual({ potential: -1, influence: 1, honor: 1 })
})

test('V-GUILDS-16 a borrowed trait pays nobody', () => {
  const g = guilded({ party: { kheya: 0 }, conviction: 1 }, [{ traits: ['devotion'] }], {
    active: ['kheya'],
    favor: { 1: { use: 'commendation', on: 'devotion' } },
  }).play('use:kheya', 'borrow:devotion')
  expect(changesOf(g, 1, 'control:1')).toEqual({})
})
