import { expect, it, vi } from 'vitest'

vi.stubGlobal('Worker', class extends EventTarget {})
const { openGallery } = await import('../../src/games/now-or-never/gallery/gallery.tsx')

const gallery = openGallery()
const on = (section: string) => gallery.pieces.filter((piece) => piece.section === section).length

const fitting = (filter: string, choice: string) => {
  const fits = gallery.filters.find(({ id }) => id === filter)?.choices.find(({ id }) => id === choice)?.fits
  return gallery.pieces.filter(({ id }) => fits?.(id) === true).map(({ id }) => id)
}

it('has every card of the box in its category', () => {
  expect(gallery.sections.map(({ id }) => [id, on(id)])).toEqual([
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

it('filters quests by place and by kind', () => {
  expect(fitting('place', 'snail-caves')).toEqual(['B29', 'B30', 'B31', 'D12'])
  expect(fitting('deed', 'fight')).toContain('D16')
  expect(fitting('deed', 'end')).toEqual(['D10', 'D11', 'D17'])
  expect(fitting('deed', 'use')).toHaveLength(13)
})

it('filters by hero, including their abilities', () => {
  expect(fitting('hero', 'zeik')).toHaveLength(8)
})

it('finds a card by its story', () => {
  expect(gallery.pieces.find(({ text }) => text.includes('knocking'))?.id).toBe('B03')
})
