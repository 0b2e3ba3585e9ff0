// V-VINDICATE: from wretch to hero.
import { describe, expect, it } from 'vitest'
import { type PlayerSpot, scenario, type Spot } from '../../testing/index.ts'

const table = (own: PlayerSpot, spot: Spot = {}) =>
  scenario({
    ...spot,
    players: {
      1: { space: 30 },
      ...spot.players,
      0: { space: 13, honor: 25, potential: 0, party: {}, ...own },
    },
  })

describe('V-VINDICATE-1', () => {
  it('V-VINDICATE-1 it needs 25 honor and an empty potential', () => {
    expect(table({}).offers()).toContain('vindicate')
    expect(table({ honor: 24 }).why('vindicate')).toBe('too-little-honor')
    expect(table({ potential: 1 }).why('vindicate')).toBe('potential-left')
    expect(table({ honor: 24, potential: 1 }).offers()).not.toContain('vindicate')
  })

  it('V-VINDICATE-1 it is never forced and possible at any moment of the turn', () => {
    const g = table({}).play('move:14', 'stop')
    expect(g.offers()).toContain('vindicate')
    expect(g.offers()).toContain('end')
    g.play('end').pass()
    expect(g.player(0).vindicated).toBe(false)
    expect(g.offers()).toContain('vindicate')
  })

  it('V-VINDICATE-1 it is offered as soon as the last block leaves potential', () => {
    const g = table({ potential: 1 }).play('rest', 'augment:potential')
    expect(g.offers()).toContain('vindicate')
  })

  it('V-VINDICATE-1 it cannot be done in another player’s turn', () => {
    expect(table({}, { turn: 1 }).offers(0)).toEqual([])
  })

  it('V-VINDICATE-1 it may complete the Vindication trigger', () => {
    const triggers = { triggers: ['vindication', 'balance'], players: { 1: { space: 30, vindicated: true } } }
    const g = table({}, triggers)
    expect(g.state.ending).toBe('')
    g.play('vindicate')
    expect(g.state.ending).toBe('vindication')
    expect(g.broken()).toEqual([])
  })
})

describe('V-VINDICATE-2', () => {
  it('V-VINDICATE-2 it pays 5 honor, once', () => {
    const g = table({}).play('vindicate')
    expect(g.player(0)).toMatchObject({ honor: 30, vindicated: true })
    expect(g.offers()).not.toContain('vindicate')
    expect(g.why('vindicate')).toBeNull()
    expect(g.broken()).toEqual([])
  })

  it('V-VINDICATE-2 its honor has its own score line', () => {
    const g = table({}).play('vindicate')
    const [own] = g.table.game.see.standing(g.table.machine, 0)
    expect(own?.lines).toContainEqual({ what: 'vindicating', points: 5 })
  })
})

describe('V-VINDICATE-3', () => {
  it('V-VINDICATE-3 neither lost honor nor new potential undoes it', () => {
    const g = table({ honor: 25, party: { jermo: 1 }, relics: { 'altar-knife': 1 } }).play('vindicate')
    g.play('use:altar-knife', 'recover:jermo')
    expect(g.player(0)).toMatchObject({ potential: 1, honor: 29, vindicated: true })
    g.play('character', 'train:strength')
    expect(g.player(0).spheres[2]).toBe(3)
    g.pass().pass()
    expect(g.player(0).vindicated).toBe(true)
    expect(g.offers()).not.toContain('vindicate')
    expect(g.broken()).toEqual([])
  })
})
