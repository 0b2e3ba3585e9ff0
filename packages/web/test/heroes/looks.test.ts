// Cards show the values of their table, and the provenance of those values.
import { valuesOf } from '@lorehall/heroes/client'
import { afterEach, expect, it } from 'vitest'
import { playWith } from '../../src/games/heroes/cards/box.ts'
import { lookOf } from '../../src/games/heroes/cards/looks.ts'

afterEach(() => playWith(valuesOf({}, {})))

const shown = (id: string) => [lookOf(id)?.note?.text, lookOf(id)?.right?.text]

it('a Spell shows the cost and points of the table', () => {
  expect(shown('rage#1')).toEqual(['2 Mana', '0'])
  playWith(valuesOf({ spells: { rage: { mana: 5, vp: 2 } } }, {}))
  expect(shown('rage#1')).toEqual(['5 Mana', '2'])
  expect(shown('fireball#1')).toEqual(['6 Mana', '1'])
})

it('the values of a Spell are house values', () => {
  expect(lookOf('rage#1')?.provenance).toEqual({ cost: 'house', points: 'house' })
})

it('a Tactic shows the cost, Strength and points of the table', () => {
  expect(shown('charge')).toEqual(['+4 for 6 Mana', '3'])
  expect(lookOf('charge')?.text).toEqual([
    '+3 more against First Strike.',
    'Can’t be played by an army of only Serfs.',
  ])
  const charge = { cost: { mana: 0, ore: 2 }, strength: 5, vp: 1, against: { outflank: 3, 'fall-back': 1 } }
  playWith(valuesOf({ tactics: { charge } }, {}))
  expect(shown('charge')).toEqual(['+5 for 2 Ore', '1'])
  expect(lookOf('charge')?.text[0]).toBe(
    '+3 more against First Strike and Outflank. +1 more against Fall Back.',
  )
  expect(shown('fall-back')).toEqual(['+0 for nothing', '0'])
})

it('Units, Damage and points in a Tactic’s text are those of the table', () => {
  const does = (id: string) => lookOf(id)?.text[0]
  expect(does('conscripts')).toContain('Up to 2 of your Units')
  expect(does('fall-back')).toContain('your Damage is 1 lower')
  expect(does('blood-oath')).toContain('Costs you 2 points.')
  playWith(
    valuesOf(
      { tactics: { conscripts: { units: 3 }, 'fall-back': { spares: 2 }, 'blood-oath': { vp: -1 } } },
      {},
    ),
  )
  expect(does('conscripts')).toContain('Up to 3 of your Units')
  expect(does('fall-back')).toContain('your Damage is 2 lower')
  expect(does('blood-oath')).toContain('Costs you 1 point.')
})

it('a Tactic shows the provenance of its values', () => {
  expect(lookOf('charge')?.provenance).toEqual({ cost: 'public', Strength: 'house', points: 'public' })
})
