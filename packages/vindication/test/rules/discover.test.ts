import { expect, test } from 'vitest'
import { CORE_REGIONS } from '../../src/regions/core.ts'
import { at } from '../../src/state.ts'
import { island, type Scenario, scenario } from '../../testing/index.ts'

const found = (g: Scenario) => g.events('discovered').map((event) => event['hex'])
const inBag = (g: Scenario) => g.state.bag.reduce((n, left) => n + left, 0)

/** Seat 0 at 13 between known hexes; everything else is hidden. */
const known = island({ 1: 'library', 2: 'spire', 3: 'fort' })
const away = { 1: { space: 31 } }

test('V-DISCOVER-1 every hidden hex next to a space that was entered is filled from the bag', () => {
  const g = scenario({ regions: known, players: { 0: { space: 13 }, ...away } })
  expect(inBag(g)).toBe(16)
  g.play('move:14', 'move:20')
  expect(found(g)).toEqual([4, 11])
  expect(g.state.regions[4]).not.toBe('')
  expect(g.state.regions[11]).not.toBe('')
  expect(g.state.regions[12]).toBe('')
  expect(inBag(g)).toBe(14)
  expect(g.broken()).toEqual([])
})

test('V-DISCOVER-1 nobody is asked, and a known hex is left alone', () => {
  const g = scenario({ regions: known, players: { 0: { space: 13, mount: 3 }, ...away } })
  g.play('move:14', 'stop')
  expect(g.asked()).toEqual(['0 turn'])
  expect(found(g)).toEqual([4])
  expect(g.state.regions.slice(1, 4)).toEqual(['library', 'spire', 'fort'])
  g.play('end', 'move:22', 'stop', 'end', 'move:13', 'stop')
  expect(found(g)).toEqual([])
})

test('V-DISCOVER-1 a hidden hex cannot be visited, a discovered one can', () => {
  const g = scenario({ regions: known, players: { 0: { space: 14 }, ...away } })
  expect(g.why('visit:4')).toBe('hidden')
  g.play('move:15', 'stop')
  expect(g.why('visit:4')).not.toBe('hidden')
})

test('V-DISCOVER-1 only tiles still in the bag are drawn', () => {
  const tiles = CORE_REGIONS.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
  const without = (missing: string) => {
    const rest = tiles.toSpliced(tiles.indexOf(missing), 1)
    const regions: Record<number, string> = {}
    for (let hex = 1, i = 0; hex <= 19; hex++) if (hex !== 4) regions[hex] = at(rest, i++)
    return island(regions)
  }
  for (const { id: kind } of CORE_REGIONS) {
    const g = scenario({ regions: without(kind), players: { 0: { space: 13 }, ...away } })
    g.play('move:14', 'stop')
    expect(g.state.regions[4]).toBe(kind)
    expect(inBag(g)).toBe(0)
    expect(g.events('discovered')).toMatchObject([{ seat: 0, hex: 4, region: kind }])
    expect(g.broken()).toEqual([])
  }
})

test('V-DISCOVER-1 every tile of the bag is equally likely', () => {
  const regions: Record<number, string> = {}
  const placed = CORE_REGIONS.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
  // An academy and the three inns are left for 4, 11 and two more.
  const rest = placed.filter((kind) => kind !== 'academy' && kind !== 'inn')
  const hidden = [4, 11, 12, 13]
  for (let hex = 1, i = 0; hex <= 19; hex++) if (!hidden.includes(hex)) regions[hex] = at(rest, i++)
  const drawn = Array.from({ length: 200 }, (_, n) => {
    const g = scenario({ seed: `bag ${n}`, regions: island(regions), players: { 0: { space: 13 }, ...away } })
    return g.play('move:14', 'stop').state.regions[4]
  })
  expect(new Set(drawn)).toEqual(new Set(['academy', 'inn']))
  const academies = drawn.filter((kind) => kind === 'academy').length
  expect(academies).toBeGreaterThan(30)
  expect(academies).toBeLessThan(72)
})

test('V-DISCOVER-2 nothing is discovered before the movement is finished', () => {
  const g = scenario({ regions: known, players: { 0: { space: 13 }, ...away } })
  g.play('move:14')
  expect(found(g)).toEqual([])
  expect(g.state.regions[4]).toBe('')
  g.play('stop')
  expect(found(g)).toEqual([4])
})

test('V-DISCOVER-2 hexes are filled in the order of the walk', () => {
  const g = scenario({ regions: known, players: { 0: { space: 13, mount: 4 }, ...away } })
  g.play('move:14', 'move:20', 'move:28', 'move:4')
  expect(found(g)).toEqual([4, 11, 12])
})

test('V-DISCOVER-2 a space passed on the way, even through a figure, discovers its hexes', () => {
  const g = scenario({ regions: known, players: { 0: { space: 13 }, 1: { space: 14 } } })
  g.play('move:14', 'move:15')
  expect(found(g)).toEqual([4, 5])
})

test('V-DISCOVER-2 hexes next to one space are filled clockwise', () => {
  const landing = (space: number) => {
    const g = scenario({
      regions: island({ 1: 'library', 2: 'spire', 3: 'fort' }),
      players: { 0: { space: 13, relics: { 'portal-stone': 1 } }, ...away },
    })
    return found(g.play('use:portal-stone', `teleport:${space}`))
  }
  expect(landing(32)).toEqual([6, 15, 16])
  expect(landing(21)).toEqual([4, 13, 5])
  expect(landing(35)).toEqual([19, 7, 18])
})

test('V-DISCOVER-3 with Zharah hexes are filled after each part of the Move', () => {
  const g = scenario({
    regions: known,
    active: ['zharah'],
    players: { 0: { space: 13, party: { zharah: 1 } }, ...away },
  })
  g.play('move:14', 'stop')
  expect(found(g)).toEqual([4])
  g.play('move:20')
  expect(found(g)).toEqual([11])
})

test('V-DISCOVER-3 a teleport discovers only the hexes at its end', () => {
  const g = scenario({
    regions: known,
    players: { 0: { space: 13, relics: { 'portal-stone': 1 } }, ...away },
  })
  g.play('use:portal-stone', 'teleport:6')
  expect(found(g)).toEqual([13, 14])
  expect(g.state.regions.filter((kind) => kind !== '')).toHaveLength(5)
  expect(g.broken()).toEqual([])
})

test('V-DISCOVER-3 a teleport that is declined discovers nothing', () => {
  const g = scenario({
    regions: known,
    players: { 0: { space: 14, relics: { 'portal-stone': 1 } }, ...away },
  })
  g.play('use:portal-stone', 'none')
  expect(found(g)).toEqual([])
  expect(g.state.regions[4]).toBe('')
})
