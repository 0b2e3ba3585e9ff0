import { expect, it, vi } from 'vitest'

vi.stubGlobal('Worker', class extends EventTarget {})
const { openGallery } = await import('../../src/games/heroes/gallery/gallery.tsx')
const { loadAllModules } = await import('../../src/games/heroes/modules.ts')

const gallery = openGallery(await loadAllModules())
const on = (section: string) => gallery.pieces.filter((piece) => piece.section === section).length

const fitting = (filter: string, choice: string) => {
  const fits = gallery.filters.find(({ id }) => id === filter)?.choices.find(({ id }) => id === choice)?.fits
  return gallery.pieces.filter(({ id }) => fits?.(id) === true).map(({ id }) => id)
}

it('has every card, Building, Hero, Vessel and token of the box in its category', () => {
  expect(gallery.sections.map(({ id }) => [id, on(id)])).toEqual([
    ['cast', 30],
    ['combat', 12],
    ['interrupt', 6],
    ['tactic', 7],
    ['building', 50],
    ['hero', 30],
    ['vessel', 20],
    ['token', 19],
    ['sea', 9],
  ])
})

it('has a text for each piece', () => {
  const silent = gallery.pieces.filter(
    ({ section, text, name }) => section !== 'vessel' && text.length < name.length + 20,
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

it('filters by faction, and Spells by their cost', () => {
  expect(fitting('faction', 'orcs')).toHaveLength(10)
  expect(fitting('mana', '6')).toEqual(['fireball'])
})
