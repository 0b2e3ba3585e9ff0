// Every record has a name in the texts, and the texts name nothing else.
import { describe, expect, it } from 'vitest'
import { PRINTED_MAP } from '../src/map/map.ts'
import { CARDS_EN } from '../src/text/cards/en.ts'
import { CONTINENTS_EN } from '../src/text/regions/en.ts'
import { FACTIONS, nameOf, RESOURCES, SPELLS, TACTICS, TOKENS, valuesOf } from '../src/client.ts'
import { ENEMY_BOARDS } from '../src/cards/enemy.ts'

const PEOPLES = Object.entries(FACTIONS)
const BOARDS = Object.values(ENEMY_BOARDS)

/** The ids of everything that has a name. */
const RECORDS = new Set([
  ...PEOPLES.map(([id]) => id),
  ...PEOPLES.flatMap(([, { units }]) => Object.values(units)),
  ...PEOPLES.flatMap(([, { buildings }]) => buildings.map(({ id }) => id)),
  ...Object.keys(SPELLS),
  ...BOARDS.flatMap(({ heroes }) => Object.values(heroes).map(({ spell }) => spell.id)),
  ...TACTICS,
  ...Object.keys(TOKENS),
  ...Object.keys(valuesOf({}, {}).markers),
])

const BASE = { values: valuesOf({}, {}) }

const sorted = (ids: Iterable<string>): string[] => [...ids].toSorted()
const withText = Object.keys(CARDS_EN).filter((id) => CARDS_EN[id]?.text !== undefined)

describe('names', () => {
  it('every record has a name, and no name is left over', () => {
    expect(sorted(Object.keys(CARDS_EN))).toEqual(sorted(RECORDS))
    expect([...RECORDS, ...RESOURCES].filter((id) => !/^[A-Z]/.test(nameOf(BASE, id)))).toEqual([])
  })

  it('every Spell has its text, and no text is left over', () => {
    expect(sorted(withText)).toEqual(sorted(Object.keys(SPELLS)))
  })

  it('every Continent has a name, and no name is left over', () => {
    expect(sorted(Object.keys(CONTINENTS_EN))).toEqual(
      sorted(PRINTED_MAP.continents.map(({ called }) => called)),
    )
  })

  it('no name is just its id', () => {
    expect(nameOf(BASE, 'no-such-card')).toBe('no-such-card')
  })
})
