import { describe, expect, test } from 'vitest'
import { beside, cellAt, CELLS, distance } from '../../src/map/cells.ts'
import { againstStep, type Ground, tread, type Walk, ways } from '../../src/map/walk.ts'
import maps from '../../src/map/maps.json' with { type: 'json' }

/** A side of the map with all enemies alive. */
function side(name: 'above' | 'under'): Ground & { readonly start: number } {
  const { spaces, start } = maps[name]
  const find = (cell: number) => spaces.find(({ row, col }) => cellAt(row, col) === cell)
  return {
    mountain: (cell) => (find(cell)?.mountain === true ? 1 : 0),
    enemy: (cell) => (find(cell)?.kind === 'enemy' ? 1 : 0),
    start: spaces.findIndex(({ id }) => id === start),
  }
}

const ABOVE = side('above')
const UNDER = side('under')

function hero(row: number, column: number, move: number, hearts: number): Walk {
  const at = cellAt(row, column)
  return { begun: at, at, move, hearts, evades: 0 }
}

/** Walks and returns the hearts each step cost: for leaving an enemy, an extra step, a mountain. */
function walked(walk: Walk, ground: Ground, ...path: readonly (readonly [number, number])[]) {
  const costs: string[] = []
  let now = walk
  for (const [row, column] of path) {
    const to = cellAt(row, column)
    expect(againstStep(now, to)).toBeNull()
    const { leaving, extra, mountain, after } = tread(now, ground, to)
    costs.push(`${leaving}${extra}${mountain}`)
    now = after
  }
  return { costs, now }
}

test('N-MOVE-3 a step goes up, right, down or left, never diagonally', () => {
  expect(beside(cellAt(2, 4))).toEqual([cellAt(1, 4), cellAt(2, 5), cellAt(3, 4), cellAt(2, 3)])
  expect(beside(cellAt(1, 1))).toEqual([cellAt(1, 2), cellAt(2, 1)])
  expect(beside(cellAt(4, 10))).toEqual([cellAt(3, 10), cellAt(4, 9)])
  expect(againstStep(hero(2, 4, 3, 9), cellAt(3, 5))).toBe('far')
  expect(() => cellAt(5, 1)).toThrow('row 5')
})

test('N-MOVE-3 the distance counts such steps', () => {
  expect(distance(cellAt(1, 1), cellAt(4, 10))).toBe(12)
  expect(distance(cellAt(2, 4), cellAt(2, 4))).toBe(0)
})

test('N-MOVE-5 the example move of the rulebook costs hearts for a mountain and an extra step', () => {
  const { costs, now } = walked(hero(2, 4, 2, 12), ABOVE, [2, 5], [3, 5], [3, 6])
  expect(costs).toEqual(['001', '000', '010'])
  expect(now).toMatchObject({ at: cellAt(3, 6), hearts: 10, move: 0 })
})

test('N-MOVE-5 leaving an enemy that was entered costs 1 heart, leaving the one on the first space costs none', () => {
  const passing = walked(hero(2, 4, 3, 12), ABOVE, [3, 4], [3, 3])
  expect(passing.costs).toEqual(['000', '100'])
  expect(walked(hero(3, 4, 3, 12), ABOVE, [3, 3]).costs).toEqual(['000'])
})

test('N-MOVE-5 leaving, an extra step and a mountain add up', () => {
  const { costs, now } = walked(hero(4, 10, 1, 12), ABOVE, [3, 10], [3, 9], [2, 9])
  expect(costs).toEqual(['000', '011', '110'])
  expect(now.hearts).toBe(8)
})

test('N-MOVE-5 the last heart may pay for a step, and the mountain then takes none', () => {
  const { costs, now } = walked(hero(2, 4, 0, 1), ABOVE, [2, 5])
  expect(costs).toEqual(['010'])
  expect(now.hearts).toBe(0)
  expect(againstStep(now, cellAt(2, 6))).toBe('far')
})

test('N-MOVE-5 leaving an enemy never takes the last heart', () => {
  const { now } = walked(hero(2, 4, 3, 1), ABOVE, [3, 4])
  expect(againstStep(now, cellAt(3, 3))).toBe('last-heart')
})

test('N-MOVE-4 the first space of a move is not entered again', () => {
  const { now } = walked(hero(2, 4, 3, 9), ABOVE, [2, 3])
  expect(againstStep(now, cellAt(2, 4))).toBe('begun-there')
  expect(ways(hero(2, 4, 3, 9), ABOVE)[cellAt(2, 4)]).toBeNull()
})

describe('the cheapest route', () => {
  test('N-MOVE-6 goes around mountains and enemies if that costs less', () => {
    const way = ways(hero(1, 4, 4, 12), ABOVE)[cellAt(3, 5)]
    expect(way).toMatchObject({ cost: 1, hearts: 11 })
    const short = ways(hero(1, 4, 2, 12), ABOVE)[cellAt(2, 5)]
    expect(short).toEqual({ path: [cellAt(1, 5), cellAt(2, 5)], by: [null, null], cost: 1, hearts: 11 })
  })

  test('N-MOVE-6 takes extra steps instead of a more expensive direct route', () => {
    const straight: Ground = { mountain: (cell) => (cell === cellAt(1, 2) ? 4 : 0), enemy: () => 0 }
    const way = ways(hero(1, 1, 2, 9), straight)[cellAt(1, 3)]
    expect(way).toMatchObject({ cost: 2, path: [cellAt(2, 1), cellAt(2, 2), cellAt(2, 3), cellAt(1, 3)] })
  })

  test('N-MOVE-6 ends at the latest when no hearts are left', () => {
    const found = ways(hero(2, 4, 1, 2), ABOVE)
    expect(found[cellAt(2, 3)]).toMatchObject({ cost: 0 })
    expect(found[cellAt(2, 1)]).toMatchObject({ cost: 2, hearts: 0 })
    expect(found[cellAt(4, 1)]).toBeNull()
  })

  test.for([
    ['above', ABOVE],
    ['under', UNDER],
  ] as const)('N-MOVE-6 costs what walking it costs, to every space %s', ([, ground]) => {
    for (const [move, hearts] of [
      [1, 12],
      [3, 3],
      [2, 6],
      [7, 1],
    ] as const) {
      const start: Walk = { begun: ground.start, at: ground.start, move, hearts, evades: 0 }
      for (const [cell, way] of ways(start, ground).entries()) {
        if (way === null) continue
        let now = start
        for (const to of way.path) {
          expect(againstStep(now, to)).toBeNull()
          now = tread(now, ground, to).after
        }
        expect(now).toMatchObject({ at: cell, hearts: way.hearts })
        expect(way.cost).toBe(hearts - way.hearts)
      }
    }
  })

  test.for([
    ['above', ABOVE],
    ['under', UNDER],
  ] as const)('N-MOVE-6 no walk of up to seven steps is cheaper %s', ([, ground]) => {
    const start: Walk = { begun: ground.start, at: ground.start, move: 2, hearts: 5, evades: 0 }
    const most = Array.from({ length: CELLS }, () => -1)
    const go = (walk: Walk, steps: number) => {
      for (const to of beside(walk.at)) {
        if (againstStep(walk, to) !== null) continue
        const { after } = tread(walk, ground, to)
        most[to] = Math.max(most[to] ?? -1, after.hearts)
        if (steps < 7) go(after, steps + 1)
      }
    }
    go(start, 1)
    expect(ways(start, ground).map((way) => way?.hearts ?? -1)).toEqual(most)
  })
})
