// Triggered and turn abilities of the Orcs' Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { fight, pieces, type PlayerSpot, type Scenario, scenario } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

const orcs = (me: PlayerSpot, foe: PlayerSpot = {}) =>
  scenario({
    players: { 0: { ...BARE, faction: 'orcs', ...me }, 1: { ...BARE, faction: 'humans', ...foe }, 2: BARE },
  })

const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

/** A Battle in I-6: the Orcs attack, or defend. */
const battle = (me: PlayerSpot, foe: PlayerSpot, attacker: 0 | 1 = 0): Scenario =>
  fight(
    { players: { 0: { ...BARE, faction: 'orcs', ...me }, 1: { ...BARE, faction: 'humans', ...foe } } },
    'I-6',
    { attacker, defender: attacker === 0 ? 1 : 0 },
  )

describe('Blood Tent', () => {
  const me: PlayerSpot = { buildings: ['blood-tent'], warriors: { 'I-6': 3 } }

  it('H-ORCS-1 blood-tent.1 starting a Battle gives 1 Mana, before anything else happens in it', () => {
    const g = battle(me, { serfs: { 'I-6': 1 } })
    expect([g.player(0).mana, g.asked]).toEqual([1, ['1 tactic', '0 tactic']])
    expect(battle(me, { serfs: { 'I-6': 1 } }, 1).player(0).mana).toBe(0)
  })

  it('H-ORCS-1 blood-tent.3 1 point for each enemy Warrior and Hero destroyed in a Battle the Orcs won', () => {
    const g = battle({ ...me, level: 3 }, { warriors: { 'I-6': 1 }, serfs: { 'I-6': 1 } }).play(...EASY)
    expect(g.asked).toEqual(['1 loseUnits'])
    g.play('1 lose:warrior')
    expect(g.player(0).score).toBe(2)
    const serf = battle({ ...me, level: 3 }, { serfs: { 'I-6': 1 } }).play(...EASY)
    expect(serf.player(0).score).toBe(1)
    const young = battle(me, { warriors: { 'I-6': 1 } }).play(...EASY)
    expect(young.player(0).score).toBe(1)
  })
})

describe('Barracks', () => {
  const me: PlayerSpot = { level: 3, buildings: ['barracks'], food: 9 }

  it('H-ORCS-2 barracks.3 a second Warrior in the same action, and no third', () => {
    const g = orcs(me).play('0 slot:recruit', '0 recruit:warrior', '0 ability:barracks.3')
    expect([g.player(0).warriors[placeOf('I-1')], g.player(0).food]).toEqual([2, 7])
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-ORCS-2 barracks.3 is offered only if it is affordable, and only for Warriors', () => {
    expect(orcs({ ...me, food: 1 }).play('0 slot:recruit', '0 recruit:warrior').asked).toEqual(['1 turn'])
    expect(orcs(me).play('0 slot:recruit', '0 recruit:serf').asked).toEqual(['1 turn'])
  })

  it('H-ABILITY-8 a preference skips the question', () => {
    const g = orcs(me)
    g.table.machine.choose(0, 'barracks.3', 'never')
    expect(g.play('0 slot:recruit', '0 recruit:warrior').asked).toEqual(['1 turn'])
    const h = orcs(me)
    h.table.machine.choose(0, 'barracks.3', 'always')
    h.play('0 slot:recruit', '0 recruit:warrior')
    expect(h.player(0).warriors[placeOf('I-1')]).toBe(2)
  })
})

describe('War Forge', () => {
  it('H-ORCS-3 war-forge.2 each Unit lost gives 1 Ore, at most 2', () => {
    const me: PlayerSpot = {
      level: 2,
      buildings: ['war-forge'],
      serfs: { 'I-6': 4 },
      ...pieces({ a: 'I-6' }),
    }
    const g = battle(me, { warriors: { 'I-6': 5 } }).play(
      ...EASY,
      '0 lose:serf',
      '0 lose:serf',
      '0 lose:serf',
    )
    expect([g.player(0).serfs[placeOf('I-1')], g.player(0).ore]).toEqual([1, 2])
    const none = battle({ ...me, warriors: { 'I-6': 1 } }, { serfs: { 'I-6': 1 } }).play(...EASY)
    expect(none.player(0).ore).toBe(0)
  })
})

describe('Dragon Roost', () => {
  const me: PlayerSpot = { level: 3, buildings: ['dragon-roost'], ...pieces({ air: 'I-3' }) }

  it('H-ORCS-4 dragon-roost.3 an enemy adjacent to the Dragon loses a Serf or Warrior of its choice', () => {
    const g = orcs(me, { serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } }).play('0 ability:dragon-roost.3')
    expect(g.asked).toEqual(['1 loseUnit'])
    g.play(`1 ${g.offered(1).find((id) => id.endsWith('serf'))}`)
    expect(g.player(1).serfs[placeOf('I-6')]).toBe(0)
    expect(g.asked).toEqual(['0 turn'])
    expect(g.refusedWhy(0, 'ability:dragon-roost.3')).toBe('used-up')
  })

  it('H-ORCS-4 dragon-roost.3 over borders only, not against Heroes, not into a Capital Region', () => {
    expect(orcs(me, pieces({ a: 'I-6' })).refusedWhy(0, 'ability:dragon-roost.3')).toBe('nothing-to-do')
    const ferry = orcs({ ...me, ...pieces({ air: 'I-4' }) }, { serfs: { 'II-4': 1 } })
    expect(ferry.refusedWhy(0, 'ability:dragon-roost.3')).toBe('nothing-to-do')
    expect(orcs({ ...me, ...pieces({}) }, {}).refusedWhy(0, 'ability:dragon-roost.3')).toBe('not-met')
    const siege = orcs(
      { ...me, ...pieces({ air: 'II-2' }) },
      { serfs: { 'II-1': 2 }, warriors: { 'II-1': 1 } },
    )
    expect(siege.refusedWhy(0, 'ability:dragon-roost.3')).toBe('nothing-to-do')
  })
})

describe('Slag Docks', () => {
  const me: PlayerSpot = { buildings: ['slag-docks'], ...pieces({ sea: 'I-1' }) }

  it('H-ORCS-5 slag-docks.1 a player on the coast gives a resource of the Orcs’ choice; a Capital counts', () => {
    const g = orcs({ ...me, ...pieces({ sea: 'ne' }) }, { ore: 2, mana: 1 })
    g.play('0 slot:sail', '0 go:e', '0 stop')
    expect(g.asked).toEqual(['0 takeChosen'])
    const ore = g.offered(0).find((id) => id.includes('ore')) ?? ''
    g.play(`0 ${ore}`)
    expect([g.player(0).ore, g.player(1).ore]).toEqual([1, 1])
  })

  it('H-ORCS-5 slag-docks.1 not if docked, and not if nobody is there', () => {
    const g = orcs(me, { ore: 2 }).play('0 slot:sail', '0 go:n', '0 stop')
    expect([g.asked, g.player(1).ore]).toEqual([['1 turn'], 2])
    const dock = orcs(me, { ore: 2, serfs: { 'I-2': 1 } }).play('0 slot:sail', '0 go:n', '0 go:I-10')
    expect(dock.player(1).ore).toBe(2)
  })
})

describe('Gorrath', () => {
  const march = ['0 slot:march-1', '0 go:I-6']

  it('H-ORCS-6 gorrath.2 after an attack his army has won it may march on', () => {
    const me: PlayerSpot = { level: 2, warriors: { 'I-3': 1 }, ...pieces({ a: 'I-3' }) }
    const g = orcs(me, { serfs: { 'I-6': 1 } }).play(...march, ...EASY)
    expect(g.asked).toEqual(['0 marchFrom'])
    g.play('0 from:I-6', '0 go:I-9')
    expect([g.player(0).heroes.a.at, g.player(0).warriors[placeOf('I-9')]]).toEqual([placeOf('I-9'), 1])
  })

  it('H-ORCS-6 gorrath.2 once per turn, and again in the next', () => {
    const me: PlayerSpot = { level: 2, warriors: { 'I-3': 1 }, ...pieces({ a: 'I-3' }) }
    const g = orcs(me, { serfs: { 'I-6': 1, 'I-9': 1 } }).play(...march, ...EASY)
    g.play('0 from:I-6', '0 go:I-9', ...EASY)
    expect(g.asked).toEqual(['1 turn'])
    expect(g.player(0).used).toEqual([])
  })

  it('H-ORCS-6 gorrath.2 not for an army without him', () => {
    const me: PlayerSpot = { level: 2, warriors: { 'I-3': 2 }, ...pieces({ a: 'I-1' }) }
    const g = orcs(me, { serfs: { 'I-6': 1 } })
      .marchFrom(0, 'I-3')
      .play('0 go:I-6', ...EASY)
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-ORCS-6 gorrath.3 a side that loses to his army takes 2 more Damage', () => {
    const foe: PlayerSpot = { serfs: { 'I-6': 4 } }
    const me: PlayerSpot = { level: 3, warriors: { 'I-6': 2 }, ...pieces({ a: 'I-6' }) }
    const g = battle(me, foe).play(...EASY)
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(1)
    const h = battle({ ...me, level: 2 }, foe).play(...EASY)
    expect(h.player(1).serfs[placeOf('II-1')]).toBe(3)
  })
})

describe('Ulgha', () => {
  it('H-ORCS-7 ulgha.1 each Unit destroyed on either side gives 1 Mana, at most 3', () => {
    const g = battle({ warriors: { 'I-6': 3 }, ...pieces({ b: 'I-6' }) }, { serfs: { 'I-6': 5 } }).play(
      ...EASY,
    )
    expect(g.player(0).mana).toBe(2)
    const beaten = battle({ serfs: { 'I-6': 2 }, ...pieces({ b: 'I-6' }) }, { warriors: { 'I-6': 5 } })
    beaten.play(...EASY)
    while (beaten.asked.includes('0 loseUnits')) beaten.play('0 lose:serf')
    expect(beaten.player(0).mana).toBeGreaterThan(0)
    const away = battle({ warriors: { 'I-6': 3 }, ...pieces({ b: 'I-8' }) }, { serfs: { 'I-6': 4 } }).play(
      ...EASY,
    )
    expect(away.player(0).mana).toBe(0)
  })

  it('H-ORCS-7 ulgha.2 two Spell cards for a Serf in her Region', () => {
    const me: PlayerSpot = { level: 2, serfs: { 'I-6': 1 }, ...pieces({ b: 'I-6' }) }
    const g = orcs(me).play('0 ability:ulgha.2')
    expect([g.player(0).serfs[placeOf('I-6')], g.player(0).hand.length]).toEqual([0, 2])
    expect(g.broken).toEqual([])
    expect(orcs({ ...me, serfs: { 'I-8': 1 } }).refusedWhy(0, 'ability:ulgha.2')).toBe('not-met')
  })
})

describe('Skarn', () => {
  const march = ['0 slot:march-1', '0 go:I-3', '0 stop']

  it('H-ORCS-8 skarn.2 adjacent to an enemy’s Resource Region, he takes 1 of its resource', () => {
    const me: PlayerSpot = { level: 2, ...pieces({ c: 'I-1' }) }
    const g = orcs(me, { mana: 2, ore: 2, serfs: { 'I-6': 1 } }).play(...march)
    expect([g.player(0).mana, g.player(1).mana, g.player(0).ore]).toEqual([1, 1, 0])
    const young = orcs({ ...me, level: 1 }, { mana: 2, serfs: { 'I-6': 1 } }).play(...march)
    expect(young.player(0).mana).toBe(0)
    const nobody = orcs(me, { mana: 2, serfs: { 'I-5': 1 } }).play(...march)
    expect(nobody.player(0).mana).toBe(0)
  })
})
