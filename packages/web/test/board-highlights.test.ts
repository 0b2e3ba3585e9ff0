// The highlights of a board: the glow of each thing and the text that explains it.
import type { Manner } from '@lorehall/kernel'
import type { Hints, Update, WireOption } from '@lorehall/host'
import { expect, test } from 'vitest'
import { wireAsk, wireOption } from './kit.ts'
import { boardHighlightsOf, type BoardHighlights } from '../src/table-ui/stage/board-highlights.ts'

const option = (id: string, at: string, manner: Manner = 'way') =>
  wireOption(id, { at, manner, label: `do ${id}` })
const asked = (...options: WireOption[]): Pick<Update, 'ask' | 'reasons'> => ({
  ask: wireAsk({ options }),
  reasons: [{ id: 'visit:4', at: 'region:4', manner: 'plain', label: 'Visit', why: 'too far', rule: '' }],
})

/** Every pick of a route counts as a step. */
const highlighted = (
  asked: Parameters<typeof boardHighlightsOf>[0],
  routes: Hints['routes'] | null,
  earlier?: BoardHighlights,
  options: Hints['options'] = {},
) => boardHighlightsOf(asked, routes === null ? null : { routes, options }, ({ length }) => length, earlier)

test('available options glow before the hints arrive', () => {
  const highlights = highlighted(
    asked(option('move:3', 'space:3'), option('recover', 'sphere:wisdom', 'quiet')),
    null,
  )
  expect([...highlights]).toEqual([
    ['space:3', { glow: 'lit', says: 'do move:3' }],
    ['sphere:wisdom', { glow: 'quiet', says: 'do recover', lists: 1 }],
  ])
})

test('distant places and reasons come with the hints', () => {
  const highlights = highlighted(asked(option('move:3', 'space:3')), { 'space:9': ['move:3', 'move:9'] })
  expect(highlights.get('space:9')).toEqual({ glow: 'far', says: '2' })
  expect(highlights.get('region:4')).toEqual({ glow: 'why', says: 'Visit: too far' })
})

test('a distant place says the action that begins there', () => {
  const hints = { routes: { 'space:9': ['slot:march', 'from:9'] }, options: {} }
  const highlights = boardHighlightsOf(asked(), hints, () => 'March from here')
  expect(highlights.get('space:9')).toEqual({ glow: 'far', says: 'March from here' })
})

test('until then the old reasons stay where no option is, and distant places go', () => {
  const before = highlighted(asked(option('move:3', 'space:3')), { 'space:9': ['move:3', 'move:9'] })
  const next = asked(option('visit:4', 'region:4', 'plain'))
  expect([...highlighted(next, null, before)]).toEqual([['region:4', { glow: 'lit', says: 'do visit:4' }]])
  expect([...highlighted(asked(), null, before).keys()]).toEqual(['region:4'])
})

test('without an ask there are no highlights', () => {
  const before = highlighted(asked(), {})
  expect([...highlighted({ ask: null, reasons: [] }, null, before)]).toEqual([])
})

test('an option that gives nothing glows quietly once the hints say so', () => {
  const visits = asked(option('visit:1', 'region:1', 'plain'), option('visit:2', 'region:2', 'plain'))
  const hints = { 'visit:1': { effects: ['You pay'], ends: false, idle: true } }
  expect(highlighted(visits, null).get('region:1')?.glow).toBe('lit')
  const known = highlighted(visits, {}, undefined, hints)
  expect([known.get('region:1')?.glow, known.get('region:2')?.glow]).toEqual(['quiet', 'lit'])
})

test('a thing shows how many options it lists, unless a click does the only loud one', () => {
  const visit = option('visit:1', 'region:1', 'plain')
  const lists = (...options: WireOption[]) => highlighted(asked(...options), null).get('region:1')?.lists
  expect(lists(visit)).toBeUndefined()
  expect(lists(visit, option('give-up:1', 'region:1', 'quiet'))).toBeUndefined()
  expect(lists(visit, option('control:1', 'region:1', 'plain'))).toBe(2)
  expect(lists(option('give-up:1', 'region:1', 'quiet'))).toBe(1)
})
