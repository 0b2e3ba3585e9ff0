import { expect, test } from 'vitest'
import { COAST, distance, HEX, HEXES, LINKS, SPACES, TOUCHES } from '../../src/map/board.ts'
import { at } from '../../src/state.ts'
import { island, scenario } from '../../testing/index.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const coast = numbers(1, COAST)
const inland = numbers(COAST + 1, SPACES)
const every = numbers(1, SPACES)
const within = (space: number, steps: number) =>
  every.filter((other) => other !== space && distance(space, other) <= steps).length

test('V-MAP-1 the island has 19 hexes: one in the middle, six around it, twelve along the coast', () => {
  const ring = (hex: number) => {
    const { q, r } = at(HEX, hex)
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
  }
  expect(HEXES).toBe(19)
  expect(HEX.length).toBe(20)
  expect(numbers(1, 19).map(ring)).toEqual([0, ...numbers(2, 7).map(() => 1), ...numbers(8, 19).map(() => 2)])
  expect(new Set(numbers(1, 19).map((hex) => `${at(HEX, hex).q},${at(HEX, hex).r}`)).size).toBe(19)
})

test('V-MAP-1 a region stays where it was discovered', () => {
  const g = scenario({
    regions: island({ 1: 'library', 2: 'spire', 3: 'fort' }),
    players: { 0: { space: 13 }, 1: { space: 31 } },
  })
  g.play('move:14', 'stop')
  const found = g.state.regions[4]
  expect(found).not.toBe('')
  g.play('end', 'move:30', 'stop', 'end', 'move:13', 'stop', 'end')
  expect(g.state.regions[4]).toBe(found)
  expect(g.state.regions.slice(1, 4)).toEqual(['library', 'spire', 'fort'])
  expect(g.broken()).toEqual([])
})

test('V-MAP-2 there are 24 inland spaces at three hexes and 12 numbered ones at two', () => {
  expect([COAST, SPACES]).toEqual([12, 36])
  expect(coast.every((space) => at(TOUCHES, space).length === 2)).toBe(true)
  expect(inland.every((space) => at(TOUCHES, space).length === 3)).toBe(true)
  expect(TOUCHES.length).toBe(37)
})

test('V-MAP-2 the numbered spaces run clockwise along the coast, each between two hexes of the coast', () => {
  const coordinates = (hex: number) => [at(HEX, hex).q, at(HEX, hex).r]
  const touched = coast.map((space) => at(TOUCHES, space).map(coordinates).toSorted(byNumbers))
  expect(touched).toEqual([
    [
      [0, -2],
      [1, -2],
    ],
    [
      [1, -2],
      [2, -2],
    ],
    [
      [2, -2],
      [2, -1],
    ],
    [
      [2, -1],
      [2, 0],
    ],
    [
      [1, 1],
      [2, 0],
    ],
    [
      [0, 2],
      [1, 1],
    ],
    [
      [-1, 2],
      [0, 2],
    ],
    [
      [-2, 2],
      [-1, 2],
    ],
    [
      [-2, 1],
      [-2, 2],
    ],
    [
      [-2, 0],
      [-2, 1],
    ],
    [
      [-2, 0],
      [-1, -1],
    ],
    [
      [-1, -1],
      [0, -2],
    ],
  ])
})

function byNumbers(a: readonly number[], b: readonly number[]): number {
  return at(a, 0) - at(b, 0) || at(a, 1) - at(b, 1)
}

test('V-MAP-3 an inland space has three links and a numbered one has one, inland', () => {
  expect(inland.every((space) => at(LINKS, space).length === 3)).toBe(true)
  expect(coast.map((space) => at(LINKS, space))).toEqual(numbers(25, 36).map((space) => [space]))
  expect(every.reduce((n, space) => n + at(LINKS, space).length, 0)).toBe(2 * 42)
})

test('V-MAP-3 a link joins the two ends of an edge between two hexes', () => {
  for (const a of every) {
    for (const b of every) {
      const shared = at(TOUCHES, a).filter((hex) => at(TOUCHES, b).includes(hex)).length
      expect(at(LINKS, a).includes(b)).toBe(a !== b && shared === 2)
    }
  }
})

test('V-MAP-3 distances match the drawn island', () => {
  expect(Math.max(...every.flatMap((a) => every.map((b) => distance(a, b))))).toBe(9)
  expect(coast.map((start) => distance(start, (start % 12) + 1))).toEqual([
    4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3,
  ])
  for (const start of coast) {
    expect([2, 3, 4, 5].map((speed) => within(start, speed))).toEqual([3, 7, 12, 18])
  }
  const average = (speed: number) => inland.reduce((n, space) => n + within(space, speed), 0) / inland.length
  expect([2, 3, 4, 5].map(average)).toEqual([8, 14.25, 20.75, 26.5])
})

test('V-MAP-3 anyone may enter a numbered space, and only from inland', () => {
  const g = scenario({ players: { 0: { space: 36 }, 1: { space: 31 } } })
  g.play('move:25', 'move:1', 'end', 'move:22', 'stop', 'end')
  expect(g.player(0).space).toBe(1)
  expect(g.offers().filter((id) => id.startsWith('move:'))).toEqual(['move:25'])
})

test('V-MAP-4 only the regions that touch the space are next to the figure', () => {
  const g = scenario({
    regions: island({ 1: 'library', 2: 'spire', 3: 'fort', 4: 'fort' }),
    players: { 0: { space: 13 }, 1: { space: 31 } },
  })
  const visits = () =>
    g
      .offers()
      .filter((id) => id.startsWith('visit:'))
      .toSorted()
  expect(visits()).toEqual(['visit:1', 'visit:2', 'visit:3'])
  g.play('move:14', 'stop')
  expect(visits()).toEqual(['visit:1', 'visit:3', 'visit:4'])
})

test('V-MAP-4 an ability that needs a region nearby does not count one a step away', () => {
  const spot = (space: number) => ({
    regions: island({ 1: 'library', 2: 'spire', 3: 'inn', 4: 'fort', 5: 'inn' }),
    players: { 0: { space, party: { arn: 0 } }, 1: { space: 31 } },
  })
  expect(scenario(spot(13)).play('activate:arn').why('use:arn')).toBe('not-beside')
  expect(scenario(spot(14)).play('activate:arn').offers()).toContain('use:arn')
})
