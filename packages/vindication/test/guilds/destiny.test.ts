// V-GUILDS: favor on a monster.
import { expect, test } from 'vitest'
import { guilded, lying } from './guilded.ts'

const fated = (me = {}, rest = {}) =>
  guilded({ monsters: ['sula'], ...me }, [{}], { favor: { 0: { use: 'destiny', on: 'sula' } }, ...rest })

test('V-GUILDS-17 the white die is rolled twice', () => {
  const g = fated({}, { regions: { 1: 'academy' } }).play('visit:1')
  expect(g.events('rolled')[0]?.['secondWhite']).toBeTypeOf('number')
})

test('V-GUILDS-17 the player names one of several monsters', () => {
  const g = guilded({ monsters: ['sula', 'drogas'] }, [{}], { regions: { 1: 'academy' } })
  g.play('favor:destiny', 'destiny:drogas')
  expect(lying(g)).toEqual(['destiny', 'drogas'])
  g.play('visit:1')
  expect(g.events('rolled')[0]?.['secondWhite']).toBeTypeOf('number')
})

test('V-GUILDS-17 both dice of a fight, each independently', () => {
  const me = { courage: 2, party: { arn: 0 } }
  const g = fated(me, { regions: { 1: 'maw' } }).play('visit:1', 'blind')
  const rolled = g.events('rolled')
  expect(rolled.some((event) => event['secondWhite'] !== undefined)).toBe(true)
  expect(rolled.some((event) => event['secondBlack'] !== undefined)).toBe(true)
})

test('V-GUILDS-17 together with Ga’nok there is no third roll', () => {
  const me = { party: { 'ga-nok': 1 } }
  const g = fated(me, { regions: { 1: 'academy' }, active: ['ga-nok'] }).play('visit:1')
  expect(g.events('rolled').length).toBeLessThanOrEqual(2)
  expect(g.events('rolled')[0]?.['secondWhite']).toBeTypeOf('number')
})

test('V-GUILDS-17 it is placed on a defeated monster, and may be declined', () => {
  const g = guilded({ monsters: ['sula'] }, [{}], { regions: { 1: 'academy' } }).play('favor:destiny')
  expect(lying(g)).toEqual(['destiny', 'sula'])
  g.table.choose(0, 'reroll', 'ask')
  g.play('visit:1')
  expect(g.asked()).toEqual(['0 reroll'])
  g.play('no')
  expect(g.events('rolled')[0]).not.toHaveProperty('secondWhite')
})
