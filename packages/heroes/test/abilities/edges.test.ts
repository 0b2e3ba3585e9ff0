// Where abilities meet other rules: docks and defeats, Spells, links of Towers, allies, the solo Enemy.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { rulesOf } from '../../src/rules/abilities/standing.ts'
import { fight, pieces, type PlayerSpot, scenario, sumOf } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

const table = (me: PlayerSpot, foe: PlayerSpot = {}, turn = 0) =>
  scenario({ turn, players: { 0: { ...BARE, ...me }, 1: { ...BARE, faction: 'orcs', ...foe }, 2: BARE } })

const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

describe('the Galleon attacks', () => {
  const me: PlayerSpot = { faction: 'humans', level: 2, buildings: ['sea-dock'], ...pieces({ sea: 'I-1' }) }

  it('H-HUMANS-2 docked, an adjacent Region or a Sea Region of that coast', () => {
    const g = table(me, { serfs: { 'I-9': 1 }, ...pieces({ sea: 'nw' }) })
    g.play('0 slot:sail', '0 go:n', '0 go:I-10', '0 ability:sea-dock.2')
    expect(g.offered(0).toSorted()).toEqual(['at:I-9', 'at:nw'])
  })

  it('H-HUMANS-2 if it loses, it takes Damage and goes home with everyone aboard', () => {
    const { heroes, vessels } = pieces({ sea: 'I-1' })
    const laden = { ...vessels, sea: { ...vessels.sea, serfs: 2 } }
    const g = table({ ...me, heroes, vessels: laden }, { warriors: { 'II-6': 5 } })
    g.play('0 slot:sail', '0 done', '0 go:n', '0 stop', '0 ability:sea-dock.2', ...EASY)
    expect(g.asked).toEqual(['0 loseUnits'])
    g.play('0 lose:serf@sea', '0 lose:serf@sea')
    expect(g.player(0).vessels.sea).toEqual({ at: placeOf('I-1'), serfs: 0, warriors: 0 })
    expect(g.player(1).warriors[placeOf('II-6')]).toBe(5)
  })
})

describe('after a Battle on arrival', () => {
  it('H-HUMANS-3 nobody marches on from the Airship', () => {
    const { heroes, vessels } = pieces({ air: 'I-1' })
    const laden = { ...vessels, air: { ...vessels.air, warriors: 2 } }
    const me: PlayerSpot = {
      faction: 'humans',
      level: 3,
      buildings: ['skyward-spire'],
      heroes,
      vessels: laden,
    }
    const g = table(me, { serfs: { 'I-3': 1 } }).play('0 slot:fly', '0 done', '0 go:I-3', ...EASY)
    expect(g.asked).toEqual(['0 unload'])
  })

  it('H-HUMANS-3 an Airship that lands at one’s own Unit after a Battle over sea gives a resource', () => {
    const { heroes, vessels } = pieces({ air: 'I-1' })
    const me: PlayerSpot = {
      faction: 'humans',
      buildings: ['skyward-spire'],
      heroes,
      vessels: { ...vessels, air: { ...vessels.air, warriors: 2 } },
      serfs: { 'I-2': 1 },
    }
    const over = () => table(me, pieces({ sea: 'n' })).play('0 slot:fly', '0 done', '0 go:n', ...EASY)
    expect(over().play('0 land:I-2').asked).toEqual(['0 gainChosen'])
    expect(over().play('0 land:I-10').asked).toEqual(['0 unload'])
  })

  it('H-DWARVES-8 Dagna gains Ore where she has won', () => {
    const me: PlayerSpot = { faction: 'dwarves', warriors: { 'I-1': 2 }, ...pieces({ c: 'I-1' }) }
    const march = ['0 slot:march-1', '0 go:I-10']
    expect(
      table(me, { serfs: { 'I-10': 1 } })
        .play(...march, ...EASY)
        .player(0).ore,
    ).toBe(1)
    expect(
      table(me, { warriors: { 'I-10': 5 } })
        .play(...march, ...EASY)
        .player(0).ore,
    ).toBe(0)
  })

  it('H-ORCS-6 Gorrath marches on from a Vessel that carried him there', () => {
    const { heroes, vessels } = pieces({ a: 'I-1', air: 'I-1' })
    const me: PlayerSpot = {
      faction: 'orcs',
      level: 2,
      vessels,
      heroes: { ...heroes, a: { ...heroes.a, aboard: 'air' } },
    }
    const g = table(me, { serfs: { 'I-3': 1 } }).play('0 slot:fly', '0 done', '0 go:I-3', ...EASY)
    expect(g.asked).toEqual(['0 marchFrom'])
    g.play('0 from:I-3', '0 go:I-6')
    expect(g.player(0).heroes.a).toEqual({ at: placeOf('I-6'), aboard: '' })
  })
})

describe('Units that may join a Battle', () => {
  const attacked = (me: PlayerSpot) =>
    fight(
      { players: { 0: { ...BARE, ...me }, 1: { ...BARE, faction: 'orcs', warriors: { 'I-6': 1 } } } },
      'I-6',
      {
        attacker: 1,
        defender: 0,
      },
    )

  it('H-HUMANS-7 Maerwyn calls over borders, ferries and wraps, not over the link of a Tower', () => {
    const me: PlayerSpot = { faction: 'humans', level: 3, towers: ['I-6'], ...pieces({ b: 'I-6' }) }
    expect(attacked({ ...me, warriors: { 'I-1': 1 } }).asked).not.toContain('0 conscript')
    expect(attacked({ ...me, warriors: { 'I-3': 1 } }).asked).toContain('0 conscript')
  })

  it('H-DWARVES-3 watch-stair.2 Conscripts come from one Tower to another', () => {
    const me: PlayerSpot = { faction: 'dwarves', food: 3, towers: ['I-6', 'III-6'], warriors: { 'III-6': 1 } }
    const call = (spot: PlayerSpot) => attacked(spot).play('1 tactic:fall-back', '0 tactic:conscripts').asked
    expect(call({ ...me, level: 2, buildings: ['watch-stair'] })).toContain('0 conscript')
    expect(call(me)).not.toContain('0 conscript')
  })
})

describe('abilities and Spells', () => {
  it('H-DWARVES-7 hildra.1 stops a Cast Spell, not a Combat Spell', () => {
    const spelled = (b: string) =>
      scenario({
        turn: 1,
        players: {
          0: { ...BARE, faction: 'dwarves', serfs: { 'I-6': 1, 'I-8': 1 }, ...pieces({ b }) },
          1: { ...BARE, mana: 9, hand: ['lightning#1'] },
          2: BARE,
        },
      }).play('1 slot:cast', '1 cast:lightning#1')
    expect(spelled('I-6').player(0).serfs[placeOf('I-6')]).toBe(1)
    expect(spelled('I-6').player(0).serfs[placeOf('I-8')]).toBe(0)
    const g = fight(
      {
        players: {
          0: { ...BARE, mana: 9, hand: ['magic-arrow#1'], warriors: { 'I-6': 2 } },
          1: { ...BARE, faction: 'dwarves', serfs: { 'I-6': 1 }, ...pieces({ b: 'I-6' }) },
        },
      },
      'I-6',
    ).play('0 cast:magic-arrow#1')
    expect(g.player(1).serfs[placeOf('I-6')]).toBe(0)
  })

  it('H-ELVES-3 antler-court.2 only the first Spell of a round', () => {
    const g = scenario({
      turn: 1,
      players: {
        0: { ...BARE, faction: 'elves', level: 2, buildings: ['antler-court'], used: ['antler-court.2'] },
        1: { ...BARE, mana: 9, hand: ['rich-vein#1'] },
        2: BARE,
      },
    }).play('1 slot:cast', '1 cast:rich-vein#1')
    expect(g.player(0).mana).toBe(0)
  })

  it('H-ABILITY-5 Terror and the Dragon together remove the Strength of Serfs only once', () => {
    const g = fight(
      {
        players: {
          0: { ...BARE, faction: 'humans', serfs: { 'I-6': 3 }, warriors: { 'I-6': 1 } },
          1: {
            ...BARE,
            faction: 'orcs',
            mana: 9,
            hand: ['terror#1'],
            buildings: ['dragon-roost'],
            ...pieces({ air: 'I-6' }),
          },
        },
      },
      'I-6',
    ).play('1 cast:terror#1')
    expect(sumOf(g, 'attacker').total).toBe(2)
  })

  it('H-ELVES-2 moonwell.2 a Spell is paid for at its lower price', () => {
    const g = table({ faction: 'elves', level: 2, buildings: ['moonwell'], mana: 1, hand: ['rich-vein#1'] })
    g.play('0 slot:cast', '0 cast:rich-vein#1')
    expect([g.player(0).mana, g.player(0).ore]).toEqual([0, 3])
  })
})

describe('teams and solo', () => {
  it('H-DWARVES-7 hildra.3 destroyed Serfs of an ally give no Unit', () => {
    const g = fight(
      {
        seats: 4,
        options: { teams: true },
        players: {
          0: { ...BARE, faction: 'dwarves', level: 3, ...pieces({ b: 'I-6' }) },
          1: { ...BARE, warriors: { 'I-6': 5 } },
          2: { ...BARE, serfs: { 'I-6': 2 } },
          3: BARE,
        },
      },
      'I-6',
      { attacker: 1, defender: 0 },
    )
    while (g.state.battle !== null) {
      const [seat = ''] = g.asked[0]?.split(' ') ?? []
      const offers = g.offered(Number(seat))
      g.play(
        `${seat} ${offers.find((id) => id.includes('serf')) ?? offers.find((id) => id.endsWith('fall-back')) ?? offers[0]}`,
      )
    }
    expect(g.player(2).serfs.every((n) => n === 0)).toBe(true)
    expect(g.player(0).serfs[placeOf('I-1')]).toBe(0)
  })

  it('H-ABILITY-1 the Enemy of the solo game has none of them', () => {
    const { machine } = scenario({ seats: 1 }).table
    expect(rulesOf(machine, 1, 'str')).toEqual([])
  })
})
