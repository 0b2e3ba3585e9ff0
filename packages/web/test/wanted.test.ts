// The filters of a gallery: search, category, the game's own filters, provenance.
import { expect, test } from 'vitest'
import type { Filter, Piece } from '../src/games/game.ts'
import { ANY, fits, isAny, type Wanted } from '../src/screens/gallery/wanted.ts'

const piece = (id: string, section: string, text: string, provenance: readonly string[] = []): Piece => ({
  id,
  section,
  name: id,
  text,
  provenance,
})

const PIECES = [
  piece('bolt', 'spells', 'Bolt: strike from afar', ['house']),
  piece('boon', 'spells', 'Boon: a gift', ['printed']),
  piece('harbor', 'places', 'Harbor: ships from afar'),
]

const filters: readonly Filter[] = [
  { id: 'cost', name: 'Cost', choices: [{ id: 'free', name: 'Free', fits: (id) => id === 'boon' }] },
]

const found = (wanted: Partial<Wanted>) =>
  PIECES.filter((one) => fits({ filters }, one, { ...ANY, ...wanted })).map(({ id }) => id)

test('a piece matches if it has every word of the search', () => {
  expect(found({})).toEqual(['bolt', 'boon', 'harbor'])
  expect(found({ search: 'from AFAR' })).toEqual(['bolt', 'harbor'])
  expect(found({ search: 'ships strike' })).toEqual([])
})

test('category, filters and provenance apply together', () => {
  expect(found({ section: 'spells' })).toEqual(['bolt', 'boon'])
  expect(found({ section: 'spells', filters: { cost: 'free' } })).toEqual(['boon'])
  expect(found({ provenance: 'house' })).toEqual(['bolt'])
  expect(found({ provenance: 'house', filters: { cost: 'free' } })).toEqual([])
})

test('a filter reset to any doesn’t count', () => {
  expect(isAny({ ...ANY, filters: { cost: '' } })).toBe(true)
  expect(isAny({ ...ANY, filters: { cost: 'free' } })).toBe(false)
  expect(found({ filters: { cost: '' } })).toHaveLength(3)
})
