// Properties that every world must have, whichever map it was made from.
import { describe, expect, it } from 'vitest'
import { ON_LAND, pointed, reached } from '../src/map/compass.ts'
import { PRINTED_MAP, type WorldMap } from '../src/map/map.ts'
import {
  continentOf,
  distance,
  idOf,
  type InWorld,
  isCentre,
  isSea,
  isShore,
  placeOf,
  worldOf,
} from '../src/map/world.ts'
import { FROM } from '../src/choices.ts'
import { heroes } from '../src/index.ts'
import { withSkyhold } from '../src/modules/pestilence/map/skyhold.ts'
import { neighbours } from '../src/rules/move/adjacent.ts'
import { setup } from '../src/setup.ts'
import type { F } from '../src/rules/step.ts'
import { RULESET } from '../src/rulesets.ts'
import { PRINTED } from '../testing/world.ts'
import { SIX } from './fixtures/six-continents.ts'

/** Steps between two places over these links; −1: unreachable. */
function steps(from: number, to: number, neighbours: readonly (readonly number[])[]): number {
  let edge = [from]
  const seen = new Set(edge)
  for (let n = 0; edge.length > 0; n++) {
    if (edge.includes(to)) return n
    edge = [...new Set(edge.flatMap((place) => neighbours[place] ?? []))].filter((place) => !seen.has(place))
    for (const place of edge) seen.add(place)
  }
  return -1
}

const inWorldOf = (map: WorldMap): InWorld => ({ values: { world: worldOf(map) } })

/** A table on this map, at its beginning. */
function tableOn(map: WorldMap): F {
  const values = { ...heroes.values.read({}, {}), world: worldOf(map) }
  const options = { teams: false }
  return {
    state: setup(3, options, values),
    ruleset: RULESET,
    values,
    options,
    seats: 3,
    choice: () => 'ask',
  }
}

describe.each([
  { name: 'the printed map', map: PRINTED_MAP, counts: [4, 40, 13], centres: ['centre'] },
  { name: 'a map of six Continents', map: SIX, counts: [6, 60, 19], centres: ['centre-e', 'centre-w'] },
])('the world of $name', ({ map, counts, centres }) => {
  const f = inWorldOf(map)
  const { world } = f.values
  const { continents, lands, seas, ids, byLand, bySea, borders, coasts } = world

  it('has its Continents, Regions and Sea Regions, and is made once', () => {
    expect([continents.length, lands.length, seas.length]).toEqual(counts)
    expect(ids).toEqual([...map.regions, ...map.seas].map(({ id }) => id))
    expect(ids.map((id) => placeOf(f, id))).toEqual([...ids.keys()])
    expect(ids.filter((_, place) => isSea(f, place))).toEqual(map.seas.map(({ id }) => id))
    expect(ids.filter((_, place) => isCentre(f, place)).toSorted()).toEqual(centres)
    expect(worldOf(map)).toBe(world)
  })

  it('has no two adjacent Regions of one terrain, ferries and wraps included', () => {
    const alike = lands.flatMap(({ terrain }, place) =>
      (byLand[place] ?? [])
        .filter((near) => lands[near]?.terrain === terrain)
        .map((near) => `${idOf(f, place)} ${idOf(f, near)}`),
    )
    expect(alike).toEqual([])
  })

  it('has a coast at every Capital, and a path over sea to every Sea Region', () => {
    expect(continents.every(({ capital }) => isShore(f, capital))).toBe(true)
    const [first = -1] = seas.map(({ place }) => place)
    expect(seas.every(({ place }) => steps(first, place, bySea) >= 0)).toBe(true)
    expect(seas.every(({ place }) => (coasts[place]?.length ?? 0) > 0)).toBe(true)
  })

  it('keeps borders on one Continent', () => {
    lands.forEach(({ continent }, place) =>
      expect(borders[place]?.every((near) => lands[near]?.continent === continent)).toBe(true),
    )
  })

  it('leads back wherever it leads, for a March, Sail or Fly', () => {
    const table = tableOn(map)
    for (const how of ['march', 'sail', 'fly'] as const) {
      for (const place of ids.keys()) {
        for (const near of neighbours(table, 0, place, how))
          expect(neighbours(table, 0, near, how)).toContain(place)
      }
    }
  })

  it('H-SETUP-7 leads to no Region of a closed Continent', () => {
    const table = tableOn(map)
    for (const closed of continents.keys()) {
      table.state.closed = closed
      for (const place of ids.keys()) {
        const near = neighbours(table, 0, place, 'any')
        expect(near.every((to) => lands[to]?.continent !== closed)).toBe(true)
      }
    }
  })

  it('H-TOWER-2 counts steps by land from a Capital, without a closed Continent', () => {
    continents.forEach(({ capital }, i) =>
      lands.forEach((_, place) => expect(distance(f, i, place, OPEN)).toBe(steps(capital, place, byLand))),
    )
    const open = byLand.map((near) => near.filter((place) => lands[place]?.continent !== 0))
    const far = placeOf(f, 'III-3')
    expect(distance(f, 1, far, { closed: 0 })).toBe(steps(placeOf(f, 'II-1'), far, open))
  })

  it('H-SOLO-4 points along its bearings: an arrow leads to an adjacent Land Region', () => {
    lands.forEach((_, place) => {
      expect(reached(f, place, ON_LAND).toSorted((a, b) => a - b)).toEqual(byLand[place])
      expect(byLand[place]).toContain(pointed(f, place, 'N', ON_LAND, () => true))
    })
  })
})

describe('the printed world', () => {
  it('has five steps from Capital to Capital', () => {
    const { continents, byLand } = PRINTED.values.world
    for (const a of continents)
      for (const b of continents) expect(steps(a.capital, b.capital, byLand)).toBe(a === b ? 0 : 5)
  })
})

describe('a world of six Continents', () => {
  const f = inWorldOf(SIX)

  it('has the distances from its Capitals that the map lists', () => {
    for (const [from, all] of Object.entries(SIX.towerDistance)) {
      for (const [to, n] of Object.entries(all))
        expect([from, to, distance(f, continentOf(f, from), placeOf(f, to), OPEN)]).toEqual([from, to, n])
    }
  })

  it('reads its bearings', () => {
    const { bearings } = f.values.world
    expect(bearings.map((list) => list.length)).toEqual(
      f.values.world.ids.map((id) => SIX.bearings[id]?.length),
    )
    expect(idOf(f, pointed(f, placeOf(f, 'I-1'), 'SE', ON_LAND, () => true) ?? -1)).toBe('I-3')
  })

  it('is set up with a place for everything', () => {
    const { state } = tableOn(SIX)
    expect([state.down.length, state.came.length, state.players[0]?.serfs.length]).toEqual([79, 60, 60])
  })

  it('has its own options in addition to those of the printed map', () => {
    const [here, there] = [placeOf(f, 'I-3'), placeOf(PRINTED, 'I-3')]
    expect(FROM(f, here)).toBe(FROM(f, here))
    expect(FROM(f, 40).name).toBe(idOf(f, 40))
    expect(FROM(PRINTED, 40).name).toBe(idOf(PRINTED, 40))
    expect([FROM(f, here).n, FROM(PRINTED, there).n]).toEqual([here, there])
  })
})

/** No Continent is closed. */
const OPEN = { closed: null }

describe('a world with a Continent without a coast', () => {
  const f = tableOn(withSkyhold(SIX))
  const at = (id: string) => placeOf(f, id)
  const near = (id: string, by: 'march' | 'sail' | 'fly' | 'any') => neighbours(f, 0, at(id), by)

  it('is reached by a Fly over the sea below, not by a Sail or March', () => {
    expect(near('centre-w', 'fly')).toContain(at('F-4'))
    expect(near('F-4', 'fly')).toContain(at('centre-w'))
    expect(near('F-6', 'fly')).not.toContain(at('centre-w'))
    expect(near('centre-w', 'sail')).not.toContain(at('F-4'))
    expect(near('F-4', 'march')).not.toContain(at('centre-w'))
    expect(isShore(f, at('F-4'))).toBe(false)
  })

  it('is joined to others by its wraps, and distances include them', () => {
    expect(near('F-3', 'march')).toContain(at('VI-7'))
    expect(near('F-3', 'fly')).not.toContain(at('VI-7'))
    expect(distance(f, continentOf(f, 'F'), at('VI-7'), OPEN)).toBe(3)
  })
})

describe('links that a table adds', () => {
  const bridge = { serves: ['march'] as const, leads: () => [placeOf(PRINTED, 'II-7')] }
  const f = tableOn(PRINTED_MAP)
  const linked = { ...f, values: { ...f.values, links: [bridge] } }
  const from = placeOf(PRINTED, 'I-2')

  it('lead to their places, for the ways to move that they serve', () => {
    expect(neighbours(linked, 0, from, 'march')).toEqual([
      ...neighbours(f, 0, from, 'march'),
      placeOf(PRINTED, 'II-7'),
    ])
    expect(neighbours(linked, 0, from, 'fly')).toEqual(neighbours(f, 0, from, 'fly'))
  })
})

describe('a map', () => {
  it('is refused if it names an unknown place', () => {
    const [first, ...others] = PRINTED_MAP.regions
    if (first === undefined) throw new Error('no Regions')
    const odd = { ...PRINTED_MAP, regions: [{ ...first, kind: 'moor' }, ...others] }
    expect(() => worldOf(odd)).toThrow("no terrain 'moor'")
    const edges = [{ a: 'I-1', b: 'IX-1', type: 'border' }]
    expect(() => worldOf({ ...PRINTED_MAP, edges })).toThrow("no Region 'IX-1'")
    const tunnels = [{ a: 'I-1', b: 'I-2', type: 'tunnel' }]
    expect(() => worldOf({ ...PRINTED_MAP, edges: tunnels })).toThrow("no line 'tunnel'")
  })
})
