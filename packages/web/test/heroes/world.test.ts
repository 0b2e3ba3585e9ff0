// The world: drawn for its room, walked by keys, and what it says of its Regions.
import { idOf, placeOf, WORLD } from '../../src/games/heroes/world.ts'
import { pieces, scenario } from '@lorehall/heroes/testing'
import type { Update } from '@lorehall/host'
import { expect, test, vi } from 'vitest'
import { growthOn } from '../../src/games/heroes/board/map/growth.ts'
import { nextRegion } from '../../src/games/heroes/board/map/keys.ts'
import { type Ground, layoutFor } from '../../src/games/heroes/board/map/layout.ts'
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

test('every Region has an outline around the spot its pieces stand on, and all of it is in sight', () => {
  const { places, w, h } = layoutFor(LAPTOP)
  expect(places).toHaveLength(WORLD.ids.length)
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

test('on a laptop no two Regions are so close that their pieces lie on each other', () => {
  const { places, size } = layoutFor(LAPTOP)
  const close = places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter((b) => Math.abs(a.at.x - b.at.x) < 44 * size && Math.abs(a.at.y - b.at.y) < 22 * size)
      .map((b) => `${a.id} ${b.id}`),
  )
  expect(close).toEqual([])
})

test('outlines stretch with the room, pieces and letters do not shrink', () => {
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

test('six kinds of land are told apart by what grows on them, without their colours', () => {
  const [ground] = layoutFor(LAPTOP).places
  if (ground === undefined) throw new Error('there is no world')
  const terrains = [...new Set(WORLD.lands.map(({ terrain }) => terrain))]
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

test('by arrow keys one gets everywhere', () => {
  const reached = new Set(['region:I-1'])
  for (const at of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nextRegion(at, key)
      if (next !== null) reached.add(next)
    }
  expect(reached.size).toBe(WORLD.ids.length)
})

function said(at: string, shown: Update): string {
  const about = aboutMap(shown, at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

test('a Region says what it yields, who stands there and how strong, and what lies beside it', () => {
  const shown = seen(
    scenario({
      players: {
        1: { serfs: { 'I-6': 2 }, warriors: { 'I-6': 1 }, towers: ['I-6'], ...pieces({ b: 'I-6' }) },
      },
    }),
  )
  const forest = said('region:I-6', shown)
  expect(forest).toContain('Forest I-6, Aldermark')
  expect(forest).toContain('Yields 1 Mana, and 1 more for each of up to 2 working Serfs')
  expect(forest).toMatch(/Brin: 2 Serfs, 1 Warrior, Ulgha Bonecaller and a Tower/)
  expect(forest).toContain('Natural Strength 10')
  expect(forest).toContain('By land: I-3, I-4, I-5, I-7, I-8, I-9 and I-10')
})

test('ferries, edges of the map, coasts and tokens are said', () => {
  const down = WORLD.ids.map((id) => (id === 'I-8' ? 1 : 0))
  const live = [{ at: placeOf('I-8'), id: 'village' }]
  const shown = seen(scenario({ state: { down, live } }))
  const plains = said('region:I-8', shown)
  expect(plains).toContain('By ferry or over the edge of the map: II-9')
  expect(plains).toContain('1 token face down')
  expect(plains).toContain('Village')
  expect(said('region:gap-e', shown)).toContain('By sea: the Central Sea and the East Sea')
  expect(said(`region:${idOf(WORLD.places.sea[0] ?? -1)}`, shown)).not.toBe('')
})

test('what a Tower would cost me and bring is said where one could stand', () => {
  const shown = seen(scenario())
  expect(said('region:II-9', shown)).toMatch(/A Tower here costs you \d Ore and brings \d points at the end/)
  expect(said('region:I-1', shown)).not.toContain('A Tower here')
})

test('a Continent that is out of the game says so', () => {
  expect(said('region:III-5', seen(scenario({ seats: 2, state: { closed: 2 } })))).toContain(
    'Out of this game',
  )
})
