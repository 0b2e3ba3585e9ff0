// What is drawn on the table, and where.
import { beforeEach, expect, test, vi } from 'vitest'
import { Drawn } from '../src/table/drawn.ts'

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
