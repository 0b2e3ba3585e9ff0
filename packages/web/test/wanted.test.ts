// A gallery shows what is wanted: words, a shelf, the game's own filters, where numbers come from.
import { expect, test } from 'vitest'
import type { Filter, Piece } from '../src/games/game.ts'
import { ANY, fits, isAny, type Wanted } from '../src/screens/gallery/wanted.ts'

const piece = (id: string, shelf: string, text: string, provenance: readonly string[] = []): Piece => ({
  id,
  shelf,
  name: id,
  text,
  provenance,
})

const PIECES = [
  piece('bolt', 'spells', 'Bolt: strike from afar', ['house']),
  piece('boon', 'spells', 'Boon: a gift', ['printed']),
  piece('harbour', 'places', 'Harbour: ships from afar'),
]

const filters: readonly Filter[] = [
  { id: 'cost', name: 'Cost', choices: [{ id: 'free', name: 'Free', fits: (id) => id === 'boon' }] },
]

const found = (wanted: Partial<Wanted>) =>
  PIECES.filter((one) => fits({ filters }, one, { ...ANY, ...wanted })).map(({ id }) => id)

test('every word of a search is somewhere in the words of a piece', () => {
  expect(found({})).toEqual(['bolt', 'boon', 'harbour'])
  expect(found({ search: 'from AFAR' })).toEqual(['bolt', 'harbour'])
  expect(found({ search: 'ships strike' })).toEqual([])
})

test('shelf, filters and provenance narrow it down together', () => {
  expect(found({ shelf: 'spells' })).toEqual(['bolt', 'boon'])
  expect(found({ shelf: 'spells', filters: { cost: 'free' } })).toEqual(['boon'])
  expect(found({ provenance: 'house' })).toEqual(['bolt'])
  expect(found({ provenance: 'house', filters: { cost: 'free' } })).toEqual([])
})

test('a filter set back to any is no wish', () => {
  expect(isAny({ ...ANY, filters: { cost: '' } })).toBe(true)
  expect(isAny({ ...ANY, filters: { cost: 'free' } })).toBe(false)
  expect(found({ filters: { cost: '' } })).toHaveLength(3)
})
