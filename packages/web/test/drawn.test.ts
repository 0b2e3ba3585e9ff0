// What is drawn on the table and where, and which answers are out of reach for it.
import type { WireOption } from '@lorehall/host'
import { beforeEach, expect, test, vi } from 'vitest'
import { outOfSight } from '../src/screens/table/unplaced.ts'
import { Drawn } from '../src/table/drawn.ts'
import { update, wireAsk, wireOption } from './kit.ts'

/** Only who walks the board by keys looks at it. */
class Drawing extends EventTarget {}
vi.stubGlobal('SVGElement', Drawing)
vi.stubGlobal('HTMLElement', Drawing)
const element = new SVGElement()

let table: Drawn

beforeEach(() => {
  table = new Drawn()
  table.stand()
})

const home = wireOption('home:dahlia', { at: 'card:dahlia' })
const recover = wireOption('recover:strength', { at: 'sphere:strength', manner: 'quiet' })
const enough = wireOption('enough', { manner: 'declines' })

const asked = (kind: 'turn' | 'pick', ...options: WireOption[]) => update({ ask: wireAsk({ kind, options }) })

test('a thing is drawn where it was put, until it is taken away', () => {
  const remove = table.put('card:dahlia', 'me', element)
  table.put('card:dahlia', 'board', element)
  expect(table.placesOf('card:dahlia')).toEqual(['me', 'board'])
  expect(table.in('me')).toEqual(['card:dahlia'])
  remove()
  expect(table.placesOf('card:dahlia')).toEqual(['board'])
  expect(table.elementOf('card:dahlia', 'board')).toBe(element)
  expect(table.elementOf('card:dahlia', 'me')).toBeUndefined()
})

test('however much changes at once, it is told once', async () => {
  const hear = vi.fn<() => void>()
  const deafen = table.onChange(hear)
  await Promise.resolve()
  hear.mockClear()
  table.put('space:1', 'board', element)()
  table.put('space:2', 'board', element)
  await Promise.resolve()
  expect(hear).toHaveBeenCalledOnce()
  deafen()
  table.put('space:3', 'board', element)
  await Promise.resolve()
  expect(hear).toHaveBeenCalledOnce()
})

test('what is nowhere is always said', () => {
  expect(outOfSight(asked('turn', home, enough), table, null)).toEqual([home])
})

test('while the board is fetched nothing is missing', () => {
  expect(outOfSight(asked('turn', home), new Drawn(), null)).toEqual([])
})

test('what lies in a closed sheet is said inside an action', () => {
  table.put('card:dahlia', 'me', element)
  table.put('sphere:strength', 'me', element)
  expect(outOfSight(asked('pick', home, recover, enough), table, null)).toEqual([home])
  expect(outOfSight(asked('pick', home), table, 'others')).toEqual([home])
  expect(outOfSight(asked('pick', home), table, 'me')).toEqual([])
  expect(outOfSight(asked('turn', home), table, null)).toEqual([])
})

test('what lies on the board as well, or on a desk, is in sight', () => {
  table.put('card:dahlia', 'me', element)
  table.put('card:dahlia', 'board', element)
  table.put('sphere:strength', 'table', element)
  const strength = wireOption('pay:strength', { at: 'sphere:strength' })
  expect(outOfSight(asked('pick', home, strength), table, null)).toEqual([])
})
