// Abilities of the Goblins' Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { hasRoom, inPlay } from '../../src/rules/pieces.ts'
import { buildingPrice, unitPrice } from '../../src/rules/prices.ts'
import type { Player } from '../../src/state.ts'
import {
  battleOf,
  bonusesIn,
  EASY,
  pieces,
  placeOf,
  type PlayerSpot,
  scoredBy,
  sumOf,
  turnOf,
} from '../../testing/index.ts'

const goblins = (me: PlayerSpot, foe: PlayerSpot = {}, state = {}) => turnOf('goblins', me, foe, state)
const battle = (me: PlayerSpot, foe: PlayerSpot, start = {}) => battleOf('goblins', me, foe, start)
const serfsIn = (p: Player, id: string) => p.serfs[placeOf(id)]
const QUIET = { down: Array.from({ length: 53 }, () => 0) }

/** An Air Vessel with Units aboard. */
const flying = (at: string, aboard: { serfs?: number; warriors?: number }): PlayerSpot => {
  const { vessels, heroes } = pieces({ air: at })
  return { heroes, vessels: { ...vessels, air: { ...vessels.air, ...aboard } } }
}

describe('Twin-Tank', () => {
  const me: PlayerSpot = { level: 3, buildings: ['twin-tank'], food: 5 }

  it('H-GOBLINS-1 twin-tank.1 one more Serf for 1 Food, once per Recruit, also after two Serfs', () => {
    const one = goblins(me).play('0 slot:recruit', '0 recruit:serf', '0 ability:twin-tank.1')
    expect([serfsIn(one.player(0), 'I-1'), one.player(0).food]).toEqual([2, 3])
    const two = goblins(me).play('0 slot:recruit', '0 recruit:pair', '0 ability:twin-tank.1')
    expect([serfsIn(two.player(0), 'I-1'), two.player(0).food, two.asked]).toEqual([3, 1, ['1 turn']])
    const no = goblins(me).play('0 slot:recruit', '0 recruit:serf', '0 decline')
    expect(serfsIn(no.player(0), 'I-1')).toBe(1)
  })

  it('H-GOBLINS-1 twin-tank.1 not for Warriors, not without Food, not without a Serf in the supply', () => {
    expect(goblins(me).play('0 slot:recruit', '0 recruit:warrior').asked).toEqual(['1 turn'])
    expect(goblins({ ...me, food: 1 }).play('0 slot:recruit', '0 recruit:serf').asked).toEqual(['1 turn'])
    const last = goblins({ ...me, serfs: { 'I-1': 10 } }).play('0 slot:recruit', '0 recruit:serf')
    expect(last.asked).toEqual(['1 turn'])
  })

  it('H-GOBLINS-1 twin-tank.1 when following, too', () => {
    const g = turnOf(
      'goblins',
      { ...me, serfs: { 'I-1': 1 } },
      { food: 3 },
      { turn: { seat: 1, slot: '', met: [] } },
    )
    g.from({ do: 'followed', seat: 0, slot: 'recruit' }, {}).play('0 recruit:serf')
    expect(g.asked).toEqual(['0 ability'])
  })

  it('H-GOBLINS-1 twin-tank.2 six Units in a Region, but only five in a March', () => {
    const full: PlayerSpot = { ...me, serfs: { 'I-6': 5, 'I-3': 1 } }
    const g = goblins(full)
    expect(hasRoom(g.table.machine, 0, placeOf('I-6'), 1)).toBe(true)
    expect(hasRoom(g.table.machine, 0, placeOf('I-6'), 2)).toBe(false)
    const young = goblins({ ...full, level: 1 })
    expect(hasRoom(young.table.machine, 0, placeOf('I-6'), 1)).toBe(false)
    const six = goblins({ ...me, serfs: { 'I-6': 6 } }, {}, QUIET).play('0 slot:march-1')
    six.play('0 go:I-9', ...(six.asked.includes('0 march') ? ['0 stop'] : []))
    expect(serfsIn(six.player(0), 'I-6')).toBe(1)
  })

  it('H-GOBLINS-1 twin-tank.3 scores 1 for every 3 Serfs in play', () => {
    const g = goblins({ ...me, serfs: { 'I-1': 5 } })
    // The sixth is in the Building.
    expect(inPlay(g.player(0), 'serf')).toBe(6)
    expect(scoredBy(g, 'twin-tank.3')).toBe(2)
    expect(scoredBy(goblins({ ...me, level: 2, serfs: { 'I-1': 5 } }), 'twin-tank.3')).toBe(undefined)
  })
})

describe('Fizzwidget Foundry', () => {
  const me = (level: 1 | 2 | 3, serfs: number): PlayerSpot => ({
    level,
    buildings: ['fizzwidget-foundry'],
    serfs: { 'I-6': serfs },
  })

  it('H-GOBLINS-2 fizzwidget-foundry.1 each Serf after the first, up to 3', () => {
    const foe: PlayerSpot = { warriors: { 'I-6': 1 } }
    expect(bonusesIn(battle(me(1, 1), foe))).toEqual({})
    expect(bonusesIn(battle(me(1, 3), foe))).toEqual({ 'fizzwidget-foundry.1': 2 })
    expect(bonusesIn(battle(me(1, 5), foe))).toEqual({ 'fizzwidget-foundry.1': 3 })
  })

  it('H-GOBLINS-2 fizzwidget-foundry.2 any mix of resources pays for a Tactic card', () => {
    const rich = { ...me(2, 1), warriors: { 'I-6': 1 }, ore: 3, food: 2 }
    const foe: PlayerSpot = { serfs: { 'I-6': 1 } }
    // First Strike costs 4 Mana.
    const g = battle(rich, foe).play('0 tactic:first-strike', '1 tactic:fall-back')
    expect(g.asked).toEqual(['0 payTactic'])
    g.play('0 pay')
    expect(g.asked).toEqual(['0 words/payAny'])
    g.play('0 pay-kind:food', '0 pay-kind:food')
    expect([g.player(0).ore, g.player(0).food]).toEqual([1, 0])
    const young = battle({ ...rich, level: 1, serfs: {} }, foe)
    expect(young.refusedWhy(0, 'tactic:first-strike')).toBe('cannot-pay-tactic')
    expect(battle({ ...rich, serfs: {} }, foe).offered(0)).toContain('tactic:first-strike')
  })

  it('H-GOBLINS-2 fizzwidget-foundry.2 with sacrifice', () => {
    const g = battle({ ...me(2, 2), warriors: { 'I-6': 1 }, ore: 2, food: 1 }, { serfs: { 'I-6': 1 } })
    g.play('0 tactic:first-strike', '1 tactic:fall-back', '0 sacrifice:serf', '0 pay', '0 pay-kind:food')
    expect([g.player(0).ore, g.player(0).food]).toEqual([0, 0])
  })

  it('H-GOBLINS-2 fizzwidget-foundry.3 each sacrificed Serf adds 1, and still counts itself', () => {
    const g = battle({ ...me(3, 2), food: 1 }, { serfs: { 'I-6': 1 } })
    // Conscripts cost 3 Food.
    g.play('0 tactic:conscripts', '1 tactic:fall-back', '0 sacrifice:serf', '0 sacrifice:serf')
    const line = g.table.machine.events.findLast((e) => e.type === 'strength' && e.seat === 0)?.['lines']
    expect(line).toContainEqual({ what: 'fizzwidget-foundry.3', n: 2 })
    expect(line).toContainEqual({ what: 'serf', n: 2 })
  })
})

describe('Scrap Bazaar', () => {
  const me: PlayerSpot = { level: 3, buildings: ['scrap-bazaar'], serfs: { 'I-1': 1 } }

  it('H-GOBLINS-3 scrap-bazaar.1 up to 2 resources one for one, once per round', () => {
    const g = goblins({ ...me, ore: 3 }).play(
      '0 ability:scrap-bazaar.1',
      '0 swap:ore-food',
      '0 swap:ore-mana',
    )
    expect([g.player(0).ore, g.player(0).food, g.player(0).mana, g.asked]).toEqual([1, 1, 1, ['0 turn']])
    expect(g.refusedWhy(0, 'ability:scrap-bazaar.1')).toBe('used-up')
    expect(
      goblins({ ...me, ore: 3 })
        .play('0 ability:scrap-bazaar.1', '0 no-more')
        .player(0).ore,
    ).toBe(3)
  })

  it('H-GOBLINS-3 scrap-bazaar.2 a Building costs 2 Ore', () => {
    expect(buildingPrice(goblins(me).table.machine, 0)).toEqual({ ore: 2 })
    expect(buildingPrice(goblins({ ...me, level: 1 }).table.machine, 0)).toEqual({ ore: 3 })
  })

  const bar = (recruit: 'serf' | 'token'): Player['bar'] => ({ ...goblins(me).player(0).bar, recruit })

  it('H-GOBLINS-3 scrap-bazaar.3 the Action Token takes the place of a Serf, which returns; others follow', () => {
    const g = goblins({ ...me, food: 3, bar: bar('serf') }, { serfs: { 'II-1': 1 }, food: 1 })
    g.play('0 slot:recruit')
    expect(g.player(0)).toMatchObject({ tokens: 1, bar: { recruit: 'token' } })
    expect(serfsIn(g.player(0), 'I-1')).toBe(2)
    g.play('0 recruit:serf')
    expect(g.asked).toEqual(['1 follow-recruit'])
  })

  it('H-GOBLINS-3 scrap-bazaar.3 once per round, only Capital slots, and not in place of a token', () => {
    expect(goblins({ ...me, food: 3, bar: bar('token') }).refusedWhy(0, 'slot:recruit')).toBe('slot-used')
    const used = goblins({ ...me, food: 3, bar: bar('serf'), used: ['scrap-bazaar.3'] })
    expect(used.refusedWhy(0, 'slot:recruit')).toBe('slot-used')
    const march = { ...goblins(me).player(0).bar, 'march-1': 'serf' as const }
    expect(goblins({ ...me, bar: march }).refusedWhy(0, 'slot:march-1')).toBe('slot-used')
    expect(goblins({ ...me, level: 2, food: 3, bar: bar('serf') }).refusedWhy(0, 'slot:recruit')).toBe(
      'slot-used',
    )
  })

  it('H-GOBLINS-3 scrap-bazaar.3 the Serf that returns may go into a Building', () => {
    const build = { ...goblins(me).player(0).bar, build: 'serf' as const }
    const g = goblins({ ...me, serfs: {}, ore: 2, bar: build }).play('0 slot:build', '0 building:twin-tank')
    expect(g.player(0).buildings).toContain('twin-tank')
  })
})

describe('Crank Wharf', () => {
  const me: PlayerSpot = {
    level: 3,
    buildings: ['crank-wharf'],
    serfs: { 'I-1': 1 },
    ...pieces({ sea: 'I-1' }),
  }

  it('H-GOBLINS-4 crank-wharf.1 both Vessels cost 1 Food and 1 of the other resource less', () => {
    const { machine } = goblins(me).table
    expect([unitPrice(machine, 0, 'sea'), unitPrice(machine, 0, 'air')]).toEqual([
      { food: 1, ore: 1 },
      { food: 1, mana: 1 },
    ])
  })

  it('H-GOBLINS-4 crank-wharf.2 a Serf from the Courtyard goes where the Paddle-Crank docks', () => {
    const g = goblins(me, {}, QUIET).play('0 slot:sail', '0 done', '0 go:n', '0 go:I-10')
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:crank-wharf.2')
    expect([serfsIn(g.player(0), 'I-1'), serfsIn(g.player(0), 'I-10')]).toEqual([0, 1])
    const none = goblins({ ...me, serfs: {} }, {}, QUIET).play('0 slot:sail', '0 go:n', '0 go:I-10')
    expect(none.asked).not.toContain('0 ability')
    const full = goblins({ ...me, warriors: { 'I-10': 4 } }, {}, QUIET)
    expect(full.play('0 slot:sail', '0 done', '0 go:n', '0 go:I-10').asked).not.toContain('0 ability')
  })

  it('H-GOBLINS-4 crank-wharf.3 carries 4 Units, at Speed 4', () => {
    const g = goblins({ ...me, serfs: { 'I-1': 5 } })
    const board = '0 board:serf@sea'
    g.play(board, board, board, board)
    expect(g.refusedWhy(0, 'board:serf@sea')).toBe('no-seat-aboard')
    expect(
      g.play('0 slot:sail').play(...(g.asked.includes('0 loadSea') ? ['0 done'] : [])).state.move?.left,
    ).toBe(4)
  })
})

describe('Launch Ramp', () => {
  const ramp: PlayerSpot = { level: 3, buildings: ['launch-ramp'] }

  it('H-GOBLINS-5 launch-ramp.1 sets down Units on its way, who explore; then it flies on', () => {
    const down = QUIET.down.slice()
    down[placeOf('I-3')] = 1
    const state = { down, landPool: ['bonus-ore'], shown: [] }
    const g = goblins({ ...ramp, ...flying('I-1', { serfs: 2 }) }, {}, state)
    g.play('0 slot:fly', '0 done', '0 go:I-3', '0 set-down')
    expect(g.asked).toEqual(['0 words/setDown'])
    g.play('0 leave:serf@air', '0 done')
    expect([serfsIn(g.player(0), 'I-3'), g.player(0).ore]).toEqual([1, 1])
    expect(g.asked).toEqual(['0 fly'])
    expect(g.offered(0)).not.toContain('set-down')
    g.play('0 go:I-6', '0 stop')
    expect(g.player(0).vessels.air).toMatchObject({ at: placeOf('I-6'), serfs: 1 })
  })

  it('H-GOBLINS-5 launch-ramp.1 those driven off do not take the Fizzcopter along', () => {
    const down = QUIET.down.slice()
    down[placeOf('I-3')] = 1
    const state = { down, landPool: ['monster'], shown: [] }
    const g = goblins({ ...ramp, ...flying('I-1', { serfs: 1 }) }, {}, state)
    g.play('0 slot:fly', '0 done', '0 go:I-3', '0 set-down', '0 leave:serf@air')
    while (!g.asked.includes('0 fly')) g.play(`0 ${g.offered(0)[0]}`)
    expect(g.player(0).vessels.air.at).toBe(placeOf('I-3'))
    expect(serfsIn(g.player(0), 'I-3')).toBe(0)
    g.play('0 go:I-6')
    expect(g.player(0).vessels.air.at).toBe(placeOf('I-6'))
  })

  it('H-GOBLINS-5 launch-ramp.1 not where it starts, not at sea, and not when empty', () => {
    const g = goblins({ ...ramp, ...flying('I-1', { serfs: 1 }) }, {}, QUIET).play('0 slot:fly', '0 done')
    expect(g.offered(0)).not.toContain('set-down')
    const empty = goblins({ ...ramp, ...flying('I-1', {}) }, {}, QUIET).play('0 slot:fly', '0 go:I-3')
    expect(empty.offered(0)).not.toContain('set-down')
  })

  it('H-GOBLINS-5 launch-ramp.2 flies at Speed 3', () => {
    const left = (level: 1 | 2) =>
      goblins({ ...ramp, level, ...flying('I-1', {}) }).play('0 slot:fly').state.move?.left
    expect([left(1), left(2)]).toEqual([2, 3])
  })

  it('H-GOBLINS-5 launch-ramp.3 a Serf aboard for an enemy Serf or Warrior of the player’s choice beside it', () => {
    const me = { ...ramp, ...flying('I-3', { serfs: 1 }) }
    const g = goblins(me, { serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } }).play('0 ability:launch-ramp.3')
    expect(g.asked).toEqual(['0 destroyUnit'])
    g.play('0 unit:warrior')
    expect(g.player(1).warriors[placeOf('I-6')]).toBe(0)
    expect(g.player(0).vessels.air.serfs).toBe(0)
  })

  it('H-GOBLINS-5 launch-ramp.3 needs a Serf aboard, and never reaches a Capital Region', () => {
    const foe: PlayerSpot = { serfs: { 'I-6': 1 } }
    expect(
      goblins({ ...ramp, ...flying('I-3', { warriors: 1 }) }, foe).refusedWhy(0, 'ability:launch-ramp.3'),
    ).toBe('not-met')
    const siege = goblins({ ...ramp, ...flying('II-2', { serfs: 1 }) }, { serfs: { 'II-1': 2 } })
    expect(siege.refusedWhy(0, 'ability:launch-ramp.3')).toBe('nothing-to-do')
  })
})

describe('Grubba Bolt', () => {
  const me = (level: 1 | 2 | 3, serfs: number): PlayerSpot => ({
    level,
    serfs: { 'I-6': serfs },
    ...pieces({ a: 'I-6' }),
  })

  it('H-GOBLINS-6 grubba.1 and grubba.3 Serfs at her side', () => {
    const foe: PlayerSpot = { warriors: { 'I-6': 1 } }
    expect(bonusesIn(battle(me(1, 1), foe))).toEqual({})
    expect(bonusesIn(battle(me(1, 2), foe))).toEqual({ 'grubba.1': 1 })
    expect(bonusesIn(battle(me(3, 2), foe))).toEqual({ 'grubba.1': 1, 'grubba.3': 2 })
    expect(bonusesIn(battle(me(3, 4), foe))).toEqual({ 'grubba.1': 1, 'grubba.3': 3 })
  })

  it('H-GOBLINS-6 grubba.2 a sacrifice makes the card 1 cheaper, once', () => {
    // Conscripts cost 3 Food: a Serf pays 1, Grubba 1, and the second Serf 1.
    const pay = (spot: PlayerSpot) =>
      battle(spot, { serfs: { 'I-6': 1 } }).play('0 tactic:conscripts', '1 tactic:fall-back')
    const g = pay(me(2, 3)).play('0 sacrifice:serf', '0 sacrifice:serf')
    expect(g.asked).not.toContain('0 payTactic')
    const young = pay(me(1, 3)).play('0 sacrifice:serf', '0 sacrifice:serf')
    expect(young.asked).toEqual(['0 payTactic'])
    const { heroes } = pieces({ a: 'II-8' })
    const away = pay({ ...me(2, 3), heroes }).play('0 sacrifice:serf', '0 sacrifice:serf')
    expect(away.asked).toEqual(['0 payTactic'])
    // It pays nothing without a sacrifice.
    expect(pay({ ...me(2, 3), food: 2 }).offered(0)).not.toContain('pay')
  })
})

describe('Nib and Nob', () => {
  it('H-GOBLINS-7 nibnob.1 a Serf joins them from the Courtyard in a Resource Region', () => {
    const me: PlayerSpot = { serfs: { 'I-1': 1 }, ...pieces({ b: 'I-3' }) }
    const march = (region: string) => goblins(me, {}, QUIET).marchFrom(0, 'I-3').play(`0 go:${region}`)
    const g = march('I-6')
    if (g.asked.includes('0 march')) g.play('0 stop')
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:nibnob.1')
    expect([serfsIn(g.player(0), 'I-1'), serfsIn(g.player(0), 'I-6')]).toEqual([0, 1])
  })

  it('H-GOBLINS-7 nibnob.2 each Muster gives 1 Food, after its action', () => {
    const me: PlayerSpot = { level: 2, serfs: { 'I-1': 2 }, warriors: { 'I-3': 1 }, ...pieces({ b: 'I-1' }) }
    const g = goblins(me, {}, QUIET).marchFrom(0, 'I-3').play('0 go:I-6')
    while (g.asked.includes('0 march')) g.play('0 stop')
    expect(g.asked).toEqual(['0 muster'])
    g.play('0 muster:march-2')
    expect(g.player(0).food).toBe(0)
    if (g.asked.includes('0 marchFrom')) g.play('0 from:I-6')
    g.play('0 go:I-9')
    while (g.asked.includes('0 march')) g.play('0 stop')
    expect(g.player(0).food).toBe(1)
  })

  it('H-GOBLINS-7 nibnob.3 a Serf from the supply where they are', () => {
    const g = goblins({ level: 3, ...pieces({ b: 'I-6' }) }).play('0 ability:nibnob.3')
    expect([serfsIn(g.player(0), 'I-6'), g.refusedWhy(0, 'ability:nibnob.3')]).toEqual([1, 'used-up'])
    const full = goblins({ level: 3, warriors: { 'I-6': 4 }, ...pieces({ b: 'I-6' }) })
    expect(full.refusedWhy(0, 'ability:nibnob.3')).toBe('not-met')
  })
})

describe('Tikk Quickfuse', () => {
  it('H-GOBLINS-8 tikk.1 up to 2 Serfs keep his pace', () => {
    const left = (serfs: number) => {
      const g = goblins({ serfs: { 'I-3': serfs }, ...pieces({ c: 'I-3' }) }, {}, QUIET).play(
        '0 slot:march-1',
      )
      return g.play('0 go:I-6').state.move?.left
    }
    expect([left(2), left(3)]).toEqual([3, 1])
  })

  it('H-GOBLINS-8 tikk.2 when he falls in a Battle, the enemy loses a Serf or Warrior and the player gains 1 point', () => {
    const g = battle({ level: 2, ...pieces({ c: 'I-6' }) }, { warriors: { 'I-6': 3 }, serfs: { 'I-6': 1 } })
    g.play(...EASY)
    expect(g.asked).toEqual(['1 loseUnit'])
    g.play('1 unit:serf')
    expect([serfsIn(g.player(1), 'I-6'), g.player(0).heroes.c.at]).toEqual([0, -1])
    // 1 for starting the Battle, 1 for Tikk.
    expect(g.player(0).score).toBe(2)
  })

  it('H-GOBLINS-8 tikk.2 nothing outside a Battle', () => {
    const me: PlayerSpot = { level: 2, ...pieces({ c: 'I-6' }) }
    const g = goblins(me, { serfs: { 'I-6': 1 } })
    g.from({ do: 'killUnits', seat: 0, owners: [0], place: placeOf('I-6'), n: 1, strength: 99, by: 1 }, {})
    expect([g.player(0).heroes.c.at, g.player(0).score]).toEqual([-1, 0])
  })

  it('H-GOBLINS-8 tikk.3 a Tower next to him has 3 less Strength until the round ends', () => {
    const me: PlayerSpot = { level: 3, ore: 1, warriors: { 'I-6': 1 }, ...pieces({ c: 'I-3' }) }
    const foe: PlayerSpot = { towers: ['I-6'], serfs: { 'I-6': 1 } }
    const g = goblins({ ...me, warriors: {} }, foe).play('0 ability:tikk.3')
    expect(g.state.marks).toEqual([{ id: 'shaken', at: placeOf('I-6'), seat: 0, until: 1 }])
    const marks = [{ id: 'shaken', at: placeOf('I-6'), seat: 0, until: 1 }]
    const total = (state: object) => sumOf(battleOf('goblins', me, foe, {}, state), 'defender').total
    expect([total({}), total({ marks })]).toEqual([4, 1])
    // A marker of one's own does nothing.
    expect(total({ marks: [{ id: 'shaken', at: placeOf('I-6'), seat: 1, until: 1 }] })).toBe(4)
    const none = goblins({ ...me, warriors: {} }, { serfs: { 'I-6': 1 } })
    expect(none.refusedWhy(0, 'ability:tikk.3')).toBe('nothing-to-do')
  })
})
