// The registry of things drawn on the table, and where.
import { beforeEach, expect, test, vi } from 'vitest'
import { Drawn } from '../src/table-ui/drawn.ts'

/** A stand-in for DOM elements, which the registry only stores. */
class Drawing extends EventTarget {}
vi.stubGlobal('SVGElement', Drawing)
vi.stubGlobal('HTMLElement', Drawing)
const element = new SVGElement()

let table: Drawn

beforeEach(() => {
  table = new Drawn()
  table.stand()
})

test('a thing is listed at each place until it is removed there', () => {
  const remove = table.put('card:dahlia', 'me', element)
  table.put('card:dahlia', 'board', element)
  expect(table.placesOf('card:dahlia')).toEqual(['me', 'board'])
  expect(table.in('me')).toEqual(['card:dahlia'])
  remove()
  expect(table.placesOf('card:dahlia')).toEqual(['board'])
  expect(table.elementOf('card:dahlia', 'board')).toBe(element)
  expect(table.elementOf('card:dahlia', 'me')).toBeUndefined()
})

test('several changes in a row notify once', async () => {
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
