// Battles on land, at sea, over sea, and from a Vessel that stays where it is.
import { describe, expect, it } from 'vitest'
import { idOf } from '../../src/map/world.ts'
import { placeOf, PRINTED } from '../../testing/world.ts'
import { fight, sumOf } from '../../testing/index.ts'
import { bare, FALL_BACK, heroesAt, linesOf, vesselAt } from './armies.ts'

describe('where a Battle is fought', () => {
  it('H-BATTLE-11 the attacker was there first: its Tower fights and is lost with it, a Fort helps nobody', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, heroes: heroesAt({ b: 'I-6' }), towers: ['I-6'] },
          1: { ...bare, warriors: { 'I-6': 2 } },
        },
        state: { live: [{ at: placeOf('I-6'), id: 'fort' }] },
      },
      'I-6',
      { pulled: placeOf('I-5'), how: 'ability' },
    )
    expect(linesOf(sumOf(g, 'attacker'))).toEqual({ tower: 3, b: 3 })
    expect(linesOf(sumOf(g, 'defender'))).toEqual({ warrior: 4 })
    g.play('0 tactic:fall-back', '1 tactic:blood-oath')
    // 6 against 4; the card is canceled.
    expect(g.player(0).towers).toEqual([placeOf('I-6')])
    const lost = fight(
      {
        players: {
          0: { ...bare, heroes: heroesAt({ b: 'I-6' }), towers: ['I-6'] },
          1: { ...bare, warriors: { 'I-6': 4 } },
        },
      },
      'I-6',
      { pulled: placeOf('I-5'), how: 'ability' },
    ).play(...FALL_BACK)
    expect([lost.player(0).towers, lost.player(0).heroes.b.at]).toEqual([[], placeOf('I-1')])
    expect(lost.player(1).warriors[placeOf('I-6')]).toBe(4)
  })

  it('H-BATTLE-11 without a move nothing is explored', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 2 } }, 1: { ...bare, serfs: { 'I-6': 1 } } } },
      'I-6',
      { pulled: 0, how: 'ability' },
    )
    g.state.down[placeOf('I-6')] = 1
    g.play(...FALL_BACK)
    expect([g.state.battle, g.state.down[placeOf('I-6')]]).toEqual([null, 1])
  })

  it('H-BATTLE-12 if a Vessel fights from where it is, only Units aboard take part, and nobody moves in', () => {
    const from = { at: placeOf('n'), vessel: 'sea' } as const
    const g = fight(
      {
        players: {
          0: { ...bare, vessels: vesselAt('sea', 'n', 0, 2) },
          1: { ...bare, warriors: { 'II-7': 1 }, towers: ['II-7'] },
        },
      },
      'II-7',
      { from, how: 'sail' },
    )
    expect(linesOf(sumOf(g, 'attacker'))).toMatchObject({ sea: 3, warrior: 4 })
    g.play(...FALL_BACK)
    expect(idOf(PRINTED, g.player(0).vessels.sea.at)).toBe('n')
    // Damage 3 of 5, minus 1 for Fall Back: the Tower covers it.
    expect([g.player(1).towers, g.player(1).warriors[placeOf('II-1')]]).toEqual([[], 1])
  })

  it('H-BATTLE-12 if docked, Units ashore do not take part, and a beaten crew goes home', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, serfs: { 'I-2': 2 }, vessels: vesselAt('sea', 'I-2', 1, 0) },
          1: { ...bare, warriors: { 'I-3': 4 } },
        },
      },
      'I-3',
      { from: { at: placeOf('I-2'), vessel: 'sea' }, how: 'sail' },
    ).play(...FALL_BACK)
    expect(g.offered(0)).toEqual(['lose:sea', 'lose:serf@sea'])
    g.play('0 lose:sea')
    expect(g.player(0).vessels.sea.at).toBe(-1)
    expect([g.player(0).serfs[placeOf('I-2')], g.player(0).serfs[placeOf('I-1')]]).toEqual([2, 1])
    expect(g.broken).toEqual([])
  })

  it('H-BATTLE-13 a Vessel at sea fights with all aboard, and Units aboard may be lost before it', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, vessels: vesselAt('sea', 'n', 1, 1), heroes: heroesAt({}) },
          1: { ...bare, vessels: vesselAt('sea', 'n', 0, 2) },
        },
      },
      'n',
      { how: 'sail' },
    )
    expect(sumOf(g, 'attacker').natural).toBe(6)
    expect(sumOf(g, 'defender').natural).toBe(7)
    g.play(...FALL_BACK)
    expect(g.offered(0)).toEqual(['lose:sea', 'lose:serf@sea', 'lose:warrior@sea'])
    // Damage 3, minus 1 for Fall Back.
    g.play('0 lose:warrior@sea')
    expect(g.asked).toEqual(['0 retreat'])
    g.play('0 home')
    expect(g.player(0).vessels.sea).toEqual({ at: placeOf('I-1'), serfs: 1, warriors: 0 })
  })

  it('H-BATTLE-10 an Air Vessel that has won over sea lands immediately', () => {
    const spot = {
      players: {
        0: { ...bare, vessels: vesselAt('air', 'n', 0, 2) },
        1: { ...bare, vessels: vesselAt('sea', 'n'), serfs: { 'II-6': 1 } },
      },
    }
    const g = fight(spot, 'n', { how: 'fly' }).play(...FALL_BACK)
    expect(g.asked).toEqual(['0 landAir'])
    // Not where an enemy is.
    expect(g.offered(0)).toEqual(['land:I-1', 'land:I-2', 'land:I-10', 'land:II-7'])
    g.play('0 land:II-7')
    expect(g.player(0).vessels.air).toEqual({ at: placeOf('II-7'), serfs: 0, warriors: 2 })
  })

  it('H-BATTLE-10 without a place to land it is lost with everyone aboard', () => {
    const serfs = { 'I-2': 1, 'I-10': 1, 'II-6': 1, 'II-7': 1 }
    const g = fight(
      {
        players: {
          0: { ...bare, vessels: vesselAt('air', 'n', 0, 2), capital: placeOf('III-1') },
          1: { ...bare, vessels: vesselAt('sea', 'n'), serfs },
          2: { capital: placeOf('I-1') },
        },
      },
      'n',
      { how: 'fly' },
    ).play(...FALL_BACK)
    expect(g.player(0).vessels.air).toEqual({ at: -1, serfs: 0, warriors: 0 })
    expect(g.broken).toEqual([])
  })
})
