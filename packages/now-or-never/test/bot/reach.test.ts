import { expect, test } from 'vitest'
import { reachOf } from '../../src/bot/reach.ts'
import { cellAt, CELLS } from '../../src/map/cells.ts'
import { type Ground, type Walk, ways } from '../../src/map/walk.ts'
import maps from '../../src/map/maps.json' with { type: 'json' }

function side(name: 'above' | 'under'): Ground {
  const { spaces } = maps[name]
  const find = (cell: number) => spaces.find(({ row, col }) => cellAt(row, col) === cell)
  return {
    mountain: (cell) => (find(cell)?.mountain === true ? 1 : 0),
    enemy: (cell) => (find(cell)?.kind === 'enemy' ? 1 : 0),
  }
}

test.each(['above', 'under'] as const)('a bot finds the same routes as the rules, %s', (name) => {
  const ground = side(name)
  for (let cell = 0; cell < CELLS; cell++) {
    for (const [move, hearts, evades] of [
      [1, 12, 0],
      [3, 7, 0],
      [2, 3, 1],
      [2, 6, 2],
    ] as const) {
      const start: Walk = { begun: cell, at: cell, move, hearts, evades }
      const reach = reachOf(start, ground)
      ways(start, ground).forEach((way, to) => {
        const near = way !== null && way.hearts > 0 && way.path.length <= move + 5
        if (!near) return
        expect(reach.hearts[to]).toBe(way.hearts)
        expect(reach.steps[to]).toBe(way.path.length)
      })
    }
  }
})
