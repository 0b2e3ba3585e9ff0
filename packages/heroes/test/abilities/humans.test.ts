// Triggered and turn abilities of the Humans' Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { fight, pieces, type PlayerSpot, scenario } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

const humans = (me: PlayerSpot, foe: PlayerSpot = {}, more: PlayerSpot = {}) =>
  scenario({
    players: {
      0: { ...BARE, faction: 'humans', ...me },
      1: { ...BARE, faction: 'orcs', ...foe },
      2: { ...BARE, ...more },
    },
  })

const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

describe('Cathedral', () => {
  const me: PlayerSpot = { level: 2, buildings: ['cathedral'], food: 9, ore: 9 }

  it('H-HUMANS-1 cathedral.2 a Warrior or a Hero gives 1 Mana, a Serf does not', () => {
    expect(humans(me).play('0 slot:recruit', '0 recruit:warrior').player(0).mana).toBe(1)
    expect(humans(me).play('0 slot:recruit', '0 recruit:a').player(0).mana).toBe(1)
    expect(humans(me).play('0 slot:recruit', '0 recruit:serf').player(0).mana).toBe(0)
    const young = humans({ ...me, level: 1 }).play('0 slot:recruit', '0 recruit:warrior')
    expect(young.player(0).mana).toBe(0)
  })
})

describe('Sea Dock', () => {
  const me: PlayerSpot = { level: 2, buildings: ['sea-dock'], ...pieces({ sea: 'I-1' }) }
  const sail = ['0 slot:sail', '0 go:n', '0 stop']

  it('H-HUMANS-2 sea-dock.2 after a Sail the Galleon may attack an adjacent Region, and stays', () => {
    const g = humans(me, { serfs: { 'II-6': 1 } }).play(...sail)
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:sea-dock.2')
    expect(g.state.battle?.place).toBe(placeOf('II-6'))
    g.play(...EASY)
    expect(g.player(0).vessels.sea.at).toBe(placeOf('n'))
    expect([g.player(0).score, g.player(1).serfs[placeOf('II-6')]]).toEqual([1, 0])
  })

  it('H-HUMANS-2 sea-dock.2 is not offered without an adjacent enemy, and is declined only once', () => {
    expect(humans(me, {}).play(...sail).asked).toEqual(['1 turn'])
    const g = humans(me, { serfs: { 'II-6': 1 } }).play(...sail, '0 decline')
    expect(g.state.battle).toBe(null)
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-HUMANS-2 sea-dock.2 not after a Sail that ended in a Battle, and never against a Capital', () => {
    const g = humans(me, { serfs: { 'II-6': 1 }, ...pieces({ sea: 'n' }) }).play('0 slot:sail', '0 go:n')
    g.play(...EASY)
    expect(g.asked).not.toContain('0 ability')
    const h = humans({ ...me, ...pieces({ sea: 'ne' }) }, { serfs: { 'II-1': 3 } }).play(
      '0 slot:sail',
      '0 go:e',
      '0 stop',
    )
    expect(h.asked).not.toContain('0 ability')
  })
})

describe('Skyward Spire', () => {
  const me: PlayerSpot = { buildings: ['skyward-spire'], ...pieces({ air: 'I-1' }) }

  it('H-HUMANS-3 skyward-spire.1 landing where the player already has a Unit gives a resource of their choice', () => {
    const g = humans({ ...me, warriors: { 'I-3': 1 } }).play('0 slot:fly', '0 go:I-3', '0 stop')
    expect(g.asked).toEqual(['0 gainChosen'])
    const kind = g.offered(0)[0] ?? ''
    g.play(`0 ${kind}`)
    expect(g.player(0).ore + g.player(0).mana + g.player(0).food).toBe(1)
    const tower = humans({ ...me, towers: ['I-3'] }).play('0 slot:fly', '0 go:I-3', '0 stop')
    expect(tower.asked).toEqual(['0 gainChosen'])
  })

  it('H-HUMANS-3 skyward-spire.1 not in an empty Region, and not at home', () => {
    expect(humans(me).play('0 slot:fly', '0 go:I-3', '0 stop').asked).not.toContain('0 gainChosen')
    const home = humans({ ...me, warriors: { 'I-1': 1 }, ...pieces({ air: 'I-3' }) })
    expect(home.play('0 slot:fly', '0 go:I-1', '0 stop').asked).not.toContain('0 gainChosen')
  })

  it('H-HUMANS-3 skyward-spire.3 Units aboard may march one Region further', () => {
    const { heroes, vessels } = pieces({ air: 'I-1' })
    const laden = { ...vessels, air: { ...vessels.air, warriors: 2 } }
    const g = humans({ level: 3, buildings: ['skyward-spire'], heroes, vessels: laden })
    g.play('0 slot:fly', '0 done', '0 go:I-3', '0 stop')
    expect(g.asked).toEqual(['0 marchFrom'])
    g.play('0 from:I-3', '0 go:I-4')
    expect(g.player(0).warriors[placeOf('I-4')]).toBe(2)
    const empty = humans({ level: 3, buildings: ['skyward-spire'], ...pieces({ air: 'I-1' }) })
    expect(empty.play('0 slot:fly', '0 go:I-3', '0 stop').asked).not.toContain('0 marchFrom')
  })
})

describe('Harvest Hall', () => {
  it('H-HUMANS-4 harvest-hall.3 following gives a resource of the player’s choice, after the action', () => {
    const g = scenario({
      turn: 1,
      players: {
        0: { ...BARE, faction: 'humans', level: 3, buildings: ['harvest-hall'], serfs: { 'I-1': 1 } },
        1: BARE,
        2: BARE,
      },
      state: { tax: ['ore', 'mana', 'food'] },
    })
    g.play('1 slot:tax', '1 tax:ore', '0 follow')
    expect(g.asked).toEqual(['0 tax'])
    g.play('0 tax:ore')
    expect(g.asked).toEqual(['0 gainChosen'])
  })
})

describe('Muster Field', () => {
  it('H-HUMANS-5 H-ABILITY-9 muster-field.2 a Serf returns once per round, and its slot stays used', () => {
    const { bar } = scenario().player(0)
    const me: PlayerSpot = {
      level: 2,
      buildings: ['muster-field'],
      bar: { ...bar, tax: 'serf', cast: 'serf' },
    }
    const g = humans(me).play('0 ability:muster-field.2', '0 recall:tax')
    expect([g.player(0).serfs[placeOf('I-1')], g.player(0).bar.tax]).toEqual([1, 'shut'])
    expect(g.asked).toEqual(['0 turn'])
    expect(g.refusedWhy(0, 'ability:muster-field.2')).toBe('used-up')
    expect(g.refusedWhy(0, 'slot:tax')).toBe('slot-used')
    const none = humans({ ...me, bar })
    expect(none.refusedWhy(0, 'ability:muster-field.2')).toBe('not-met')
  })

  it('H-ABILITY-9 it is offered again after the action, and again in the next round', () => {
    const { bar } = scenario().player(0)
    const g = humans({ level: 2, buildings: ['muster-field'], bar: { ...bar, cast: 'serf' } })
    g.play('0 blank', '0 blank-slot:fly')
    expect(g.asked).toEqual(['0 afterAction'])
    g.play('0 ability:muster-field.2', '0 recall:cast')
    expect(g.asked).toEqual(['1 turn'])
    expect(g.player(0).used).toEqual(['muster-field.2'])
    g.from({ do: 'roundEnd', seat: 0 }, {})
    expect(g.player(0).used).toEqual([])
  })
})

describe('Laelithar', () => {
  const battle = (attacker: 0 | 1, a: string) =>
    fight(
      {
        players: {
          0: { ...BARE, faction: 'humans', level: 3, warriors: { 'I-6': 2 }, ...pieces({ a }) },
          1: { ...BARE, faction: 'orcs', serfs: { 'I-6': 1 } },
        },
      },
      'I-6',
      { attacker, defender: attacker === 0 ? 1 : 0 },
    ).play(...EASY)

  it('H-HUMANS-6 laelithar.3 a Battle he started and won gives 2 points', () => {
    expect(battle(0, 'I-6').player(0).score).toBe(3)
    expect(battle(0, 'I-8').player(0).score).toBe(1)
    expect(battle(1, 'I-6').player(0).score).toBe(0)
  })
})

describe('Maerwyn', () => {
  it('H-HUMANS-7 maerwyn.2 for 1 Mana a Serf joins her if there is room', () => {
    const me: PlayerSpot = { level: 2, mana: 2, ...pieces({ b: 'I-6' }) }
    const g = humans(me).play('0 ability:maerwyn.2')
    expect([g.player(0).mana, g.player(0).serfs[placeOf('I-6')]]).toEqual([1, 1])
    expect(humans({ ...me, mana: 0 }).refusedWhy(0, 'ability:maerwyn.2')).toBe('cannot-pay')
    expect(humans({ ...me, serfs: { 'I-6': 4 } }).refusedWhy(0, 'ability:maerwyn.2')).toBe('not-met')
    expect(humans({ ...me, serfs: { 'I-1': 12 } }).refusedWhy(0, 'ability:maerwyn.2')).toBe('not-met')
    const { heroes, vessels } = pieces({ b: 'I-8', sea: 'I-8' })
    const aboard = humans({ ...me, vessels, heroes: { ...heroes, b: { ...heroes.b, aboard: 'sea' } } })
    expect(aboard.refusedWhy(0, 'ability:maerwyn.2')).toBe('not-met')
  })

  it('H-HUMANS-7 maerwyn.3 up to two adjacent Units join when she is attacked', () => {
    const g = fight(
      {
        players: {
          0: { ...BARE, faction: 'humans', level: 3, warriors: { 'I-3': 3 }, ...pieces({ b: 'I-6' }) },
          1: { ...BARE, faction: 'orcs', warriors: { 'I-6': 1 } },
        },
      },
      'I-6',
      { attacker: 1, defender: 0 },
    )
    expect(g.asked).toEqual(['0 conscript'])
    const [come] = g.offered(0)
    g.play(`0 ${come}`, `0 ${come}`)
    expect(g.asked).not.toContain('0 conscript')
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(2)
  })

  it('H-HUMANS-7 maerwyn.3 not when she attacks', () => {
    const g = fight(
      {
        players: {
          0: { ...BARE, faction: 'humans', level: 3, warriors: { 'I-3': 3 }, ...pieces({ b: 'I-6' }) },
          1: { ...BARE, faction: 'orcs', warriors: { 'I-6': 1 } },
        },
      },
      'I-6',
    )
    expect(g.asked).not.toContain('0 conscript')
  })
})

describe('Corvane', () => {
  const march = ['0 slot:march-1', '0 go:I-3', '0 stop']

  it('H-HUMANS-8 H-ABILITY-8 corvane.2 once per round he marches on alone, which does not trigger it again', () => {
    const g = humans({ level: 2, warriors: { 'I-1': 1 }, ...pieces({ c: 'I-1' }) }).play(...march)
    expect(g.asked).toEqual(['0 marchFrom'])
    g.play('0 from:I-3', '0 go:I-4')
    expect(g.player(0).heroes.c.at).toBe(placeOf('I-4'))
    expect(g.player(0).warriors[placeOf('I-3')]).toBe(1)
    expect(g.asked).not.toContain('0 marchFrom')
    expect(g.player(0).used).toEqual(['corvane.2'])
  })

  it('H-HUMANS-8 corvane.2 if declined, it can still be used after the next March', () => {
    const g = humans({ level: 2, warriors: { 'I-1': 1 }, ...pieces({ c: 'I-1' }) }).play(
      ...march,
      '0 decline',
    )
    expect(g.player(0).used).toEqual([])
  })

  it('H-HUMANS-8 corvane.2 not after a March without him', () => {
    const g = humans({ level: 2, warriors: { 'I-1': 2 }, ...pieces({ c: 'I-8' }) })
    g.marchFrom(0, 'I-1').play('0 go:I-3', '0 stop')
    expect(g.asked).not.toContain('0 marchFrom')
  })
})
