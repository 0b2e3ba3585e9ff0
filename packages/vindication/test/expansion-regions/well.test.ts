// V-WELL: three wishes of fifteen.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { WISHES } from '../../src/modules/well-of-wishes/tokens.ts'
import type { PlayerSpot, Scenario, Spot } from '../../testing/scenario.ts'
import { changesOf } from '../../testing/changes.ts'
import { beside } from './beside.ts'

const OPTIONS = { 'well-of-wishes': true }
const numberOf = (id: string) => WISHES.findIndex((wish) => wish.id === id)

/** These wishes are in the well; the others are in the pool. */
function wishing(showing: readonly string[], mine: PlayerSpot = {}, more: Spot = {}): Scenario {
  const shown = showing.map(numberOf)
  const pool = WISHES.map(({ copies }, i) => copies - shown.filter((n) => n === i).length)
  return beside(OPTIONS, { 1: 'well-of-wishes' }, mine, {
    slots: { well: { pool, showing: shown } },
    ...more,
  })
}

const wellIn = ({ state }: Scenario) => {
  const kept = state.slots?.well
  if (kept === undefined) throw new Error('this table plays without the well')
  return kept
}
const lyingIn = (g: Scenario) => wellIn(g).showing.map((n) => WISHES[n]?.id ?? '')

test('V-WELL-1 one of the three is chosen, and the owner of the well is paid', () => {
  const g = wishing(['wish-courage', 'wish-honor', 'wish-strength'], {}, { owners: { 1: 1 } })
  expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
  expect(g.offers()).toEqual(['wish:wish-courage', 'wish:wish-honor', 'wish:wish-strength', 'none'])
})

test('V-WELL-1 equal wishes are one choice, and wishing is optional', () => {
  const g = wishing(['wish-vision', 'wish-vision', 'wish-honor']).play('visit:1')
  expect(g.offers()).toEqual(['wish:wish-vision', 'wish:wish-honor', 'none'])
  g.play('none')
  expect(lyingIn(g)).toEqual(['wish-vision', 'wish-vision', 'wish-honor'])
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-WELL-2 three of fifteen are open from the start, and all see them', () => {
  const g = beside(OPTIONS, {})
  const { pool, showing } = wellIn(g)
  expect(showing).toHaveLength(3)
  expect(pool.reduce((sum, n) => sum + n, 0)).toBe(12)
  const seen = vindication.see.view(g.table.machine, null)
  expect(seen).toMatchObject({ modules: { 'well-of-wishes': { showing: lyingIn(g), pool } } })
})

test('V-WELL-3 the token goes back before another is drawn', () => {
  const kinds = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const g = wishing(['wish-courage', 'wish-honor', 'wish-strength'], {}, { seed: `well ${n}` })
    g.play('visit:1', 'wish:wish-courage')
    const [first, second, third = ''] = lyingIn(g)
    expect([first, second]).toEqual(['wish-honor', 'wish-strength'])
    kinds.add(third)
    expect(g.broken()).toEqual([])
  }
  expect(kinds).toContain('wish-courage')
  expect(kinds.size).toBe(WISHES.length)
})

test('V-WELL-4 there are fifteen tokens', () => {
  expect(WISHES.reduce((n, { copies }) => n + copies, 0)).toBe(15)
})

test.for([
  ['wish-inspiration', { inspiration: 2, influence: -2 }],
  ['wish-knowledge', { knowledge: 2, influence: -2 }],
  ['wish-strength', { strength: 2, influence: -2 }],
  ['wish-courage', { courage: 1, influence: -1 }],
  ['wish-wisdom', { wisdom: 1, influence: -1 }],
  ['wish-vision', { vision: 1, influence: -1 }],
  ['wish-honor', { honor: 2 }],
  ['wish-much-honor', { honor: 3 }],
] as const)('V-WELL-4 %s gives what it says', ([id, gives]) => {
  const rest = id === 'wish-honor' ? 'wish-courage' : 'wish-honor'
  const g = wishing([id, rest, rest]).play('visit:1')
  expect(changesOf(g, 0, `wish:${id}`)).toEqual(gives)
})

test('V-WELL-5 a wish for honor and control of the well are two sources', () => {
  const g = wishing(['wish-honor', 'wish-honor', 'wish-courage'], { conviction: 1, traits: ['persistence'] })
  g.play('visit:1', 'wish:wish-honor')
  expect(changesOf(g, 0, 'control:1')).toMatchObject({ honor: 4 })
})
