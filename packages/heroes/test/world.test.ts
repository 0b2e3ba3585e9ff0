// The world: what must hold of its Regions, whoever drew them.
import { describe, expect, it } from 'vitest'
import {
  BORDERS,
  BY_LAND,
  BY_SEA,
  CAPITALS,
  COASTS,
  distance,
  FIRST_SEA,
  idOf,
  isCentre,
  isSea,
  isShore,
  LANDS,
  PLACES,
  placeOf,
} from '../src/map/world.ts'

/** Steps between two places over these neighbours; −1: there is no way. */
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

describe('the world', () => {
  it('has four Continents of ten Regions and thirteen Sea Regions', () => {
    expect([LANDS.length, PLACES - FIRST_SEA, CAPITALS.length]).toEqual([40, 13, 4])
    expect(isSea(placeOf('n'))).toBe(true)
    expect(idOf(placeOf('III-7'))).toBe('III-7')
  })

  it('has no two neighbours of one terrain, ferries and wraps included', () => {
    const alike = LANDS.flatMap(({ terrain }, place) =>
      (BY_LAND[place] ?? [])
        .filter((near) => LANDS[near]?.terrain === terrain)
        .map((near) => `${idOf(place)} ${idOf(near)}`),
    )
    expect(alike).toEqual([])
  })

  it('lies five steps from Capital to Capital', () => {
    for (const a of CAPITALS) for (const b of CAPITALS) expect(steps(a, b, BY_LAND)).toBe(a === b ? 0 : 5)
  })

  it('H-TOWER-2 counts Regions from a Capital as one walks, a closed Continent left out', () => {
    CAPITALS.forEach((capital, i) =>
      LANDS.forEach((_, place) => expect(distance(i, place, null)).toBe(steps(capital, place, BY_LAND))),
    )
    const open = BY_LAND.map((near) => near.filter((place) => LANDS[place]?.continent !== 0))
    expect(distance(1, placeOf('III-3'), 0)).toBe(steps(placeOf('II-1'), placeOf('III-3'), open))
  })

  it('has a coast at every Capital, and a way over sea to every Sea Region', () => {
    expect(CAPITALS.every(isShore)).toBe(true)
    const seas = Array.from({ length: PLACES - FIRST_SEA }, (_, i) => FIRST_SEA + i)
    expect(seas.every((sea) => steps(placeOf('centre'), sea, BY_SEA) >= 0)).toBe(true)
    expect(seas.every((sea) => (COASTS[sea]?.length ?? 0) > 0)).toBe(true)
    expect(seas.filter(isCentre).map(idOf)).toEqual(['centre'])
  })

  it('keeps borders on one Continent', () => {
    LANDS.forEach(({ continent }, place) =>
      expect(BORDERS[place]?.every((near) => LANDS[near]?.continent === continent)).toBe(true),
    )
  })
})
