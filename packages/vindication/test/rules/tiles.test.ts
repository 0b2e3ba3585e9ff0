// V-TILES: which regions leave to make room for those of expansions.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { againstTiles, layTiles, makingRoom } from '../../src/regions/balance.ts'
import { CORE_REGIONS } from '../../src/regions/core.ts'

const BASIC = ['spire', 'fort', 'library']
const ADVANCED = ['command-post', 'monastery', 'shrine']

const USUAL = { advanced: false, inn: false }
const ROOMS = [
  USUAL,
  { advanced: true, inn: false },
  { advanced: false, inn: true },
  { advanced: true, inn: true },
]

const left = (incoming: number, room = USUAL) => {
  const gone = makingRoom(incoming, room) ?? []
  return Object.fromEntries(
    CORE_REGIONS.map(({ id, copies }) => [id, copies - gone.filter((kind) => kind === id).length]),
  )
}

test.for([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'V-TILES-1 with %i expansion tiles nineteen remain, in balance',
  (n) => {
    for (const room of ROOMS) {
      const tiles = left(n, room)
      expect(Object.values(tiles).reduce((sum, x) => sum + x, n)).toBe(19)
      expect(tiles).toMatchObject({ tower: 1, tomb: 1, maw: 1 })
      expect(new Set(BASIC.map((kind) => tiles[kind])).size).toBe(1)
      expect(new Set(ADVANCED.map((kind) => tiles[kind])).size).toBe(1)
      expect(tiles['inn']).toBeGreaterThanOrEqual(2)
    }
  },
)

test('V-TILES-2 the Academy goes first, then the third inn', () => {
  expect(makingRoom(1, USUAL)).toEqual(['academy'])
  expect(makingRoom(2, { advanced: true, inn: false })).toEqual(['academy', 'inn'])
  expect(makingRoom(4, USUAL)).toEqual([...BASIC, 'academy'])
  expect(makingRoom(8, USUAL)?.slice(6)).toEqual(['academy', 'inn'])
})

test('V-TILES-2 for a single tile an inn may leave instead', () => {
  const inn = { advanced: false, inn: true }
  expect(makingRoom(1, inn)).toEqual(['inn'])
  expect(makingRoom(2, inn)).toEqual(['inn', 'academy'])
  expect(makingRoom(4, inn)).toEqual([...BASIC, 'inn'])
  expect(makingRoom(4, { advanced: true, inn: true })).toEqual([...ADVANCED, 'inn'])
})

test('V-TILES-3 one triple leaves for three tiles, as players choose; both leave for six', () => {
  expect(makingRoom(3, USUAL)).toEqual(BASIC)
  expect(makingRoom(3, { advanced: true, inn: false })).toEqual(ADVANCED)
  expect(makingRoom(6, USUAL)?.toSorted()).toEqual([...BASIC, ...ADVANCED].toSorted())
})

test('V-TILES-3 the bag of a table follows from its options', () => {
  const bag = (options: Record<string, string | boolean>) => {
    const { regions, bag: tiles } = vindication.values.read({}, options).box
    return Object.fromEntries(regions.map(({ id }, i) => [id, tiles[i]]))
  }
  expect(bag({ jewelcrafter: true, regions: 'basic' })).toMatchObject({
    fort: 1,
    shrine: 2,
    academy: 1,
    inn: 3,
  })
  expect(bag({ jewelcrafter: true, regions: 'advanced' })).toMatchObject({ fort: 2, shrine: 1, academy: 1 })
  expect(bag({ regions: 'advanced' })).toMatchObject({ fort: 2, shrine: 2, academy: 1, inn: 3 })
})

test('V-TILES-3 the lobby says which tiles leave', () => {
  const says = (options: Record<string, string | boolean>) => vindication.form.allows(options).says
  expect(says({ treachery: true })).toBeUndefined()
  expect(says({ 'temple-ruins': true })).toBe('To make room, one of each leaves the bag: Academy.')
  expect(says({ 'temple-ruins': true, single: 'inn' })).toBe('To make room, one of each leaves the bag: Inn.')
  expect(says({ jewelcrafter: true, 'temple-ruins': true, regions: 'advanced' })).toBe(
    'To make room, one of each leaves the bag: Command Post, Monastery, Shrine, Academy.',
  )
})

test('V-TILES-4 there is room for at most eight', () => {
  expect(makingRoom(8, USUAL)).not.toBeNull()
  expect(makingRoom(9, USUAL)).toBeNull()
  expect(vindication.form.allows({ jewelcrafter: true })).toMatchObject({
    seats: [2, 3, 4, 5],
    against: null,
  })
})

const box = (copies: number, more: object = {}) => ({ regions: [{ id: 'ruin', copies }], ...more })

test('V-TILES-4 a hex that is covered from the start takes the place of a tile', () => {
  expect(againstTiles([box(8)])).toBeNull()
  expect(againstTiles([box(8), { regions: [], covers: 1 }])).toMatchObject({ rule: 'V-TILES-4' })
  const regions = [...CORE_REGIONS, { id: 'ruin', copies: 2 }]
  const { bag } = layTiles(regions, [box(2), { regions: [], covers: 1 }], USUAL)
  expect(bag.reduce((sum, n) => sum + n, 0)).toBe(18)
  expect(Object.fromEntries(regions.map(({ id }, i) => [id, bag[i]]))).toMatchObject({
    fort: 1,
    academy: 1,
    ruin: 2,
  })
})
