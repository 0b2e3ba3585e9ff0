// Abilities that change prices, yields in Collection, limits and the score.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { abilityYields } from '../../src/rules/abilities/yields.ts'
import { income } from '../../src/rules/collection.ts'
import {
  buildingPrice,
  levelPrice,
  pairPrice,
  reduced,
  towerPrice,
  unitPrice,
} from '../../src/rules/prices.ts'
import { tacticPrice } from '../../src/rules/battle/tactics.ts'
import { standing } from '../../src/scoring.ts'
import { fight, pieces, type PlayerSpot, type Scenario, scenario } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 9, mana: 9, food: 9, hand: [], serfs: {}, warriors: {} }

const alone = (me: PlayerSpot): Scenario =>
  scenario({ players: { 0: { ...BARE, ...me }, 1: { serfs: {} }, 2: { serfs: {} } } })

describe('prices', () => {
  it('H-HUMANS-4 harvest-hall.1 two Serfs cost 2 Food, one still 1', () => {
    const { machine } = alone({ faction: 'humans', buildings: ['harvest-hall'] }).table
    expect(pairPrice(machine, 0)).toEqual({ food: 2 })
    expect(unitPrice(machine, 0, 'serf')).toEqual({ food: 1 })
    expect(pairPrice(alone({ faction: 'humans' }).table.machine, 0)).toEqual({ food: 3 })
  })

  it('H-ORCS-2 barracks.2 a Warrior costs 1 Food less, never below 1', () => {
    const { machine } = alone({ faction: 'orcs', level: 2, buildings: ['barracks'] }).table
    expect(unitPrice(machine, 0, 'warrior')).toEqual({ food: 1 })
    expect(reduced(machine, 0, { food: 1 }, ['warrior'])).toEqual({ food: 1 })
    const { machine: young } = alone({ faction: 'orcs', buildings: ['barracks'] }).table
    expect(unitPrice(young, 0, 'warrior')).toEqual({ food: 2 })
  })

  it('H-ORCS-3 war-forge.1 a Tactic card costs 1 less, a free one stays free', () => {
    const { machine } = alone({ faction: 'orcs', buildings: ['war-forge'] }).table
    expect(tacticPrice(machine, 0, 'charge')).toBe(5)
    expect(tacticPrice(machine, 0, 'fall-back')).toBe(0)
    expect(tacticPrice(machine, 1, 'charge')).toBe(6)
  })

  it('H-ORCS-7 ulgha.3 Combat Spells cost 2 Mana less in her Battles', () => {
    const me: PlayerSpot = { ...BARE, faction: 'orcs', level: 3, warriors: { 'I-6': 1 } }
    const inBattle = (b: string) =>
      fight({ players: { 0: { ...me, ...pieces({ b }) }, 1: { serfs: { 'I-6': 1 } } } }, 'I-6').table.machine
    expect(reduced(inBattle('I-6'), 0, { mana: 6 }, ['spell', 'combat'])).toEqual({ mana: 4 })
    expect(reduced(inBattle('I-6'), 0, { mana: 1 }, ['spell', 'combat'])).toEqual({ mana: 0 })
    expect(reduced(inBattle('I-6'), 0, { mana: 6 }, ['spell'])).toEqual({ mana: 6 })
    expect(reduced(inBattle('I-8'), 0, { mana: 6 }, ['spell', 'combat'])).toEqual({ mana: 6 })
  })

  it('H-DWARVES-2 deep-forge.2 a Building costs 1 Ore less, a level 1 less of each', () => {
    const { machine } = alone({ faction: 'dwarves', level: 2, buildings: ['deep-forge'] }).table
    expect(buildingPrice(machine, 0)).toEqual({ ore: 2 })
    expect(levelPrice(machine, 0)).toEqual({ ore: 5, mana: 5, food: 5 })
  })

  it('H-DWARVES-3 watch-stair.1 a Tower costs 1 Ore less, never below 1', () => {
    const { machine } = alone({ faction: 'dwarves', buildings: ['watch-stair'] }).table
    expect(towerPrice(machine, 0, placeOf('I-8'))).toEqual({ ore: 2 })
    expect(towerPrice(machine, 0, placeOf('I-3'))).toEqual({ ore: 1 })
  })

  it('H-DWARVES-5 sky-anvil-works.1 in the Region of the Sky-Anvil a Tower needs no Serf and costs 1 Ore less', () => {
    const me: PlayerSpot = { faction: 'dwarves', buildings: ['sky-anvil-works'], ...pieces({ air: 'I-8' }) }
    const g = alone({ ...me, ore: 2 }).play('0 slot:build', '0 tower:I-8')
    expect([g.player(0).ore, g.player(0).towers]).toEqual([0, [placeOf('I-8')]])
    const { machine } = alone(me).table
    expect(towerPrice(machine, 0, placeOf('I-7'))).toEqual({ ore: 3 })
    const two = alone({ ...me, buildings: ['sky-anvil-works', 'watch-stair'] }).table.machine
    expect(towerPrice(two, 0, placeOf('I-8'))).toEqual({ ore: 1 })
    expect(alone({ ...me, buildings: [], ore: 2 }).refusedWhy(0, 'slot:build')).toBe('nothing-to-do')
  })

  it('H-ELVES-2 moonwell.2 Spells cost 1 Mana less, never below 1, and free ones stay free', () => {
    const { machine } = alone({ faction: 'elves', level: 2, buildings: ['moonwell'] }).table
    expect(reduced(machine, 0, { mana: 3 }, ['spell'])).toEqual({ mana: 2 })
    expect(reduced(machine, 0, { mana: 1 }, ['spell'])).toEqual({ mana: 1 })
    expect(reduced(machine, 0, { mana: 0 }, ['spell'])).toEqual({})
  })
})

describe('yields', () => {
  const yields = (me: PlayerSpot) => income(alone(me).table.machine, 0)

  it('H-HUMANS-4 H-ABILITY-6 harvest-hall.2 one worked Plains yields 1 more, however many are worked', () => {
    const me: PlayerSpot = { faction: 'humans', level: 2, buildings: ['harvest-hall'] }
    expect(yields({ ...me, serfs: { 'I-8': 1, 'I-3': 1 } }).food).toBe(5)
    expect(yields({ ...me, warriors: { 'I-8': 1 } }).food).toBe(1)
  })

  it('H-ABILITY-6 a blighted Region yields no bonus; another worked one does', () => {
    const blighted = (serfs: PlayerSpot['serfs'] = {}) => {
      const g = alone({ faction: 'humans', level: 2, buildings: ['harvest-hall'], serfs })
      g.state.marks = [{ id: 'blight', at: placeOf('I-8'), seat: 1, until: 1 }]
      return abilityYields(g.table.machine, 0)
    }
    expect(blighted({ 'I-8': 1 })).toEqual([])
    expect(blighted({ 'I-8': 1, 'I-3': 1 })).toEqual([{ from: 'harvest-hall.2', kind: 'food', n: 1 }])
  })

  it('H-HUMANS-7 maerwyn.1 the Resource Region she is in', () => {
    const me: PlayerSpot = { faction: 'humans', ...pieces({ b: 'I-6' }) }
    expect(yields(me)).toEqual({ ore: 0, mana: 2, food: 0 })
    expect(yields({ ...me, ...pieces({ b: 'I-5' }) })).toEqual({ ore: 0, mana: 0, food: 0 })
  })

  it('H-DWARVES-2 deep-forge.1 one worked Mountains', () => {
    const me: PlayerSpot = { faction: 'dwarves', buildings: ['deep-forge'], serfs: { 'I-4': 1 } }
    expect(yields(me).ore).toBe(3)
    expect(yields({ ...me, serfs: {}, warriors: { 'I-4': 1 } }).ore).toBe(1)
  })

  it('H-DWARVES-3 watch-stair.3 each Tower in a Resource Region', () => {
    const me: PlayerSpot = { faction: 'dwarves', level: 3, buildings: ['watch-stair'] }
    expect(yields({ ...me, towers: ['I-8', 'III-8', 'II-8'] })).toEqual({ ore: 4, mana: 0, food: 4 })
  })

  it('H-DWARVES-4 ironhull-slip.1 while the Ironhull is away', () => {
    const me: PlayerSpot = { faction: 'dwarves', buildings: ['ironhull-slip'] }
    expect(yields({ ...me, ...pieces({ sea: 'n' }) }).ore).toBe(1)
    expect(yields({ ...me, ...pieces({ sea: 'I-1' }) }).ore).toBe(0)
    expect(yields(me).ore).toBe(0)
  })

  it('H-ELVES-2 moonwell.1 one worked Forest', () => {
    const me: PlayerSpot = { faction: 'elves', buildings: ['moonwell'], serfs: { 'I-6': 2 } }
    expect(yields(me).mana).toBe(4)
    expect(yields({ ...me, buildings: [] }).mana).toBe(3)
  })

  it('H-ELVES-7 ithiriel.1 while she is in a Forest', () => {
    const me: PlayerSpot = { faction: 'elves', ...pieces({ b: 'I-6' }) }
    expect(yields(me).mana).toBe(2)
    expect(yields({ ...me, ...pieces({ b: 'I-5' }) }).mana).toBe(0)
  })

  it('H-ABILITY-6 Collection gives it', () => {
    const g = scenario({
      players: { 0: { ...BARE, ore: 0, faction: 'dwarves', buildings: ['deep-forge'], serfs: { 'I-4': 1 } } },
    })
    g.from({ do: 'collect', seat: 0 }, {})
    expect(g.player(0).ore).toBe(3)
  })
})

describe('limits', () => {
  it('H-ELVES-3 antler-court.3 one card and one slot more', () => {
    const me: PlayerSpot = { faction: 'elves', level: 3, hand: ['tithe#1'] }
    const scribed: PlayerSpot['scribed'] = ['recall#1', 'earthquake#1', 'rich-vein#1'].map((card) => ({
      card,
      turned: 'ready',
    }))
    const full = alone({ ...me, scribed }).play('0 slot:research')
    expect(full.refusedWhy(0, 'scribe:tithe#1')).toBe('no-scribe-slot')
    const more = { ...me, scribed, buildings: ['antler-court'] }
    expect(alone(more).play('0 slot:research').offered(0)).toContain('scribe:tithe#1')
    const g = alone(more).play('0 slot:research', '0 conjure')
    expect(g.player(0).hand).toHaveLength(4)
    expect(g.asked).not.toContain('0 keepSpells')
  })
})

describe('the score', () => {
  const points = (me: PlayerSpot, what: string) => {
    const [mine] = standing(alone(me).table.machine)
    return mine?.lines.find((line) => line.what === what)?.points
  }

  it('H-HUMANS-1 cathedral.3 Plains the player holds, at most four', () => {
    const me: PlayerSpot = { faction: 'humans', level: 3, buildings: ['cathedral'] }
    expect(points({ ...me, serfs: { 'I-8': 1, 'I-3': 1, 'I-6': 1 } }, 'cathedral.3')).toBe(2)
    const all = { 'I-8': 1, 'I-3': 1, 'II-2': 1, 'II-7': 1, 'IV-3': 1 }
    expect(points({ ...me, serfs: all }, 'cathedral.3')).toBe(4)
    expect(points({ ...me, level: 2, serfs: all }, 'cathedral.3')).toBe(undefined)
  })

  it('H-HUMANS-5 muster-field.3 every four Serfs, including those in Buildings and on the Action Bar', () => {
    const me: PlayerSpot = { faction: 'humans', level: 3, buildings: ['muster-field'] }
    expect(points({ ...me, serfs: { 'I-1': 6 } }, 'muster-field.3')).toBe(1)
    expect(points({ ...me, serfs: { 'I-1': 7 } }, 'muster-field.3')).toBe(2)
  })

  it('H-ORCS-5 slag-docks.3 land on other Continents, at most four, no Sea Regions', () => {
    const me: PlayerSpot = { faction: 'orcs', level: 3, buildings: ['slag-docks'] }
    expect(points({ ...me, serfs: { 'I-8': 1, 'II-2': 1 }, ...pieces({ sea: 'n' }) }, 'slag-docks.3')).toBe(1)
    const far = { 'II-2': 1, 'II-3': 1, 'II-4': 1, 'II-5': 1, 'II-6': 1 }
    expect(points({ ...me, serfs: far }, 'slag-docks.3')).toBe(4)
  })

  it('H-DWARVES-1 shrine-of-the-fall.3 each Tower', () => {
    const me: PlayerSpot = { faction: 'dwarves', level: 3, buildings: ['shrine-of-the-fall'] }
    expect(points({ ...me, towers: ['I-8', 'II-8'] }, 'shrine-of-the-fall.3')).toBe(2)
  })

  it('H-DWARVES-8 dagna.3 on another Continent, on land', () => {
    const me: PlayerSpot = { faction: 'dwarves', level: 3 }
    expect(points({ ...me, ...pieces({ c: 'II-3' }) }, 'dagna.3')).toBe(2)
    expect(points({ ...me, ...pieces({ c: 'I-3' }) }, 'dagna.3')).toBe(undefined)
    expect(points({ ...me, ...pieces({ c: 'n', sea: 'n' }) }, 'dagna.3')).toBe(undefined)
  })

  it('H-ELVES-2 moonwell.3 each Scribed Spell, in addition to the printed point', () => {
    const me: PlayerSpot = {
      faction: 'elves',
      level: 3,
      buildings: ['moonwell'],
      scribed: [{ card: 'recall#1', turned: 'preparing' }],
    }
    expect([points(me, 'scribed'), points(me, 'moonwell.3')]).toEqual([1, 1])
  })
})
