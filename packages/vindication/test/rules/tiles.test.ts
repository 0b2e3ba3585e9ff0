// V-TILES: which regions make room for those an expansion brings.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { makingRoom } from '../../src/regions/balance.ts'
import { CORE_REGIONS } from '../../src/regions/core.ts'

const BASIC = ['spire', 'fort', 'library']
const ADVANCED = ['command-post', 'monastery', 'shrine']

const left = (incoming: number, advanced = false) => {
  const gone = makingRoom(incoming, advanced) ?? []
  return Object.fromEntries(
    CORE_REGIONS.map(({ id, copies }) => [id, copies - gone.filter((kind) => kind === id).length]),
  )
}

test.for([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'V-TILES-1 with %i tiles of expansions nineteen remain, in balance',
  (n) => {
    for (const advanced of [false, true]) {
      const tiles = left(n, advanced)
      expect(Object.values(tiles).reduce((sum, x) => sum + x, n)).toBe(19)
      expect(tiles).toMatchObject({ tower: 1, tomb: 1, maw: 1 })
      expect(new Set(BASIC.map((kind) => tiles[kind])).size).toBe(1)
      expect(new Set(ADVANCED.map((kind) => tiles[kind])).size).toBe(1)
      expect(tiles['inn']).toBeGreaterThanOrEqual(2)
    }
  },
)

test('V-TILES-2 the Academy goes first, then the third inn', () => {
  expect(makingRoom(1, false)).toEqual(['academy'])
  expect(makingRoom(2, true)).toEqual(['academy', 'inn'])
  expect(makingRoom(4, false)).toEqual([...BASIC, 'academy'])
  expect(makingRoom(8, false)?.slice(6)).toEqual(['academy', 'inn'])
})

test('V-TILES-3 three go for three, as players choose; both threes for six', () => {
  expect(makingRoom(3, false)).toEqual(BASIC)
  expect(makingRoom(3, true)).toEqual(ADVANCED)
  expect(makingRoom(6, false)?.toSorted()).toEqual([...BASIC, ...ADVANCED].toSorted())
})

test('V-TILES-3 the bag of a table is what its options make it', () => {
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

test('V-TILES-4 no more than eight can be made room for', () => {
  expect(makingRoom(8, false)).not.toBeNull()
  expect(makingRoom(9, false)).toBeNull()
  expect(vindication.allows({ jewelcrafter: true })).toEqual({ seats: [2, 3, 4, 5], against: null })
})
