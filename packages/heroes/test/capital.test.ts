// Recruit, Build and Research.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import { scenario, type PlayerSpot } from '../testing/index.ts'

/** Nobody else can follow. */
const alone = (me: PlayerSpot) => scenario({ players: { 0: me, 1: { serfs: {} }, 2: { serfs: {} } } })

describe('recruit', () => {
  it('H-RECRUIT-1 only Units in the supply that the player can pay for', () => {
    const g = alone({ food: 1, serfs: { 'I-1': 12 } })
    expect(g.refusedWhy(0, 'slot:recruit')).toBe('nothing-to-do')
    const h = alone({ food: 3, serfs: { 'I-1': 11 } }).play('0 slot:recruit')
    expect(h.refusedWhy(0, 'recruit:pair')).toBe('no-supply')
    expect(h.offered(0)).toEqual(['recruit:serf', 'recruit:warrior'])
  })

  it('H-RECRUIT-1 two Serfs cost 3 Food', () => {
    const g = alone({ food: 3 }).play('0 slot:recruit', '0 recruit:pair')
    expect([g.player(0).food, g.player(0).serfs[placeOf('I-1')]]).toEqual([0, 4])
  })

  it('H-RECRUIT-2 a Hero needs its Building', () => {
    const g = alone({ food: 9, ore: 9 }).play('0 slot:recruit')
    expect(g.refusedWhy(0, 'recruit:a')).toBe('no-building')
    const h = alone({ food: 3, ore: 2, buildings: ['cathedral'] }).play('0 slot:recruit', '0 recruit:a')
    expect(h.player(0).heroes.a.at).toBe(placeOf('I-1'))
    expect([h.player(0).food, h.player(0).ore]).toEqual([0, 0])
  })

  it('H-RECRUIT-3 a Vessel is placed in the Capital Region', () => {
    const g = alone({ food: 2, ore: 2, buildings: ['sea-dock'] }).play('0 slot:recruit', '0 recruit:sea')
    expect(g.player(0).vessels.sea).toEqual({ at: placeOf('I-1'), serfs: 0, warriors: 0 })
  })
})

describe('build', () => {
  it('H-BUILD-2 a Building costs 3 Ore and a Serf from the Courtyard', () => {
    const g = alone({ ore: 3 }).play('0 slot:build', '0 building:cathedral')
    expect([g.player(0).ore, g.player(0).serfs[placeOf('I-1')]]).toEqual([0, 1])
    expect(g.player(0).buildings).toEqual(['cathedral'])
    expect(g.broken).toEqual([])
    expect(alone({ ore: 3, serfs: {} }).refusedWhy(0, 'slot:build')).toBe('nothing-to-do')
  })

  it('H-BUILD-3 a level costs 4 of each resource, then 6', () => {
    const g = alone({ ore: 4, mana: 4, food: 4 }).play('0 slot:build', '0 upgrade')
    expect([g.player(0).level, g.player(0).ore]).toEqual([2, 0])
    const h = alone({ ore: 6, mana: 6, food: 6, level: 2 }).play('0 slot:build', '0 upgrade')
    expect(h.player(0).level).toBe(3)
  })

  it('H-PRICE-1 unaffordable options are not offered', () => {
    const g = alone({ ore: 3, mana: 4, food: 4 }).play('0 slot:build')
    expect(g.refusedWhy(0, 'upgrade')).toBe('cannot-pay')
  })

  it('H-TOWER-1 one per level, one per Continent, none where one already is', () => {
    const g = alone({ ore: 9, level: 2, serfs: { 'I-4': 1, 'II-6': 1, 'I-1': 1 }, towers: ['I-9'] })
    g.play('0 slot:build')
    expect(g.refusedWhy(0, 'tower:I-4')).toBe('continent-has-tower')
    expect(g.offered(0)).toContain('tower:II-6')
    const h = alone({ ore: 9, level: 1, serfs: { 'II-6': 1, 'I-1': 1 }, towers: ['I-9'] }).play(
      '0 slot:build',
    )
    expect(h.refusedWhy(0, 'tower:II-6')).toBe('tower-limit')
  })

  it('H-TOWER-1 none on a closed Continent, even if a Serf is there', () => {
    const me = { ore: 9, level: 2, serfs: { 'II-6': 1, 'I-1': 1 } } as const
    const built = (ruleset: number) =>
      scenario({ seats: 2, players: { 0: me, 1: { serfs: {} } }, state: { closed: 1 }, ruleset }).play(
        '0 slot:build',
      )
    expect(built(2).refusedWhy(0, 'tower:II-6')).toBe('continent-closed')
    expect(built(1).offered(0)).toContain('tower:II-6')
  })

  it('H-TOWER-2 1 Ore per Region of distance from the Capital', () => {
    const g = alone({ ore: 3, serfs: { 'I-8': 1 } }).play('0 slot:build', '0 tower:I-8')
    expect([g.player(0).ore, g.player(0).towers]).toEqual([0, [placeOf('I-8')]])
  })

  it('H-TOWER-3 the Serf stays', () => {
    const g = alone({ ore: 3, serfs: { 'I-8': 1 } }).play('0 slot:build', '0 tower:I-8')
    expect(g.player(0).serfs[placeOf('I-8')]).toBe(1)
  })

  it('H-TOWER-4 H-EXPLORE-3 tokens in adjacent Regions of that Continent are revealed, not resolved', () => {
    const g = alone({ ore: 3, serfs: { 'I-8': 1 } })
    g.state.down[placeOf('I-7')] = 2
    g.state.down[placeOf('I-6')] = 1
    g.state.down[placeOf('II-9')] = 1
    g.play('0 slot:build', '0 tower:I-8')
    expect(g.state.shown.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
      [placeOf('I-6'), placeOf('I-7'), placeOf('I-7')].toSorted((a, b) => a - b),
    )
    expect(g.state.down[placeOf('II-9')]).toBe(1)
  })
})

describe('research', () => {
  it('H-RESEARCH-1 three cards are drawn, and the level limits how many are kept', () => {
    const g = alone({ level: 1 }).play('0 slot:research', '0 conjure')
    const cards = g.offered(0).filter((id) => id.startsWith('keep:'))
    expect(cards.length).toBe(g.player(0).hand.length)
    g.play(`0 ${cards[0]}`)
    expect(g.refusedWhy(0, cards[1] ?? '')).toBe('own-limit')
    g.play('0 confirm')
    expect(g.player(0).hand).toHaveLength(1)
    expect(g.broken).toEqual([])
    const one = alone({ level: 2 }).play('0 slot:research', '0 conjure')
    expect(one.asked).toEqual(['0 awaySpell'])
    one.play(`0 ${one.offered(0)[0]}`)
    expect(one.player(0).hand).toHaveLength(2)
  })

  it('H-RESEARCH-2 only a Cast card is scribed, within the slots', () => {
    const g = alone({ hand: ['rage#1', 'tithe#1'] }).play('0 slot:research')
    expect(g.refusedWhy(0, 'scribe:rage#1')).toBe('not-cast')
    g.play('0 scribe:tithe#1')
    expect(g.player(0).scribed).toEqual([{ card: 'tithe#1', turned: 'ready' }])
    const h = alone({ hand: ['tithe#1'], scribed: [{ card: 'recall#1', turned: 'ready' }] }).play(
      '0 slot:research',
    )
    expect(h.refusedWhy(0, 'scribe:tithe#1')).toBe('no-scribe-slot')
  })
})
