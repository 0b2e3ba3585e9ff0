// Battles: their course, their Strength, and who stays or goes.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import type { HStep } from '../../src/rules/step.ts'
import { fight, type PlayerSpot, type Scenario, scenario, sumOf } from '../../testing/index.ts'
import { bare, FALL_BACK, heroesAt, linesOf, vesselAt } from './armies.ts'

describe('the course of a Battle', () => {
  it('H-BATTLE-1 starting it gives 1 point immediately', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 1 } }, 1: { ...bare, serfs: { 'I-6': 1 } } } },
      'I-6',
    )
    expect([g.player(0).score, g.player(1).score]).toEqual([1, 0])
  })

  it('H-BATTLE-2 nothing else happens until it is over', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 2 } }, 1: { ...bare, serfs: { 'I-6': 1 } } } },
      'I-6',
    )
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
    g.play(...FALL_BACK)
    expect(g.asked).toEqual(['0 turn'])
    expect(g.state.battle).toBe(null)
    expect(g.broken).toEqual([])
  })

  it('H-BATTLE-3 Natural Strength and every bonus are listed line by line', () => {
    const g = fight(
      {
        players: {
          0: {
            ...bare,
            warriors: { 'I-6': 2 },
            heroes: heroesAt({ a: 'I-6' }),
            vessels: vesselAt('air', 'I-6', 1),
          },
          1: { ...bare, serfs: { 'I-6': 3 }, towers: ['I-6'] },
        },
        state: { live: [{ at: placeOf('I-6'), id: 'fort' }] },
      },
      'I-6',
    )
    const attack = sumOf(g, 'attacker')
    expect(linesOf(attack)).toMatchObject({ serf: 1, warrior: 4, a: 4, air: 2 })
    expect(attack.natural).toBe(11)
    expect(linesOf(sumOf(g, 'defender'))).toEqual({ tower: 3, serf: 3, fort: 2 })
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 6, total: 8 })
  })

  it('H-BATTLE-4 a total never falls below 0, and penalties never change Natural Strength', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 1 } }, 1: { ...bare, serfs: { 'I-6': 1 } } } },
      'I-6',
    )
    g.state.battle?.effects.push({ from: 'test', by: 0, on: 'defender', rule: 'add', n: -4 })
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 1, total: 0 })
  })

  it('H-BATTLE-4 effects recount the armies', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, warriors: { 'I-6': 1 } },
          1: { ...bare, serfs: { 'I-6': 3 }, warriors: { 'I-6': 2 } },
        },
      },
      'I-6',
    )
    g.state.battle?.effects.push({ from: 'weakness', by: 0, on: 'defender', rule: 'each', n: -1, max: 4 })
    expect(sumOf(g, 'defender').total).toBe(7 - 4)
    g.player(1).serfs[placeOf('I-6')] = 0
    expect(sumOf(g, 'defender').total).toBe(4 - 2)
    g.state.battle?.effects.push({ from: 'terror', by: 0, on: 'defender', rule: 'zero', unit: 'warrior' })
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 4, total: 0 })
  })

  it('H-BATTLE-4 Units that already count 0 cannot count less', () => {
    const g = fight(
      {
        players: {
          0: { ...bare, warriors: { 'I-6': 1 } },
          1: { ...bare, serfs: { 'I-6': 2 }, warriors: { 'I-6': 2 } },
        },
      },
      'I-6',
    )
    for (const by of [0, 2]) {
      g.state.battle?.effects.push({ from: 'terror', by, on: 'defender', rule: 'zero', unit: 'serf' })
    }
    expect(sumOf(g, 'defender').total).toBe(4)
  })

  it('H-BATTLE-5 Forts add up, Bulwarks do not; both only help to defend', () => {
    const place = placeOf('I-6')
    const g = fight(
      {
        players: { 0: { ...bare, warriors: { 'I-6': 1 } }, 1: { ...bare, serfs: { 'I-6': 1 } } },
        state: {
          live: [
            { at: place, id: 'fort' },
            { at: place, id: 'fort' },
          ],
          marks: [
            { id: 'bulwark', at: place, seat: 1, until: 2 },
            { id: 'bulwark', at: place, seat: 1, until: 2 },
            { id: 'bulwark', at: place, seat: 0, until: 2 },
          ],
        },
      },
      'I-6',
    )
    expect(linesOf(sumOf(g, 'defender'))).toEqual({ serf: 1, fort: 4, bulwark: 4 })
    expect(linesOf(sumOf(g, 'attacker'))).toEqual({ warrior: 2 })
  })

  it('H-BATTLE-7 the defender wins ties', () => {
    const even = { ...bare, warriors: { 'I-6': 2 } }
    const g = fight({ players: { 0: even, 1: even } }, 'I-6').play(...FALL_BACK)
    expect(g.player(1).warriors[placeOf('I-6')]).toBe(2)
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(0)
  })

  it('H-BATTLE-8 the winner loses no Units and stays', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 2 } }, 1: { ...bare, serfs: { 'I-6': 3 } } } },
      'I-6',
    )
    g.play(...FALL_BACK)
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(2)
    expect(g.player(1).serfs[placeOf('I-6')]).toBe(0)
    // Half of 3 is 2, minus 1 for Fall Back: one Serf is destroyed, two are home.
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(2)
  })

  it('H-BATTLE-8 a winner who has sacrificed everything wins an empty Region', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 2 } }, 1: { ...bare, warriors: { 'I-6': 2 } } } },
      'I-6',
    ).play('0 tactic:first-strike', '1 tactic:fall-back', '0 sacrifice:warrior', '0 sacrifice:warrior')
    expect(g.state.players.map((p) => p.warriors[placeOf('I-6')])).toEqual([0, 0, 0])
    expect(g.player(1).warriors[placeOf('II-1')]).toBe(1)
  })

  it('H-BATTLE-6 if a side has no Unit and no Structure, no cards are played', () => {
    const g = scenario({ players: { 0: { ...bare, warriors: { 'I-6': 1 } }, 1: { ...bare } } })
    const empty = fight({ players: { 0: { ...bare, warriors: { 'I-6': 1 } }, 1: { ...bare } } }, 'I-6')
    expect(empty.asked).toEqual(g.asked)
    expect([empty.player(0).score, empty.state.battle]).toEqual([1, null])
    const tower = fight(
      { players: { 0: { ...bare, warriors: { 'I-6': 1 } }, 1: { ...bare, towers: ['I-6'] } } },
      'I-6',
    )
    expect(tower.asked).toEqual(['1 tactic', '0 tactic'])
  })
})

/** Continues with this step, and then the turn. */
function again(g: Scenario, step: HStep): Scenario {
  const { machine } = g.table
  machine.position.stack = [{ do: 'turn', seat: 0 }, step]
  machine.load(machine.position)
  return g
}

describe('nobody wins', () => {
  const spot = {
    players: { 0: { ...bare, warriors: { 'I-6': 2 } }, 1: { ...bare, serfs: { 'I-6': 1 } } },
  }
  const ceased = (start: Parameters<typeof fight>[2]) => {
    const g = fight(spot, 'I-6', start)
    if (g.state.battle !== null) g.state.battle.ceased = true
    return again(g, { do: 'battle', seat: 0, stage: 'attackerSpell' })
  }

  it('H-BATTLE-9 the attacker goes back where it came from, and keeps its point', () => {
    const g = ceased({ came: placeOf('I-4') })
    expect(g.player(0).warriors[placeOf('I-4')]).toBe(2)
    expect([g.player(0).score, g.asked]).toEqual([1, ['0 turn']])
  })

  it('H-BATTLE-9 if the Region it came from is closed or full, it retreats', () => {
    expect(ceased({ came: placeOf('IV-1') }).player(0).warriors[placeOf('I-1')]).toBe(2)
    spot.players[0] = { ...spot.players[0], serfs: { 'I-4': 4 } }
    expect(ceased({ came: placeOf('I-4') }).player(0).warriors[placeOf('I-1')]).toBe(2)
  })

  it('H-BATTLE-9 Units that an ability brought also go back', () => {
    const g = ceased({ pulled: placeOf('I-5'), how: 'ability' })
    expect(g.player(1).serfs[placeOf('I-5')]).toBe(1)
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(2)
  })
})

describe('marching into enemies', () => {
  const march = (own: PlayerSpot, enemy: PlayerSpot) => {
    const g = scenario({
      players: {
        0: { ...bare, warriors: { 'I-3': 2 }, ...own },
        1: { ...bare, ...enemy },
        2: { ...bare },
      },
      state: { landPool: ['mines', 'mines'] },
    })
    g.state.down[placeOf('I-6')] = 1
    return g.play('0 slot:march-1', '0 go:I-6')
  }

  it('H-BATTLE-8 the winner ends its move there, then explores', () => {
    const g = march({}, { serfs: { 'I-6': 1 } })
    expect(g.state.battle?.marched).toBe(1)
    expect(g.state.down[placeOf('I-6')]).toBe(1)
    g.play(...FALL_BACK)
    expect(g.state.battle).toBe(null)
    expect(g.state.down[placeOf('I-6')]).toBe(0)
  })

  it('H-BATTLE-8 the loser explores nothing', () => {
    const g = march({}, { warriors: { 'I-6': 5 } }).play(...FALL_BACK)
    expect(g.state.down[placeOf('I-6')]).toBe(1)
    expect(g.player(0).warriors[placeOf('I-1')]).toBe(1)
  })

  it('H-BATTLE-6 if a Spell leaves no defenders, the attacker still ends its move', () => {
    const g = march({ mana: 4, hand: ['magic-arrow#1'] }, { serfs: { 'I-6': 1 } }).play(
      '0 cast:magic-arrow#1',
    )
    expect(g.state.battle).toBe(null)
    expect([g.player(0).warriors[placeOf('I-6')], g.state.down[placeOf('I-6')]]).toEqual([2, 0])
  })

  it('H-BATTLE-6 if nobody is left on either side it is over, even if others had joined', () => {
    const g = fight(
      {
        players: {
          0: { faction: 'orcs', mana: 9, hand: ['fireball#1'], serfs: { 'I-6': 1 }, warriors: {} },
          1: {
            faction: 'humans',
            level: 3,
            mana: 9,
            hand: ['magic-arrow#1'],
            serfs: { 'I-8': 2 },
            warriors: {},
            heroes: heroesAt({ b: 'I-6' }),
          },
          2: { hand: [] },
        },
      },
      'I-6',
    )
    g.play(
      '1 conscript:serf<I-8',
      '1 conscript:serf<I-8',
      '1 cast:magic-arrow#1',
      '0 pass',
      '0 cast:fireball#1',
    )
    g.play('1 unit:serf', '1 unit:serf')
    expect([g.state.battle, g.asked, g.player(1).heroes.b.at]).toEqual([null, ['0 turn'], -1])
  })

  it('H-BATTLE-6 the side that holds the Region has won the Battle', () => {
    const paladin: PlayerSpot = { level: 3, mana: 4, hand: ['magic-arrow#1'], heroes: heroesAt({ a: 'I-3' }) }
    const g = march(paladin, { serfs: { 'I-6': 1 } }).play('0 cast:magic-arrow#1')
    // 1 point for starting, 1 for the Spell, 2 for Laelithar at level III.
    expect(g.player(0).score).toBe(4)
  })

  it('H-BATTLE-9 a Veil of Mist sends it back', () => {
    const g = march({}, { mana: 2, serfs: { 'I-6': 1 }, hand: ['veil-of-mist#1'] }).play(
      '1 cast:veil-of-mist#1',
    )
    expect(g.state.battle).toBe(null)
    expect([g.player(0).warriors[placeOf('I-3')], g.player(0).score]).toEqual([2, 1])
    expect(g.player(1).serfs[placeOf('I-6')]).toBe(1)
  })
})
