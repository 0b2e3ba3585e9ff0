// What shines on the board, and what is only said there.
import type { Update, WireOption } from '@lorehall/host'
import { expect, test } from 'vitest'
import { lightsOf } from '../src/games/vindication/board/lights.ts'

const option = (id: string, at: string, kind = 'move'): WireOption => ({ id, at, kind, label: `do ${id}` })
const asked = (...options: WireOption[]): Pick<Update, 'ask' | 'reasons'> => ({
  ask: { id: 1, seat: 0, kind: 'turn', prompt: '', from: null, options },
  reasons: [{ id: 'visit:4', at: 'region:4', label: 'Visit', why: 'too far', rule: '' }],
})

test('what can be done shines before anything else is known', () => {
  const lights = lightsOf(
    asked(option('move:3', 'space:3'), option('recover', 'sphere:wisdom', 'recover')),
    null,
  )
  expect([...lights]).toEqual([
    ['space:3', { glow: 'lit', says: 'do move:3' }],
    ['sphere:wisdom', { glow: 'quiet', says: 'do recover' }],
  ])
})

test('far places and reasons come with the routes', () => {
  const lights = lightsOf(asked(option('move:3', 'space:3')), { 'space:9': ['move:3', 'move:9'] })
  expect(lights.get('space:9')).toEqual({ glow: 'far', says: '2' })
  expect(lights.get('region:4')).toEqual({ glow: 'why', says: 'Visit: too far' })
})

test('until then the reasons of before stand, but no far place, and not where something can be done', () => {
  const before = lightsOf(asked(option('move:3', 'space:3')), { 'space:9': ['move:3', 'move:9'] })
  const next = asked(option('visit:4', 'region:4', 'visit'))
  expect([...lightsOf(next, null, before)]).toEqual([['region:4', { glow: 'lit', says: 'do visit:4' }]])
  expect([...lightsOf(asked(), null, before).keys()]).toEqual(['region:4'])
})

test('nobody asked: nothing shines and nothing is said', () => {
  const before = lightsOf(asked(), {})
  expect([...lightsOf({ ask: null, reasons: [] }, null, before)]).toEqual([])
})
