// Single verbs, as any record may use them.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { canPerform, perform } from '../../src/rules/verbs/perform.ts'
import type { About } from '../../src/cards/about.ts'
import type { Effect } from '../../src/cards/effect.ts'
import { type Player, SUPPLY } from '../../src/state.ts'
import { dealt, type Scenario } from '../../testing/index.ts'

const doing = (g: Scenario, effect: Omit<Effect, 'id'>, about: Omit<About, 'seat'> = {}): Scenario => {
  const { machine } = g.table
  perform(machine, { id: 'tried', ...effect }, { seat: 0, ...about })
  machine.load(machine.position)
  return g
}

const heroB = (region: string): Player['heroes'] => ({
  a: { at: SUPPLY, aboard: '' },
  b: { at: placeOf(region), aboard: '' },
  c: { at: SUPPLY, aboard: '' },
})

const at = (counts: readonly number[], region: string): number => counts[placeOf(region)] ?? 0

describe('verbs', () => {
  it('H-VERB-1 resources of any kind are chosen one after the other', () => {
    const g = doing(dealt({}), { steps: [{ do: 'gain', kind: 'any', n: 2 }] })
    g.play('0 kind:ore', '0 kind:food')
    expect([g.player(0).ore, g.player(0).mana, g.player(0).food]).toEqual([3, 2, 3])
  })

  it('H-VERB-5 the price is paid first; an effect whose price or picks are impossible cannot be used', () => {
    const effect: Effect = {
      id: 'tried',
      cost: { mana: 2 },
      pick: [{ as: 'r', region: { land: true, capital: false, enemy: { kinds: ['serf'] } } }],
      steps: [{ do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf'], n: 1 }],
    }
    const may = (g: Scenario) => canPerform(g.table.machine, effect, { seat: 0 })
    expect(may(dealt({ players: { 1: { serfs: { 'II-3': 1 } } } }))).toBe(true)
    expect(may(dealt({ players: { 0: { mana: 1 }, 1: { serfs: { 'II-3': 1 } } } }))).toBe(false)
    expect(may(dealt({}))).toBe(false)
    const g = doing(dealt({ players: { 1: { serfs: { 'II-3': 1 } } } }), effect)
    expect([g.player(0).mana, at(g.player(1).serfs, 'II-3')]).toEqual([0, 0])
  })

  it('H-VERB-5 a Region is not offered if the later picks cannot follow', () => {
    const g = doing(dealt({ players: { 0: { serfs: { 'I-1': 1, 'I-6': 1 }, warriors: { 'I-8': 1 } } } }), {
      pick: [
        { as: 'r', region: { land: true, held: 'you' } },
        { as: 'units', at: 'r', owner: 'you', kinds: ['serf'], min: 1, max: 1 },
      ],
      steps: [{ do: 'move', to: 'courtyard', free: true }],
    })
    expect(g.offered(0)).toEqual(['at:I-1', 'at:I-6'])
  })

  it('H-VERB-13 enemy Serfs are brought to a Hero, and its owner attacks them', () => {
    const g = dealt({
      players: { 0: { heroes: heroB('I-4'), serfs: {}, warriors: {} }, 1: { serfs: { 'II-4': 3 } } },
    })
    doing(
      g,
      {
        pick: [
          { as: 'r', region: { land: true, capital: false, near: 'bearer', enemy: { kinds: ['serf'] } } },
          { as: 'units', at: 'r', owner: 'enemy', kinds: ['serf'], min: 1, max: 2 },
        ],
        steps: [
          { do: 'move', to: 'bearer', free: true },
          { do: 'battle', at: 'bearer' },
        ],
      },
      { bearer: 'b' },
    )
    g.play('0 unit:serf', '0 unit:serf')
    expect([at(g.player(1).serfs, 'I-4'), at(g.player(1).serfs, 'II-4')]).toEqual([2, 1])
    expect(g.state.battle).toMatchObject({
      attacker: { seat: 0 },
      defender: { seat: 1 },
      pulled: placeOf('II-4'),
    })
    expect(g.player(0).score).toBe(1)
  })

  it('H-VERB-16 a Cast from an effect can be declined; a player without a Spell to cast is still asked', () => {
    const steps = [{ do: 'act', what: 'cast' }] as const
    expect(doing(dealt({ players: { 0: { hand: ['rage#1'] } } }), { steps }).offered(0)).toEqual(['pass'])
    const g = doing(dealt({ players: { 0: { hand: ['rich-vein#1'] } } }), { steps }).play(
      '0 cast:rich-vein#1',
    )
    expect([g.player(0).ore, g.player(0).bar.cast]).toEqual([5, 'free'])
  })

  it('H-VERB-18 a slot stays used, or is free again', () => {
    const bar = { ...dealt({}).player(0).bar, tax: 'serf' } as const
    const recalled = (reopen?: true) =>
      doing(dealt({ players: { 0: { bar } } }), { steps: [{ do: 'recall', ...(reopen ? { reopen } : {}) }] })
        .play('0 recall:tax')
        .player(0).bar.tax
    expect([recalled(), recalled(true)]).toEqual(['shut', 'free'])
  })

  it('H-VERB-13 without enemies there is no Battle', () => {
    const g = doing(
      dealt({ players: { 0: { heroes: heroB('I-4') } } }),
      { steps: [{ do: 'battle', at: 'bearer' }] },
      { bearer: 'b' },
    )
    expect(g.state.battle).toBeNull()
  })
})
