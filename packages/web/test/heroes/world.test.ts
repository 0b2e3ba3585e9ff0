// The world map: its layout, its arrow keys and the texts of its Regions.
import { idOf, placeOf, worldInPlay } from '../../src/games/heroes/world.ts'
import { valuesOf } from '@lorehall/heroes/client'
import { pieces, scenario } from '@lorehall/heroes/testing'
import type { Update } from '@lorehall/host'
import { expect, test, vi } from 'vitest'
import { growthOn } from '../../src/games/heroes/board/map/growth.ts'
import { playWith } from '../../src/games/heroes/cards/box.ts'
import { nextRegion } from '../../src/games/heroes/board/map/keys.ts'
import { acrossEdge, type Ground, layoutFor } from '../../src/games/heroes/board/map/layout.ts'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutMap } = await import('../../src/games/heroes/board/map/about.ts')

const LAPTOP = { w: 814, h: 444 }

function holds({ corners, at: { x, y } }: Ground): boolean {
  const crossed = corners.filter((a, i) => {
    const b = corners.at(i - 1) ?? a
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
  })
  return crossed.length % 2 === 1
}

test('every Region has an outline around the spot for its pieces, and all of it is on screen', () => {
  const { places, w, h } = layoutFor(LAPTOP)
  expect(places).toHaveLength(worldInPlay().ids.length)
  expect(places.filter((ground) => !holds(ground)).map(({ id }) => id)).toEqual([])
  for (const ground of places) {
    for (const { x, y } of ground.corners) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(w)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(h)
    }
  }
})

test('on a laptop pieces of different Regions don’t overlap', () => {
  const { places, size } = layoutFor(LAPTOP)
  const close = places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter((b) => Math.abs(a.at.x - b.at.x) < 44 * size && Math.abs(a.at.y - b.at.y) < 22 * size)
      .map((b) => `${a.id} ${b.id}`),
  )
  expect(close).toEqual([])
})

test('a way between Regions at opposite edges leaves the map and comes back, and every other way stays on it', () => {
  const layout = layoutFor(LAPTOP)
  const { w } = layout
  const [west, east] = acrossEdge(layout, 'III-9', 'IV-8') ?? []
  expect([west?.x, east?.x]).toEqual([0, w])
  expect(acrossEdge(layout, 'IV-8', 'III-9')).toEqual([east, west])
  expect(acrossEdge(layout, 'III-9', 'III-10')).toBeNull()
})

test('outlines stretch with the area, but pieces and text do not shrink', () => {
  const wide = layoutFor({ w: 1300, h: 694 })
  expect(wide.w).toBe(1300)
  const phone = layoutFor({ w: 390, h: 532 })
  expect(phone).toMatchObject({ h: 532, fits: 'height' })
  expect(phone.w).toBeGreaterThan(390)
  for (const { size, letters } of [wide, phone, layoutFor(LAPTOP)]) {
    expect(size).toBeGreaterThanOrEqual(1)
    expect(letters).toBeGreaterThanOrEqual(14)
  }
})

test('six kinds of land look different even without their colors', () => {
  const [ground] = layoutFor(LAPTOP).places
  if (ground === undefined) throw new Error('there is no world')
  const terrains = [...new Set(worldInPlay().lands.map(({ terrain }) => terrain))]
  const drawn = terrains.map((terrain) => growthOn(ground, terrain, 1).line)
  expect(terrains).toHaveLength(6)
  expect(drawn).not.toContain('')
  expect(new Set(drawn).size).toBe(6)
})

test('arrow keys go from Region to Region, over land and sea', () => {
  expect(nextRegion('region:I-1', 'ArrowLeft')).toBe('region:I-10')
  expect(nextRegion('region:I-6', 'ArrowRight')).toMatch(/^region:I-[34]$/)
  expect(nextRegion('region:nw', 'ArrowLeft')).toBeNull()
  expect(nextRegion('capital', 'ArrowLeft')).toBeNull()
})

test('arrow keys reach every Region', () => {
  const reached = new Set(['region:I-1'])
  for (const at of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nextRegion(at, key)
      if (next !== null) reached.add(next)
    }
  expect(reached.size).toBe(worldInPlay().ids.length)
})

function said(at: string, shown: Update): string {
  const about = aboutMap(shown, at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

test('a Region says what it yields, whose pieces are there, their Strength, and its neighbors', () => {
  const shown = seen(
    scenario({
      players: {
        1: { serfs: { 'I-6': 2 }, warriors: { 'I-6': 1 }, towers: ['I-6'], ...pieces({ b: 'I-6' }) },
      },
    }),
  )
  const forest = said('region:I-6', shown)
  expect(forest).toContain('Forest I-6, Aldermark')
  expect(forest).toContain('Yields 1 Mana, plus 1 per working Serf (up to 2)')
  expect(forest).toMatch(/Brin: 2 Serfs, 1 Warrior, Ulgha Bonecaller and a Tower/)
  expect(forest).toContain('Natural Strength 10')
  expect(forest).toContain('By land: I-3, I-4, I-5, I-7, I-8, I-9 and I-10')
})

test('ferries, map edges, coasts and tokens are mentioned', () => {
  const down = worldInPlay().ids.map((id) => (id === 'I-8' ? 1 : 0))
  const live = [{ at: placeOf('I-8'), id: 'village' }]
  const shown = seen(scenario({ state: { down, live } }))
  const plains = said('region:I-8', shown)
  expect(plains).toContain('By ferry or across the map edge: II-9')
  expect(plains).toContain('1 token face down')
  expect(plains).toContain('Village')
  expect(said('region:gap-e', shown)).toContain('By sea: the Central Sea and the East Sea')
  expect(said(`region:${idOf(worldInPlay().places.sea[0] ?? -1)}`, shown)).not.toBe('')
})

test('a Region where I could build a Tower says its cost and points', () => {
  const shown = seen(scenario())
  expect(said('region:II-9', shown)).toMatch(/A Tower here costs you \d Ore and scores \d points at the end/)
  expect(said('region:I-1', shown)).not.toContain('A Tower here')
  expect(said('region:II-1', shown)).not.toContain('A Tower here')
})

test('a Continent that is out of the game says so', () => {
  const swamp = said('region:III-5', seen(scenario({ seats: 2, state: { closed: 2 } })))
  expect(swamp).toContain('Closed in this game')
  expect(swamp).not.toContain('A Tower here')
})

test('terrain and neighbors of Regions come from the map of the table', () => {
  const printed = valuesOf({}, {})
  const [here, far] = [placeOf('I-4'), placeOf('III-2')]
  const lands = printed.world.lands.map((land, i) =>
    i === here ? { ...land, terrain: 'swamp' as const } : land,
  )
  const byLand = printed.world.byLand.map((list, i) => (i === here ? [...list, far] : list))
  const update = seen(scenario({ seats: 2 }))
  const told = () => aboutMap(update, 'region:I-4', ENGLISH)
  const before = { told: told(), layout: layoutFor(LAPTOP) }
  playWith({ ...printed, world: { ...printed.world, lands, byLand } })
  try {
    expect(before.told?.title).not.toContain('Swamp')
    expect(told()?.title).toContain('Swamp')
    expect(before.told?.lines.join(' ')).not.toContain('III-2')
    expect(told()?.lines.join(' ')).toContain('III-2')
    expect(layoutFor(LAPTOP)).toEqual(before.layout)
  } finally {
    playWith(printed)
  }
})
