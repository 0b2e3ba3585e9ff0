// Short names and texts, for places with little space: every faction has them, also those of modules.
import { HEROES, VESSELS } from '@lorehall/heroes/client'
import { expect, test } from 'vitest'
import { SHORT_EN } from '../../src/games/heroes/board/court/short/en.ts'
import { playWith, valuesInPlay } from '../../src/games/heroes/cards/box.ts'
import { nameOf, shortName } from '../../src/games/heroes/cards/names.ts'
import { everything } from '../../src/games/heroes/facts.ts'
import { loadAllModules } from '../../src/games/heroes/modules.ts'

const modules = await loadAllModules()
playWith(everything(), modules)
const factions = Object.entries(valuesInPlay().factions)

/** The most letters that fit on one line of the player's own board. */
const LINE = 48

test.each(factions)('every Building of the %s has a short text per level', (_faction, { buildings }) => {
  const texts = buildings.map(({ id }) => SHORT_EN[id] ?? modules.shortTexts[id] ?? [])
  expect(texts.map(({ length }) => length)).toEqual(buildings.map(() => 3))
  expect(texts.flat().filter(({ length }) => length > LINE)).toEqual([])
})

const TITLES = ['The', 'King', 'Mother', 'Elder']

test.each(factions)('the Heroes and Vessels of the %s have different short names', (_faction, { units }) => {
  const ids = [...HEROES, ...VESSELS].map((unit) => units[unit])
  expect(new Set(ids.map(shortName)).size).toBe(ids.length)
  for (const id of ids) {
    expect(nameOf(id)).toContain(shortName(id))
    expect(TITLES).not.toContain(shortName(id))
  }
})

test.each(factions)('the initials of the Heroes of the %s differ', (_faction, { units }) => {
  expect(new Set(HEROES.map((hero) => shortName(units[hero]).charAt(0))).size).toBe(HEROES.length)
})
