// Cards show the numbers their table is played with, and where those are from.
import { valuesOf } from '@lorehall/heroes/face'
import { afterEach, expect, it } from 'vitest'
import { playWith } from '../../src/games/heroes/cards/box.ts'
import { lookOf } from '../../src/games/heroes/cards/looks.ts'

afterEach(() => playWith(valuesOf(null)))

const shown = (id: string) => [lookOf(id)?.note?.text, lookOf(id)?.right?.text]

it('a Spell costs and brings what the table says', () => {
  expect(shown('rage#1')).toEqual(['2 Mana', '0'])
  playWith(valuesOf({ spells: { rage: { mana: 5, vp: 2 } } }))
  expect(shown('rage#1')).toEqual(['5 Mana', '2'])
  expect(shown('fireball#1')).toEqual(['6 Mana', '1'])
})

it('its numbers are the house’s own', () => {
  expect(lookOf('rage#1')?.provenance).toEqual({ cost: 'house', points: 'house' })
})
