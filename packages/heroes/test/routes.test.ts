// Movements that begin with a click on the map: the answers that lead there.
import { describe, expect, it } from 'vitest'
import { routes } from '../src/rules/routes.ts'
import { pieces, type PlayerSpot, scenario, type Scenario } from '../testing/index.ts'

const BARE = { serfs: {}, warriors: {} }

const turn = (me: PlayerSpot): Scenario => scenario({ players: { 0: { ...BARE, ...me }, 1: BARE } })

function routesOf(g: Scenario) {
  const ask = g.table.asks.find(({ seat }) => seat === 0)
  return ask === undefined ? null : routes(g.table.machine, ask)
}

describe('H-MOVE-2 a movement begins on the map', () => {
  it('takes a March slot and sets out from each Region with an army', () => {
    const g = turn({ serfs: { 'I-1': 1, 'I-3': 2 } })
    expect(routesOf(g)).toEqual({
      'region:I-1': ['slot:march-1', 'from:I-1'],
      'region:I-3': ['slot:march-1', 'from:I-3'],
    })
    g.play('0 slot:march-1', '0 from:I-3')
    expect(g.offered(0)).toContain('go:I-4')
  })

  it('asks for no Region if only one has an army', () => {
    const g = turn({ serfs: { 'I-3': 2 } })
    expect(routesOf(g)).toEqual({ 'region:I-3': ['slot:march-1'] })
    g.play('0 slot:march-1')
    expect(g.offered(0)).toContain('go:I-4')
  })

  it('takes the second March if the first is used, and none if both are', () => {
    const bar = scenario().player(0).bar
    const used = (slots: object) => turn({ serfs: { 'I-3': 1 }, bar: { ...bar, ...slots } })
    expect(routesOf(used({ 'march-1': 'token' }))).toEqual({ 'region:I-3': ['slot:march-2'] })
    expect(routesOf(used({ 'march-1': 'token', 'march-2': 'token' }))).toEqual({})
  })

  it('sails and flies from a Region with a Vessel, but an army there goes first', () => {
    const g = turn({ serfs: { 'I-3': 1 }, ...pieces({ sea: 'n', air: 'I-3' }) })
    expect(routesOf(g)).toEqual({ 'region:I-3': ['slot:march-1'], 'region:n': ['slot:sail'] })
  })

  it('leaves every other question to the shortest routes', () => {
    const g = turn({ serfs: { 'I-3': 2 } })
    g.play('0 slot:march-1')
    expect(routesOf(g)).toBeNull()
  })
})
