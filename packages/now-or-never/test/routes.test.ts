// Routes to distant spaces: the answers lead there, and cost the predicted hearts.
import { expect, test } from 'vitest'
import { nowOrNever } from '../src/index.ts'
import { cellAt } from '../src/map/cells.ts'
import { reachOf } from '../src/rules/reach.ts'
import { onTurn, type Scenario } from '../testing/index.ts'

function routesOf(g: Scenario): Readonly<Record<string, readonly string[]>> {
  const { machine } = g.table
  const ask = machine.asks.find(({ seat }) => seat === 0)
  const routes = ask === undefined ? null : nowOrNever.see.routes?.(machine, ask)
  if (routes === undefined || routes === null) throw new Error('there are no routes')
  return routes
}

const TURN = { step: { do: 'turn', seat: 0 } } as const
const HURT = { players: { 0: { hearts: 3 } } }

const BEGINNINGS: readonly (readonly [string, () => Scenario])[] = [
  ['the turn', () => onTurn({ ...TURN, ...HURT })],
  [
    'the turn with one arrow left',
    () => onTurn({ ...TURN, players: { 0: { covered: [true, false, true] } } }),
  ],
  ['the choice of an arrow', () => onTurn({ ...HURT, options: { map: 'under' } })],
  ['the middle of a walk', () => onTurn(HURT).play('0 arrow:1', `0 move:${cellAt(3, 4)}`)],
]

test.each(BEGINNINGS)('N-MOVE-6 every route from %s leads where it says', (_, begin) => {
  const routes = Object.entries(routesOf(begin()))
  expect(routes.length).toBeGreaterThan(10)
  for (const [at, picks] of routes) {
    const g = begin().play(...picks.map((pick) => `0 ${pick}`))
    expect(`space:${g.player(0).space}`).toBe(at)
  }
})

test('N-MOVE-6 of two arrows the one that costs fewer hearts is taken; if equal, the smaller one', () => {
  const g = onTurn(TURN)
  const far = routesOf(g)
  const reach = reachOf(g.table.machine, 0)
  const costs = (cell: number) => reach[cell]?.cost
  // One step away, any arrow is long enough; three spaces away, only the last one is.
  expect(costs(cellAt(2, 3))).toBe(0)
  expect(far[`space:${cellAt(2, 3)}`]).toEqual(['go', 'arrow:0', `move:${cellAt(2, 3)}`, 'stop'])
  expect(far[`space:${cellAt(4, 3)}`]?.slice(0, 2)).toEqual(['go', 'arrow:1'])
})

test('N-MOVE-6 the smaller arrow is taken, whichever position it has', () => {
  const arrows = { heroes: { halia: { arrows: [3, 2, 3] } } }
  const near = routesOf(onTurn({ ...TURN, values: arrows }))[`space:${cellAt(2, 3)}`]
  expect(near?.slice(0, 2)).toEqual(['go', 'arrow:1'])
})

test('N-MOVE-6 a route around a mountain is better than a shorter one across it', () => {
  const g = onTurn({
    ...TURN,
    wears: { blue: ['snailskin-boots'] },
    state: { enemies: Array.from({ length: 40 }, () => 0) },
    players: { 0: { space: cellAt(2, 4), covered: [true, true, false] } },
  })
  const over = cellAt(2, 5)
  const beyond = cellAt(2, 6)
  expect(routesOf(g)[`space:${beyond}`]).not.toContain(`move:${over}`)
})

test('without a walk there are no routes', () => {
  expect(routesOf(onTurn({ step: { do: 'buyGear', seat: 0, off: 0, from: 'istreka' } }))).toEqual({})
})
