// The costs of a Battle: Damage, retreat, a Capital, the game.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { ongoing } from '../../src/rules/battle/army.ts'
import { destroy } from '../../src/rules/losses.ts'
import { fight, type PlayerSpot, scenario } from '../../testing/index.ts'
import { bare, BLOOD_OATH, FALL_BACK, heroesAt, vesselAt } from './armies.ts'

/** Seat 1 loses to this army with Fall Back on both sides, so its Damage is reduced by 1. */
const beaten = (loser: PlayerSpot, region = 'I-6') =>
  fight(
    {
      players: {
        0: { ...bare, warriors: { [region]: 5 }, heroes: heroesAt({ a: region }) },
        1: { ...bare, ...loser },
      },
    },
    region,
  )

describe('Damage', () => {
  it('H-DAMAGE-1 half of the Natural Strength, rounded up', () => {
    const g = beaten({ serfs: { 'I-6': 3 }, warriors: { 'I-6': 1 } }).play(...BLOOD_OATH)
    // Half of 5 is 3: a Warrior and a Serf, or three Serfs.
    expect(g.asked).toEqual(['1 loseUnits'])
    g.play('1 lose:warrior')
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(2)
  })

  it('H-DAMAGE-1 any Damage destroys at least one Unit', () => {
    const g = beaten({ serfs: { 'I-6': 1 }, heroes: heroesAt({ a: 'I-6' }) }).play(...BLOOD_OATH, '1 lose:a')
    expect([g.player(1).heroes.a.at, g.player(1).serfs[placeOf('II-1')]]).toEqual([-1, 1])
  })

  it('H-DAMAGE-2 a Tower is destroyed first, whatever the Damage', () => {
    const g = beaten({ warriors: { 'I-6': 1 }, towers: ['I-6'] }).play(...BLOOD_OATH)
    // Half of 5 is 3: the Tower covers all of it.
    expect([g.player(1).towers, g.player(1).warriors[placeOf('II-1')]]).toEqual([[], 1])
  })

  it('H-DAMAGE-2 the Tower covers only its own Strength', () => {
    const g = beaten({ warriors: { 'I-6': 3 }, towers: ['I-6'] }).play(...BLOOD_OATH)
    // Half of 9 is 5: the Tower and a Warrior.
    expect([g.player(1).towers, g.player(1).warriors[placeOf('II-1')]]).toEqual([[], 2])
  })

  it('H-DAMAGE-3 Fall Back reduces it by 1, to at least 1', () => {
    const g = beaten({ serfs: { 'I-6': 3 } }).play(...FALL_BACK)
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(2)
    const one = beaten({ serfs: { 'I-6': 1 } }).play(...FALL_BACK)
    expect(one.player(1).serfs[placeOf('II-1')]).toBe(0)
  })

  it('H-DAMAGE-3 additions and reductions of abilities and Spells', () => {
    const g = beaten({ serfs: { 'I-6': 4 } })
    g.state.battle?.effects.push({ from: 'gorrath', by: 0, on: 'defender', rule: 'harm', n: 2 })
    g.play(...FALL_BACK)
    // Half of 4 is 2, plus 2, minus 1.
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(1)
  })

  it('H-DAMAGE-3 a loser who has sacrificed everything takes none', () => {
    const g = beaten({ food: 0, warriors: { 'I-6': 2 } }).play(
      '0 tactic:blood-oath',
      '1 tactic:first-strike',
      '1 sacrifice:warrior',
      '1 sacrifice:warrior',
    )
    expect(g.player(1).warriors.every((n) => n === 0)).toBe(true)
    expect(g.asked).toEqual(['0 turn'])
  })

  it('H-DAMAGE-4 the loser names one Unit after another until the Damage is reached', () => {
    const g = beaten({ serfs: { 'I-6': 3 }, warriors: { 'I-6': 2 } }).play(
      ...BLOOD_OATH,
      '1 lose:serf',
      '1 lose:serf',
    )
    // Half of 7 is 4.
    expect(g.asked).toEqual(['1 loseUnits'])
    g.play('1 lose:warrior')
    expect(g.player(1).warriors[placeOf('II-1')]).toBe(1)
  })

  it('H-DAMAGE-5 Units aboard a lost Vessel retreat', () => {
    const g = fight(
      {
        players: {
          0: {
            ...bare,
            vessels: vesselAt('sea', 'n', 0, 2),
            heroes: { ...heroesAt({ a: 'n' }), a: { at: placeOf('n'), aboard: 'sea' } },
          },
          1: { ...bare, vessels: vesselAt('sea', 'n', 1, 1), towers: ['II-7'] },
        },
      },
      'n',
      { how: 'sail' },
    ).play(...BLOOD_OATH, '1 lose:sea')
    expect(g.asked).toEqual(['1 retreat'])
    expect(g.offered(1)).toEqual(['home', 'send:serf@sea>II-7', 'send:warrior@sea>II-7'])
    g.play('1 send:serf@sea>II-7', '1 home')
    const { serfs, warriors, vessels } = g.player(1)
    expect([serfs[placeOf('II-7')], warriors[placeOf('II-1')], vessels.sea.at]).toEqual([1, 1, -1])
    expect(g.broken).toEqual([])
  })

  it('H-LOSS-1 a destroyed Unit returns to the supply, and the Battle records it', () => {
    const g = beaten({ serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } })
    destroy(g.table.machine, 1, 'serf', placeOf('I-6'), 0)
    expect(g.state.battle?.fallen).toEqual([{ seat: 1, unit: 'serf' }])
    expect(g.player(1).serfs[placeOf('I-6')]).toBe(0)
  })

  it('H-LOSS-1 a sacrificed Unit cannot be destroyed twice', () => {
    const g = beaten({ serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } })
    const { defender } = ongoing(g.table.machine)
    defender.lying.push({ seat: 1, piece: 'serf' }, { seat: 1, piece: 'warrior' })
    destroy(g.table.machine, 1, 'warrior', placeOf('I-6'), 0)
    expect(defender.lying).toEqual([{ seat: 1, piece: 'serf' }])
  })

  it('H-LOSS-1 a sacrificed Unit stays sacrificed while others of its kind are destroyed', () => {
    const g = beaten({ warriors: { 'I-6': 2 } })
    const { defender } = ongoing(g.table.machine)
    defender.lying.push({ seat: 1, piece: 'warrior' })
    destroy(g.table.machine, 1, 'warrior', placeOf('I-6'), 0)
    expect(defender.lying).toHaveLength(1)
  })

  it('H-LOSS-2 a Vessel destroyed at sea takes everyone aboard with it; on land they stay', () => {
    const g = scenario({ players: { 1: { ...bare, vessels: vesselAt('sea', 'n', 1, 1) } } })
    destroy(g.table.machine, 1, 'sea', placeOf('n'), 0)
    expect(g.player(1).vessels.sea).toEqual({ at: -1, serfs: 0, warriors: 0 })
    expect(g.player(1).warriors.every((n) => n === 0)).toBe(true)
    const h = scenario({ players: { 1: { ...bare, vessels: vesselAt('sea', 'II-7', 1, 1) } } })
    destroy(h.table.machine, 1, 'sea', placeOf('II-7'), 0)
    expect([h.player(1).serfs[placeOf('II-7')], h.player(1).warriors[placeOf('II-7')]]).toEqual([1, 1])
  })
})

describe('retreat', () => {
  it('H-RETREAT-1 to the Capital, or to a Tower with room', () => {
    const g = beaten({ warriors: { 'I-6': 3, 'II-7': 4 }, towers: ['II-7'] }).play(...BLOOD_OATH)
    // Half of 6 is 3: two Warriors. One is left, and there is room for it.
    expect(g.offered(1)).toEqual(['home', 'send:warrior>II-7'])
    const full = beaten({ warriors: { 'I-6': 3, 'II-7': 5 }, towers: ['II-7'] }).play(...BLOOD_OATH)
    expect(full.player(1).warriors[placeOf('II-1')]).toBe(1)
  })

  it('H-RETREAT-1 a Sea Vessel needs a Shore', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, vessels: vesselAt('sea', 'n', 0, 2) },
          1: { ...bare, vessels: vesselAt('sea', 'n', 1, 1), towers: ['II-3', 'II-7'] },
        },
      },
      'n',
      { how: 'sail' },
    ).play(...FALL_BACK, '1 lose:warrior@sea')
    expect(g.offered(1)).toEqual([
      'home',
      'home-ashore',
      'send:sea>II-7',
      'send:serf@sea>II-3',
      'send:serf@sea>II-7',
    ])
    g.play('1 send:sea>II-7')
    expect(g.player(1).vessels.sea).toEqual({ at: placeOf('II-7'), serfs: 1, warriors: 0 })
  })

  it('H-RETREAT-2 with nobody aboard, leaving the Vessel is not offered', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, vessels: vesselAt('sea', 'n', 0, 2) },
          1: { ...bare, vessels: vesselAt('sea', 'n', 1, 0), towers: ['II-7'] },
        },
      },
      'n',
      { how: 'sail' },
    ).play(...FALL_BACK, '1 lose:serf@sea')
    expect(g.offered(1)).toEqual(['home', 'send:sea>II-7'])
  })

  it('H-RETREAT-2 all to the Capital, aboard or ashore', () => {
    const lost = () =>
      fight(
        {
          players: {
            0: { ...bare, vessels: vesselAt('sea', 'n', 0, 2) },
            1: { ...bare, vessels: vesselAt('sea', 'n', 1, 1) },
          },
        },
        'n',
        { how: 'sail' },
      ).play(...FALL_BACK, '1 lose:warrior@sea')
    expect(lost().play('1 home').player(1).vessels.sea).toEqual({
      at: placeOf('II-1'),
      serfs: 1,
      warriors: 0,
    })
    const out = lost().play('1 home-ashore')
    expect(out.player(1).vessels.sea).toEqual({ at: placeOf('II-1'), serfs: 0, warriors: 0 })
    expect(out.player(1).serfs[placeOf('II-1')]).toBe(1)
  })
})
