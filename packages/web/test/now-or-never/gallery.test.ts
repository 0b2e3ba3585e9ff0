import { expect, it, vi } from 'vitest'

vi.stubGlobal('Worker', class extends EventTarget {})
const { openGallery } = await import('../../src/games/now-or-never/gallery/gallery.tsx')

const gallery = openGallery()
const on = (shelf: string) => gallery.pieces.filter((piece) => piece.shelf === shelf).length

const fitting = (filter: string, choice: string) => {
  const fits = gallery.filters.find(({ id }) => id === filter)?.choices.find(({ id }) => id === choice)?.fits
  return gallery.pieces.filter(({ id }) => fits?.(id) === true).map(({ id }) => id)
}

it('has every card of the box on its shelf', () => {
  expect(gallery.shelves.map(({ id }) => [id, on(id)])).toEqual([
    ['basic', 43],
    ['artifact', 13],
    ['advanced', 17],
    ['order', 9],
    ['specialist', 22],
    ['gear', 16],
    ['ability', 28],
    ['building', 20],
    ['enemy', 12],
    ['search', 8],
    ['location', 14],
    ['hero', 4],
    ['solo', 9],
  ])
})

it('finds quests by their place and by what they are', () => {
  expect(fitting('place', 'snail-caves')).toEqual(['B29', 'B30', 'B31', 'D12'])
  expect(fitting('deed', 'fight')).toContain('D16')
  expect(fitting('deed', 'end')).toEqual(['D10', 'D11', 'D17'])
  expect(fitting('deed', 'use')).toHaveLength(13)
})

it('finds a hero with all that is theirs', () => {
  expect(fitting('hero', 'zeik')).toHaveLength(8)
})

it('finds a card by its tale', () => {
  expect(gallery.pieces.find(({ text }) => text.includes('knocking'))?.id).toBe('B03')
})
