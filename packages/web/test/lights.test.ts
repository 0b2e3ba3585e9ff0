// What shines on the board, and what is only said there.
import type { Manner } from '@lorehall/kernel'
import type { Hints, Update, WireOption } from '@lorehall/host'
import { expect, test } from 'vitest'
import { wireAsk, wireOption } from './kit.ts'
import { lightsOf, type Lights } from '../src/table/stage/lights.ts'

const option = (id: string, at: string, manner: Manner = 'way') =>
  wireOption(id, { at, manner, label: `do ${id}` })
const asked = (...options: WireOption[]): Pick<Update, 'ask' | 'reasons'> => ({
  ask: wireAsk({ options }),
  reasons: [{ id: 'visit:4', at: 'region:4', manner: 'plain', label: 'Visit', why: 'too far', rule: '' }],
})

/** Every answer of a route is a step. */
const lit = (
  asked: Parameters<typeof lightsOf>[0],
  routes: Hints['routes'] | null,
  earlier?: Lights,
  options: Hints['options'] = {},
) => lightsOf(asked, routes === null ? null : { routes, options }, ({ length }) => length, earlier)

test('what can be done shines before anything else is known', () => {
  const lights = lit(asked(option('move:3', 'space:3'), option('recover', 'sphere:wisdom', 'quiet')), null)
  expect([...lights]).toEqual([
    ['space:3', { glow: 'lit', says: 'do move:3' }],
    ['sphere:wisdom', { glow: 'quiet', says: 'do recover', lists: 1 }],
  ])
})

test('far places and reasons come with the routes', () => {
  const lights = lit(asked(option('move:3', 'space:3')), { 'space:9': ['move:3', 'move:9'] })
  expect(lights.get('space:9')).toEqual({ glow: 'far', says: '2' })
  expect(lights.get('region:4')).toEqual({ glow: 'why', says: 'Visit: too far' })
})

test('until then the reasons of before stand, but no far place, and not where something can be done', () => {
  const before = lit(asked(option('move:3', 'space:3')), { 'space:9': ['move:3', 'move:9'] })
  const next = asked(option('visit:4', 'region:4', 'plain'))
  expect([...lit(next, null, before)]).toEqual([['region:4', { glow: 'lit', says: 'do visit:4' }]])
  expect([...lit(asked(), null, before).keys()]).toEqual(['region:4'])
})

test('nobody asked: nothing shines and nothing is said', () => {
  const before = lit(asked(), {})
  expect([...lit({ ask: null, reasons: [] }, null, before)]).toEqual([])
})

test('what would bring nothing does not shine like the rest, once that is known', () => {
  const visits = asked(option('visit:1', 'region:1', 'plain'), option('visit:2', 'region:2', 'plain'))
  const hints = { 'visit:1': { effects: ['You pay'], ends: false, idle: true } }
  expect(lit(visits, null).get('region:1')?.glow).toBe('lit')
  const known = lit(visits, {}, undefined, hints)
  expect([known.get('region:1')?.glow, known.get('region:2')?.glow]).toEqual(['quiet', 'lit'])
})

test('a thing says how much it lists, unless a touch does the one thing it shines for', () => {
  const visit = option('visit:1', 'region:1', 'plain')
  const lists = (...options: WireOption[]) => lit(asked(...options), null).get('region:1')?.lists
  expect(lists(visit)).toBeUndefined()
  expect(lists(visit, option('give-up:1', 'region:1', 'quiet'))).toBeUndefined()
  expect(lists(visit, option('control:1', 'region:1', 'plain'))).toBe(2)
  expect(lists(option('give-up:1', 'region:1', 'quiet'))).toBe(1)
})
