// Triggered and turn abilities of the Dwarves' Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { fight, pieces, type PlayerSpot, scenario, sumOf } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

const dwarves = (me: PlayerSpot, foe: PlayerSpot = {}, third: PlayerSpot = {}) =>
  scenario({
    players: {
      0: { ...BARE, faction: 'dwarves', ...me },
      1: { ...BARE, faction: 'humans', ...foe },
      2: { ...BARE, faction: 'orcs', ...third },
    },
  })

const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

describe('Shrine of the Fall', () => {
  const me: PlayerSpot = { buildings: ['shrine-of-the-fall'], ore: 9, food: 9, serfs: { 'I-1': 2, 'I-3': 1 } }

  it('H-DWARVES-1 shrine-of-the-fall.1 another Building, a Tower and a level give 1 Mana each', () => {
    const built = (what: string, mana = 0) =>
      dwarves({ ...me, mana })
        .play('0 slot:build', `0 ${what}`)
        .player(0)
    expect(built('building:deep-forge').mana).toBe(1)
    expect(built('tower:I-3').mana).toBe(1)
    expect(built('upgrade', 4).mana).toBe(1)
  })

  it('H-DWARVES-1 shrine-of-the-fall.1 not for itself', () => {
    const g = dwarves({ ...me, buildings: [] }).play('0 slot:build', '0 building:shrine-of-the-fall')
    expect(g.player(0).mana).toBe(0)
  })
})

describe('Ironhull Slip', () => {
  const { heroes, vessels } = pieces({ sea: 'I-1' })
  const me: PlayerSpot = { level: 3, buildings: ['ironhull-slip'], ore: 3, heroes, vessels }
  const laden: PlayerSpot = { ...me, vessels: { ...vessels, sea: { ...vessels.sea, serfs: 1 } } }
  const dock = ['0 go:n', '0 go:I-10']

  it('H-DWARVES-4 ironhull-slip.3 docked with a Serf aboard, a Tower can be built at its usual price', () => {
    const g = dwarves(laden).play('0 slot:sail', '0 done', ...dock)
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:ironhull-slip.3')
    expect([g.player(0).towers, g.player(0).ore]).toEqual([[placeOf('I-10')], 2])
    expect(g.player(0).vessels.sea.serfs).toBe(1)
  })

  it('H-DWARVES-4 ironhull-slip.3 not without a Serf, without Ore, or at sea', () => {
    expect(dwarves(me).play('0 slot:sail', ...dock).asked).not.toContain('0 ability')
    expect(dwarves({ ...laden, ore: 0 }).play('0 slot:sail', '0 done', ...dock).asked).not.toContain(
      '0 ability',
    )
    const sea = dwarves(laden).play('0 slot:sail', '0 done', '0 go:n', '0 stop')
    expect(sea.asked).not.toContain('0 ability')
  })
})

describe('Hildra', () => {
  const me: PlayerSpot = { level: 2, mana: 1, ...pieces({ b: 'I-6' }) }

  it('H-DWARVES-7 hildra.1 no enemy ability or Cast Spell affects Units in her Region', () => {
    const roost = (b: string) =>
      scenario({
        turn: 2,
        players: {
          0: { ...BARE, faction: 'dwarves', serfs: { 'I-6': 2 }, ...pieces({ b }) },
          1: BARE,
          2: { ...BARE, faction: 'orcs', level: 3, buildings: ['dragon-roost'], ...pieces({ air: 'I-3' }) },
        },
      })
    expect(roost('I-6').refusedWhy(2, 'ability:dragon-roost.3')).toBe('nothing-to-do')
    expect(roost('I-8').offered(2)).toContain('ability:dragon-roost.3')
  })

  it('H-DWARVES-7 hildra.2 for 1 Mana up to two adjacent Serfs are pulled in and attacked', () => {
    const g = dwarves(me, { serfs: { 'I-3': 3 } }).play('0 ability:hildra.2')
    const serf = g.offered(0).find((id) => id.endsWith('serf')) ?? ''
    g.play(`0 ${serf}`, `0 ${serf}`)
    expect([g.player(0).mana, g.player(0).score, g.state.battle?.place]).toEqual([0, 1, placeOf('I-6')])
    expect(g.state.battle?.attacker.seat).toBe(0)
    expect(sumOf(g, 'defender').natural).toBe(2)
    g.play(...EASY)
    expect(g.player(1).serfs[placeOf('I-3')]).toBe(1)
    expect(g.asked).toEqual(['0 turn'])
    expect(g.refusedWhy(0, 'ability:hildra.2')).toBe('used-up')
    expect(g.broken).toEqual([])
  })

  it('H-DWARVES-7 hildra.2 not from a Capital, not at home, not without Mana', () => {
    const why = (spot: PlayerSpot, foe: PlayerSpot) => dwarves(spot, foe).refusedWhy(0, 'ability:hildra.2')
    expect(why(me, { warriors: { 'I-3': 1 } })).toBe('nothing-to-do')
    expect(why({ ...me, mana: 0 }, { serfs: { 'I-3': 1 } })).toBe('cannot-pay')
    expect(why({ ...me, ...pieces({ b: 'I-1' }) }, { serfs: { 'I-3': 1 } })).toBe('not-met')
    expect(why({ ...me, ...pieces({ b: 'II-2' }) }, { serfs: { 'II-1': 2 } })).toBe('nothing-to-do')
  })

  it('H-DWARVES-7 hildra.3 a Serf is placed for each enemy Serf destroyed in her Battle', () => {
    const after = (b: string, level: 2 | 3) =>
      fight(
        {
          players: {
            0: { ...BARE, faction: 'dwarves', level, warriors: { 'I-6': 4 }, ...pieces({ b }) },
            1: { ...BARE, faction: 'humans', serfs: { 'I-6': 5 } },
          },
        },
        'I-6',
      ).play(...EASY)
    expect(after('I-6', 3).player(0).serfs[placeOf('I-1')]).toBe(2)
    expect(after('I-8', 3).player(0).serfs[placeOf('I-1')]).toBe(0)
    expect(after('I-6', 2).player(0).serfs[placeOf('I-1')]).toBe(0)
  })
})

describe('Dagna', () => {
  it('H-DWARVES-8 dagna.1 a March with her that ends in Mountains gives 1 Ore', () => {
    const march = (to: string) => dwarves(pieces({ c: 'I-1' })).play('0 slot:march-1', `0 go:${to}`, '0 stop')
    expect(march('I-10').player(0).ore).toBe(1)
    expect(march('I-3').player(0).ore).toBe(0)
  })

  it('H-DWARVES-8 dagna.1 not for a March without her', () => {
    const g = dwarves({ warriors: { 'I-1': 1 }, ...pieces({ c: 'I-10' }) })
    g.play('0 slot:march-1', '0 from:I-1', '0 go:I-10', '0 stop')
    expect(g.player(0).ore).toBe(0)
  })

  it('H-DWARVES-8 dagna.2 she builds a Tower where she is, without a Serf or an action', () => {
    const me: PlayerSpot = { level: 2, ore: 3, ...pieces({ c: 'I-8' }) }
    const g = dwarves(me).play('0 ability:dagna.2')
    expect([g.player(0).towers, g.player(0).ore]).toEqual([[placeOf('I-8')], 0])
    expect(g.asked).toEqual(['0 turn'])
    expect(dwarves({ ...me, ore: 2 }).refusedWhy(0, 'ability:dagna.2')).toBe('nothing-to-do')
    expect(dwarves({ ...me, towers: ['I-4'] }).refusedWhy(0, 'ability:dagna.2')).toBe('nothing-to-do')
    expect(dwarves({ ...me, ...pieces({}) }).offered(0)).not.toContain('ability:dagna.2')
  })
})
