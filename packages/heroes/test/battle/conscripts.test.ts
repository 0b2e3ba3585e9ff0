// Conscripts: which Units join a Battle, from where, and at what price.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import type { HStep } from '../../src/rules/step.ts'
import { fight, type Spot, sumOf } from '../../testing/index.ts'
import { rich, vesselAt } from './armies.ts'

describe('Conscripts', () => {
  const around: Spot = {
    players: {
      0: { ...rich, warriors: { 'I-6': 1, 'I-3': 1 }, serfs: { 'I-4': 2, 'I-2': 1 } },
      1: { ...rich, warriors: { 'I-6': 1 }, serfs: {} },
    },
  }

  it('H-TACTIC-6 up to two Units from adjacent Regions, one after the other', () => {
    const g = fight(around, 'I-6').play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(g.asked).toEqual(['0 conscript'])
    expect(g.offered(0)).toEqual(['conscript:warrior<I-3', 'conscript:serf<I-4', 'enough'])
    g.play('0 conscript:serf<I-4', '0 conscript:serf<I-4')
    expect(g.asked).toEqual(['0 payTactic'])
    expect(sumOf(g, 'attacker').total).toBe(2 + 1 + 1 + 2)
    expect(g.offered(0)).toEqual(['pay', 'sacrifice:serf', 'sacrifice:warrior'])
  })

  it('H-TACTIC-5 nobody comes for a canceled card', () => {
    const g = fight(around, 'I-6').play('0 tactic:conscripts', '1 tactic:first-strike')
    expect(g.asked).toEqual(['1 payTactic'])
  })

  it('H-TACTIC-6 the defender first, if both play it', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, warriors: { 'I-6': 1, 'I-3': 1 } },
          1: { ...rich, warriors: { 'I-6': 1, 'I-4': 1 } },
        },
      },
      'I-6',
    ).play('0 tactic:conscripts', '1 tactic:conscripts')
    expect(g.asked).toEqual(['1 conscript'])
    g.play('1 enough')
    expect(g.asked).toEqual(['0 conscript'])
  })

  it('H-TACTIC-6 from the Courtyard to a Tower, and from Towers into the Capital', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, warriors: { 'III-7': 2 } },
          1: { ...rich, warriors: { 'II-1': 1 }, serfs: {}, towers: ['III-7'] },
        },
      },
      'III-7',
    ).play('0 tactic:fall-back', '1 tactic:conscripts')
    expect(g.offered(1)).toEqual(['conscript:warrior<II-1', 'enough'])
  })

  it('H-TACTIC-6 no more than five come together outside Capital Regions', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, warriors: { 'I-6': 4, 'I-3': 1 }, serfs: { 'I-4': 2 } },
          1: { ...rich, warriors: { 'I-6': 1 }, serfs: {} },
        },
      },
      'I-6',
    ).play('0 tactic:conscripts', '1 tactic:fall-back', '0 conscript:serf<I-4')
    expect(g.asked).toEqual(['0 payTactic'])
  })

  it('H-TACTIC-6 through live Portals, and out of a Vessel that has landed', () => {
    const g = fight(
      {
        players: {
          0: {
            ...rich,
            warriors: { 'I-6': 1, 'IV-7': 1 },
            serfs: {},
            vessels: vesselAt('air', 'I-3', 1, 0),
          },
          1: { ...rich, warriors: { 'I-6': 1 }, serfs: {} },
        },
        state: {
          live: [
            { at: placeOf('I-6'), id: 'portal' },
            { at: placeOf('IV-7'), id: 'portal' },
          ],
        },
      },
      'I-6',
    ).play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(g.offered(0)).toEqual(['conscript:serf@air<I-3', 'conscript:warrior<IV-7', 'enough'])
    g.play('0 conscript:serf@air<I-3', '0 enough')
    expect([g.player(0).vessels.air.serfs, sumOf(g, 'attacker').natural]).toEqual([0, 3])
  })

  it('H-TACTIC-6 an ability calls only from adjacent Regions', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, warriors: { 'I-6': 1 } },
          1: { ...rich, warriors: { 'I-6': 1, 'II-1': 1, 'I-3': 1 }, serfs: {}, towers: ['I-6'] },
        },
      },
      'I-6',
    )
    const { machine } = g.table
    const call: HStep = { do: 'conscript', seat: 1, side: 'defender', left: 2, near: 'any' }
    machine.push(call)
    machine.load(machine.position)
    expect(g.offered(1)).toEqual(['conscript:warrior<I-3', 'enough'])
  })

  it('H-TACTIC-6 H-BATTLE-12 nobody joins a Vessel that fights only with the Units aboard', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, vessels: vesselAt('sea', 'I-10'), serfs: { 'I-9': 1, 'I-10': 1 }, warriors: {} },
          1: { ...rich, serfs: { 'I-3': 1 }, warriors: {} },
        },
      },
      'I-3',
      { from: { at: placeOf('I-10'), vessel: 'sea' }, how: 'ability' },
    )
    g.play('0 tactic:conscripts', '1 tactic:fall-back')
    expect([g.asked, g.state.battle]).toEqual([['0 turn'], null])
  })

  it('H-TACTIC-6 not in a Battle at sea', () => {
    const vessels = vesselAt('sea', 'n', 0, 1)
    const g = fight(
      { players: { 0: { ...rich, vessels, warriors: { 'I-2': 1 } }, 1: { ...rich, vessels } } },
      'n',
      { how: 'sail' },
    ).play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(g.asked).toEqual(['0 payTactic'])
  })

  it('H-TACTIC-7 leaving an Entanglement costs Food, as long as the card can still be paid for', () => {
    const live = [{ at: placeOf('I-4'), id: 'entanglement' }]
    const g = fight({ ...around, state: { live } }, 'I-6')
    g.play('0 tactic:conscripts', '1 tactic:fall-back', '0 conscript:serf<I-4', '0 enough')
    expect(g.player(0).food).toBe(8)
    const poor: Spot = {
      players: {
        0: { ore: 0, mana: 0, food: 1, hand: [], warriors: { 'I-6': 1 }, serfs: { 'I-4': 1 } },
        1: { ...rich, warriors: { 'I-6': 1 }, serfs: {} },
      },
      state: { live },
    }
    // 1 Food and a Warrior cover 3. Without the Food, a Warrior and a Serf still do.
    const h = fight(poor, 'I-6').play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(h.offered(0)).toEqual(['conscript:serf<I-4', 'enough'])
  })

  it('H-TACTIC-7 a Unit is not offered if its toll would make the card unaffordable', () => {
    const dear = { explore: { entanglement: 2 } }
    const live = [{ at: placeOf('I-4'), id: 'entanglement' }]
    const poor = (food: number): Spot => ({
      players: {
        0: { ore: 0, mana: 0, food, hand: [], serfs: { 'I-6': 1, 'I-4': 1 }, warriors: { 'I-3': 1 } },
        1: { ...rich, warriors: { 'I-6': 1 }, serfs: {} },
      },
      state: { live },
      values: dear,
    })
    // 2 Food and a Serf cover 3. Without the Food, two Serfs cover only 2.
    const g = fight(poor(2), 'I-6').play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(g.offered(0)).toEqual(['conscript:warrior<I-3', 'enough'])
    const h = fight(poor(3), 'I-6').play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(h.offered(0)).toContain('conscript:serf<I-4')
  })
})
