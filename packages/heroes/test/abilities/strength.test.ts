// Strength that abilities add, and when they do not.
import { describe, expect, it } from 'vitest'
import { continentOf } from '../../src/map/world.ts'
import { PRINTED } from '../../testing/world.ts'
import type { BattleStart } from '../../src/rules/battle/begin.ts'
import { fight, pieces, type PlayerSpot, sumOf } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }
const SERF: PlayerSpot = { ...BARE, serfs: { 'I-6': 1, 'I-8': 1, 'I-9': 1 } }

interface Meeting {
  readonly me: PlayerSpot
  readonly foe?: PlayerSpot
  readonly at?: string
  readonly start?: Partial<BattleStart>
}

/** The lines that abilities add for seat 0, which attacks by default. */
function bonuses({ me, foe = SERF, at = 'I-6', start = {} }: Meeting): Record<string, number> {
  const g = fight({ players: { 0: { ...BARE, ...me }, 1: { ...BARE, faction: 'elves', ...foe } } }, at, start)
  const { lines } = sumOf(g, start.attacker === 1 ? 'defender' : 'attacker')
  return Object.fromEntries(lines.filter(({ what }) => what.includes('.')).map(({ what, n }) => [what, n]))
}

const DEFENDS = { attacker: 1, defender: 0 } as const

type Level = 1 | 2 | 3
const of =
  (faction: string) =>
  (level: Level, rest: PlayerSpot): PlayerSpot => ({ faction, level, ...rest })

describe('Humans', () => {
  const humans = of('humans')

  it('H-HUMANS-1 cathedral.1 each Warrior in Plains', () => {
    const me = humans(1, { buildings: ['cathedral'], warriors: { 'I-8': 2, 'I-6': 2 } })
    expect(bonuses({ me, at: 'I-8' })).toEqual({ 'cathedral.1': 2 })
    expect(bonuses({ me, at: 'I-6' })).toEqual({})
  })

  it('H-HUMANS-1 cathedral.1 Warriors aboard a Vessel docked there', () => {
    const { vessels, heroes } = pieces({ sea: 'I-8' })
    const laden = { ...vessels, sea: { ...vessels.sea, warriors: 1 } }
    const me = humans(1, { buildings: ['cathedral'], heroes, vessels: laden })
    expect(bonuses({ me, at: 'I-8' })).toEqual({ 'cathedral.1': 1 })
  })

  it('H-HUMANS-2 sea-dock.3 the Galleon and everyone aboard, attacking and at sea, not when docked', () => {
    const laden = (at: string) => {
      const { vessels, heroes } = pieces({ sea: at, a: at })
      return humans(3, {
        buildings: ['sea-dock'],
        heroes: { ...heroes, a: { ...heroes.a, aboard: 'sea' } },
        vessels: { ...vessels, sea: { ...vessels.sea, serfs: 1 } },
      })
    }
    expect(bonuses({ me: laden('I-8'), at: 'I-8' })['sea-dock.3']).toBe(3)
    expect(bonuses({ me: laden('I-8'), at: 'I-8', start: DEFENDS })['sea-dock.3']).toBe(undefined)
    const foe = pieces({ sea: 'n' })
    expect(bonuses({ me: laden('n'), foe, at: 'n', start: DEFENDS })['sea-dock.3']).toBe(3)
    expect(bonuses({ me: { ...laden('n'), level: 2 }, foe, at: 'n' })['sea-dock.3']).toBe(undefined)
  })

  it('H-HUMANS-6 laelithar.1 with a Serf in his army', () => {
    const me = humans(1, pieces({ a: 'I-6' }))
    expect(bonuses({ me: { ...me, serfs: { 'I-6': 1 } } })).toEqual({ 'laelithar.1': 1 })
    expect(bonuses({ me })).toEqual({})
    expect(bonuses({ me: { ...me, serfs: { 'I-6': 1 }, ...pieces({ a: 'I-8' }) } })).toEqual({})
  })

  it('H-HUMANS-6 laelithar.2 each Serf who defends with him away from the Capital', () => {
    const me = humans(2, { ...pieces({ a: 'I-6' }), serfs: { 'I-6': 2 } })
    expect(bonuses({ me, start: DEFENDS })).toEqual({ 'laelithar.1': 1, 'laelithar.2': 2 })
    expect(bonuses({ me })).toEqual({ 'laelithar.1': 1 })
    const home = humans(2, { ...pieces({ a: 'I-1' }), serfs: { 'I-1': 2 } })
    const foe = { warriors: { 'I-1': 1 } }
    expect(bonuses({ me: home, foe, at: 'I-1', start: DEFENDS })).toEqual({ 'laelithar.1': 1 })
  })

  it('H-HUMANS-8 corvane.3 after a March of two Regions', () => {
    const me = humans(3, pieces({ c: 'I-6' }))
    expect(bonuses({ me, start: { marched: 2 } })).toEqual({ 'corvane.3': 2 })
    expect(bonuses({ me, start: { marched: 1 } })).toEqual({})
    expect(bonuses({ me, start: { marched: 2, how: 'fly' } })).toEqual({})
  })
})

describe('Orcs', () => {
  const orcs = of('orcs')

  it('H-ORCS-1 blood-tent.2 each Serf of the enemy', () => {
    const me = orcs(2, { buildings: ['blood-tent'], warriors: { 'I-6': 1 } })
    expect(bonuses({ me, foe: { serfs: { 'I-6': 3 } } })).toEqual({ 'blood-tent.2': 3 })
    expect(bonuses({ me, foe: { warriors: { 'I-6': 3 } } })).toEqual({})
  })

  it('H-ORCS-1 blood-tent.2 in a siege, also those on the Action Bar and in Buildings', () => {
    const me = orcs(2, { buildings: ['blood-tent'], warriors: { 'II-1': 1 } })
    const foe = { serfs: { 'II-1': 2 }, buildings: ['moonwell', 'antler-court'] }
    expect(bonuses({ me, foe, at: 'II-1' })['blood-tent.2']).toBe(4)
  })

  it('H-ORCS-2 barracks.1 each Warrior anywhere', () => {
    const me = orcs(1, { buildings: ['barracks'], warriors: { 'I-6': 2 }, serfs: { 'I-6': 1 } })
    expect(bonuses({ me })).toEqual({ 'barracks.1': 2 })
    expect(bonuses({ me: { ...me, buildings: [] } })).toEqual({})
  })

  it('H-ORCS-3 war-forge.3 the attacker', () => {
    const me = orcs(3, { buildings: ['war-forge'], warriors: { 'I-6': 1 } })
    expect(bonuses({ me })).toEqual({ 'war-forge.3': 2 })
    expect(bonuses({ me, start: DEFENDS })).toEqual({})
  })

  it('H-ORCS-4 H-ABILITY-5 dragon-roost.1 Serfs against the Dragon add nothing, but keep Natural Strength', () => {
    const against = (air: string) =>
      fight(
        {
          players: {
            0: { ...BARE, serfs: { 'I-6': 3 } },
            1: {
              ...BARE,
              faction: 'orcs',
              buildings: ['dragon-roost'],
              serfs: { 'I-6': 1 },
              ...pieces({ air }),
            },
          },
        },
        'I-6',
      )
    expect(sumOf(against('I-6'), 'attacker')).toMatchObject({ natural: 3, total: 0 })
    expect(sumOf(against('I-8'), 'attacker').total).toBe(3)
  })

  it('H-ORCS-6 gorrath.1 his army when it attacks', () => {
    const me = orcs(1, pieces({ a: 'I-6' }))
    expect(bonuses({ me })).toEqual({ 'gorrath.1': 2 })
    expect(bonuses({ me, start: DEFENDS })).toEqual({})
    expect(bonuses({ me: { ...me, ...pieces({ a: 'I-8' }), warriors: { 'I-6': 1 } } })).toEqual({})
  })

  it('H-ORCS-8 skarn.3 if no Hero is against him', () => {
    const me = orcs(3, pieces({ c: 'I-6' }))
    expect(bonuses({ me })).toEqual({ 'skarn.3': 3 })
    expect(bonuses({ me, foe: { towers: ['I-6'] } })).toEqual({ 'skarn.3': 3 })
    expect(bonuses({ me, foe: pieces({ b: 'I-6' }) })).toEqual({})
  })
})

describe('Dwarves', () => {
  const dwarves = of('dwarves')

  it('H-DWARVES-1 shrine-of-the-fall.2 the defender, even a Tower alone', () => {
    const me = dwarves(2, { buildings: ['shrine-of-the-fall'], warriors: { 'I-6': 1 } })
    const tower = { ...me, warriors: {}, towers: ['I-6'] }
    expect(bonuses({ me, start: DEFENDS })).toEqual({ 'shrine-of-the-fall.2': 2 })
    expect(bonuses({ me: tower, start: DEFENDS })).toEqual({ 'shrine-of-the-fall.2': 2 })
    expect(bonuses({ me })).toEqual({})
  })

  it('H-DWARVES-2 deep-forge.3 each Warrior', () => {
    const me = dwarves(3, { buildings: ['deep-forge'], warriors: { 'I-6': 2 } })
    expect(bonuses({ me })).toEqual({ 'deep-forge.3': 2 })
    expect(bonuses({ me: { ...me, level: 2 } })).toEqual({})
  })

  it('H-DWARVES-4 ironhull-slip.2 the Ironhull', () => {
    const me = dwarves(2, { buildings: ['ironhull-slip'], ...pieces({ sea: 'I-8' }) })
    expect(bonuses({ me, at: 'I-8', start: DEFENDS })).toEqual({ 'ironhull-slip.2': 2 })
    expect(bonuses({ me: { ...me, warriors: { 'I-6': 1 } } })).toEqual({})
  })

  it('H-DWARVES-5 sky-anvil-works.3 the defender in the Region of the Sky-Anvil', () => {
    const me = dwarves(3, {
      buildings: ['sky-anvil-works'],
      warriors: { 'I-6': 1 },
      ...pieces({ air: 'I-6' }),
    })
    expect(bonuses({ me, start: DEFENDS })).toEqual({ 'sky-anvil-works.3': 3 })
    expect(bonuses({ me })).toEqual({})
    expect(bonuses({ me: { ...me, ...pieces({ air: 'I-8' }) }, start: DEFENDS })).toEqual({})
  })

  it('H-DWARVES-6 brokk.1 only Brokk himself, when he defends', () => {
    const me = dwarves(1, pieces({ a: 'I-6' }))
    expect(bonuses({ me, start: DEFENDS })).toEqual({ 'brokk.1': 2 })
    expect(bonuses({ me })).toEqual({})
  })

  it('H-DWARVES-6 brokk.2 each Warrior in his army', () => {
    const me = dwarves(2, { ...pieces({ a: 'I-6' }), warriors: { 'I-6': 2, 'I-8': 1 } })
    expect(bonuses({ me })).toEqual({ 'brokk.2': 2 })
    expect(bonuses({ me, at: 'I-8' })).toEqual({})
  })

  it('H-DWARVES-6 H-ABILITY-3 brokk.3 his army for each Tower in play', () => {
    const me = dwarves(3, { ...pieces({ a: 'I-6' }), towers: ['I-8', 'III-2'] })
    expect(bonuses({ me })).toEqual({ 'brokk.3': 2 })
    expect(bonuses({ me: { ...me, towers: [] } })).toEqual({})
  })
})

describe('Elves', () => {
  const elves = of('elves')

  it('H-ELVES-3 antler-court.1 each Warrior in a Forest', () => {
    const me = elves(1, { buildings: ['antler-court'], warriors: { 'I-6': 2, 'I-8': 2 } })
    expect(bonuses({ me })).toEqual({ 'antler-court.1': 2 })
    expect(bonuses({ me, at: 'I-8' })).toEqual({})
  })

  it('H-ELVES-6 cernaith.1 each adjacent Forest, at most two', () => {
    const me = elves(1, pieces({ a: 'I-3' }))
    expect(bonuses({ me, at: 'I-3', foe: { serfs: { 'I-3': 1 } } })).toEqual({ 'cernaith.1': 2 })
    expect(bonuses({ me: elves(1, pieces({ a: 'I-9' })), at: 'I-9' })).toEqual({ 'cernaith.1': 1 })
  })

  it('H-ELVES-6 cernaith.1 also over ferries, but not to a closed Continent', () => {
    const forests = (closed: string | null) => {
      const me = elves(1, pieces({ a: 'III-6' }))
      const players = { 0: { ...BARE, ...me }, 1: { ...BARE, serfs: { 'III-6': 1 } } }
      const state = { closed: closed === null ? null : continentOf(PRINTED, closed) }
      return sumOf(fight({ seats: 2, players, state }, 'III-6'), 'attacker').total - 4
    }
    expect([forests(null), forests('IV')]).toEqual([1, 0])
  })

  it('H-ELVES-6 cernaith.3 his army for each Scribed Spell, in any state', () => {
    const scribed: PlayerSpot['scribed'] = [
      { card: 'tithe#1', turned: 'ready' },
      { card: 'recall#1', turned: 'exhausted' },
    ]
    const me = elves(3, { ...pieces({ a: 'I-9' }), scribed })
    expect(bonuses({ me, at: 'I-9' })['cernaith.3']).toBe(2)
    expect(bonuses({ me: { ...me, scribed: [] }, at: 'I-9' })['cernaith.3']).toBe(undefined)
  })

  it('H-ELVES-8 pharom.1 against an army with a Hero', () => {
    const me = elves(1, pieces({ c: 'I-6' }))
    expect(bonuses({ me, foe: pieces({ a: 'I-6' }) })).toEqual({ 'pharom.1': 2 })
    expect(bonuses({ me })).toEqual({})
  })
})

describe('all factions', () => {
  it('H-ABILITY-1 levels add up; a level the Capital has not reached does nothing', () => {
    const me = of('orcs')(3, { buildings: ['barracks', 'war-forge'], warriors: { 'I-6': 1 } })
    expect(bonuses({ me })).toEqual({ 'barracks.1': 1, 'war-forge.3': 2 })
    expect(bonuses({ me: { ...me, level: 1 } })).toEqual({ 'barracks.1': 1 })
  })

  it('H-ABILITY-2 all conditions must hold', () => {
    const me = of('humans')(3, pieces({ c: 'I-6' }))
    expect(bonuses({ me, start: { ...DEFENDS, marched: 3 } })).toEqual({})
  })

  it('H-ABILITY-4 Strength from abilities is never Natural Strength', () => {
    const me = of('orcs')(1, { buildings: ['barracks'], warriors: { 'I-6': 2 } })
    const g = fight({ players: { 0: { ...BARE, ...me }, 1: SERF } }, 'I-6')
    expect(sumOf(g, 'attacker')).toMatchObject({ natural: 4, total: 6 })
  })
})
