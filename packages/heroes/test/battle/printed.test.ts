// The example Battles of the rulebook, with their printed results.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { fight, scenario, sumOf } from '../../testing/index.ts'
import { bare, heroesAt, linesOf, vesselAt } from './armies.ts'
import { inspect } from '../../src/inspect.ts'

describe('the Humans attack in the Plains', () => {
  const begun = () =>
    fight(
      {
        players: {
          0: {
            ...bare,
            mana: 4 + 2,
            hand: ['rage#1'],
            serfs: { 'I-3': 2 },
            warriors: { 'I-3': 1 },
            heroes: heroesAt({ a: 'I-3' }),
            buildings: ['cathedral'],
          },
          1: {
            ...bare,
            mana: 4 + 4,
            hand: ['magic-arrow#1'],
            level: 2,
            warriors: { 'I-3': 2 },
            buildings: ['blood-tent', 'barracks'],
          },
          2: { hand: [] },
        },
      },
      'I-3',
    )

  it('H-BATTLE-3 10 with the Paladin and the Cathedral, 8 with the Blood Tent and the Barracks', () => {
    const g = begun()
    expect(linesOf(sumOf(g, 'attacker'))).toEqual({
      serf: 2,
      warrior: 2,
      a: 4,
      'laelithar.1': 1,
      'cathedral.1': 1,
    })
    expect(sumOf(g, 'attacker')).toMatchObject({ natural: 8, total: 10 })
    expect(linesOf(sumOf(g, 'defender'))).toEqual({
      warrior: 4,
      'blood-tent.2': 2,
      'barracks.1': 2,
    })
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 4, total: 8 })
    expect(inspect.position(g.table.machine, ['Ann', 'Bob']).slice(-3)).toEqual([
      'A Battle in Plains I-3',
      '  Ann, attacker: Strength 10 (Serfs 2, Warrior 2, Laelithar 4, Cathedral 1, Laelithar’s ability 1)',
      '  Bob, defender: Strength 8 (Warriors 4, Blood Tent 2, Barracks 2)',
    ])
  })

  it('H-BATTLE-7 H-DAMAGE-1 12 against 15: the Orcs win, the Paladin covers the Damage of 3', () => {
    const g = begun()
    expect(g.asked).toEqual(['1 combatSpell'])
    g.play('1 cast:magic-arrow#1')
    // A player who holds a card is asked whether to interrupt.
    expect(g.asked).toEqual(['0 interrupt'])
    g.play('0 pass', '1 unit:warrior')
    expect(sumOf(g, 'attacker').total).toBe(7)
    g.play('0 cast:rage#1')
    expect(sumOf(g, 'attacker').total).toBe(10)
    g.play('0 tactic:first-strike', '1 tactic:charge')
    expect([sumOf(g, 'attacker').total, sumOf(g, 'defender').total]).toEqual([12, 15])
    // 4 Mana and a Warrior for 6.
    expect(g.offered(1)).toEqual(['sacrifice:warrior'])
    g.play('1 sacrifice:warrior', '1 pay', '0 pay')
    expect([g.player(0).mana, g.player(1).mana]).toEqual([0, 0])
    // 1 point for starting and 2 for First Strike; 3 for Charge and 1 for Magic Arrow.
    expect([g.player(0).score, g.player(1).score]).toEqual([3, 3 + 1])
    expect(g.state.battle?.damage).toBe(3)
    g.play('0 lose:a')
    expect([g.player(0).heroes.a.at, g.player(0).serfs[placeOf('I-1')]]).toEqual([-1, 2])
    expect([g.player(1).warriors[placeOf('I-3')], g.state.battle]).toEqual([1, null])
  })
})

describe('the Capital of the Humans', () => {
  it('H-SIEGE-1 26 before Tactic cards', () => {
    const bar = { ...scenario().player(0).bar, tax: 'serf' } as const
    const g = fight(
      {
        players: {
          0: {
            ...bare,
            level: 3,
            serfs: { 'I-1': 2 },
            warriors: { 'I-1': 1 },
            heroes: heroesAt({ a: 'I-1' }),
            vessels: vesselAt('sea', 'I-1'),
            buildings: ['cathedral', 'sea-dock', 'harvest-hall'],
            bar,
          },
          1: { ...bare, warriors: { 'I-1': 5 } },
        },
      },
      'I-1',
      { attacker: 1, defender: 0 },
    )
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 25, total: 26 })
    expect(linesOf(sumOf(g, 'defender'))).toMatchObject({ capital: 10, sea: 3, a: 4, 'laelithar.1': 1 })
  })
})
