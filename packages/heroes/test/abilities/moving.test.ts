// Abilities that change movement.
import type { Json } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../../src/index.ts'
import { placeOf } from '../../testing/world.ts'
import { capacityOf, unitSpeed } from '../../src/rules/abilities/moving.ts'
import { neighbours } from '../../src/rules/move/adjacent.ts'
import { newMove } from '../../src/rules/move/way.ts'
import { abilityText } from '../../src/text/abilities/en.ts'
import { pieces, type PlayerSpot, type Scenario, scenario } from '../../testing/index.ts'

const BARE: PlayerSpot = { hand: [], serfs: {}, warriors: {} }

const alone = (me: PlayerSpot, foe: PlayerSpot = BARE): Scenario =>
  scenario({ players: { 0: { ...BARE, ...me }, 1: { ...BARE, ...foe }, 2: BARE } })

/** The Speed of a Unit that sails or flies. */
function vesselSpeed(me: PlayerSpot, how: 'sail' | 'fly'): number {
  const { machine } = alone({ ...me, ...pieces({ sea: 'I-1', air: 'I-1' }) }).table
  return unitSpeed(machine, newMove(machine, 0, how, placeOf('I-1'), {}), how === 'sail' ? 'sea' : 'air')
}

const goals = (g: Scenario) => g.offered(0).filter((id) => id.startsWith('go:'))

describe('Speed', () => {
  it.each([
    ['H-HUMANS-3 skyward-spire.2', 'humans', 'skyward-spire', 'fly'],
    ['H-ORCS-4 dragon-roost.2', 'orcs', 'dragon-roost', 'fly'],
    ['H-ORCS-5 slag-docks.2', 'orcs', 'slag-docks', 'sail'],
    ['H-DWARVES-5 sky-anvil-works.2', 'dwarves', 'sky-anvil-works', 'fly'],
    ['H-ELVES-4 ember-aerie.2', 'elves', 'ember-aerie', 'fly'],
    ['H-ELVES-5 moonsail-haven.2', 'elves', 'moonsail-haven', 'sail'],
  ] as const)('%s the Vessel is faster by 1 from level II on', (_name, faction, building, how) => {
    const me: PlayerSpot = { faction, buildings: [building] }
    expect(vesselSpeed({ ...me, level: 2 }, how) - vesselSpeed({ ...me, level: 1 }, how)).toBe(1)
  })

  it('H-HUMANS-3 H-ORCS-4 H-DWARVES-5 H-ELVES-4 the Speed bonus of an Air Vessel is a value of the table', () => {
    const faster = (file: Json) => {
      const level = (n: 1 | 2) => {
        const me = {
          ...BARE,
          faction: 'orcs',
          buildings: ['dragon-roost'],
          ...pieces({ air: 'I-1' }),
          level: n,
        }
        const { machine } = scenario({ players: { 0: me, 1: BARE, 2: BARE }, values: file }).table
        return unitSpeed(machine, newMove(machine, 0, 'fly', placeOf('I-1'), {}), 'air')
      }
      return level(2) - level(1)
    }
    expect([faster({}), faster({ airSpeedLevel2: 2 })]).toEqual([1, 2])
    const said = (file: Json) => abilityText('dragon-roost.2', heroes.values.read(file, {}))
    expect(said({})).toBe('The Dragon has 1 more Speed.')
    expect(said({ airSpeedLevel2: 2 })).toBe('The Dragon has 2 more Speed.')
  })

  it('H-HUMANS-5 muster-field.1 Warriors march one Region further, if no slower Unit is with them', () => {
    const me: PlayerSpot = { faction: 'humans', buildings: ['muster-field'], warriors: { 'I-1': 1 } }
    const walk = ['0 slot:march-1', '0 go:I-3', '0 go:I-4', '0 go:II-4']
    const g = alone(me).play(...walk)
    expect(goals(g)).toContain('go:II-3')
    const slow = alone({ ...me, buildings: [] }).play(...walk)
    expect(slow.player(0).warriors[placeOf('II-4')]).toBe(1)
    expect(goals(slow)).toEqual([])
  })

  it('H-HUMANS-8 H-ABILITY-7 corvane.1 Serfs who march with him have Speed 3', () => {
    const me: PlayerSpot = { faction: 'humans', serfs: { 'I-1': 1 }, ...pieces({ c: 'I-1' }) }
    const g = alone(me).play('0 slot:march-1', '0 go:I-3', '0 go:I-4')
    expect(goals(g)).toContain('go:II-4')
    const h = alone(me).play('0 slot:march-1', '0 stay:c', '0 go:I-3', '0 go:I-4')
    expect(goals(h)).toEqual([])
  })

  it('H-ELVES-6 cernaith.2 from a Forest his Speed is 3', () => {
    const from = (a: string) => alone({ faction: 'elves', level: 2, ...pieces({ a }) })
    const wood = from('I-6').play('0 slot:march-1', '0 go:I-3', '0 go:I-1')
    expect(goals(wood)).toContain('go:I-2')
    const plain = from('I-3').play('0 slot:march-1', '0 go:I-6')
    expect(goals(plain)).toEqual([])
  })
})

describe('passing without a stop', () => {
  it('H-ORCS-8 skarn.1 he and Warriors pass a Desert, with a Serf they stop', () => {
    const me: PlayerSpot = {
      faction: 'orcs',
      serfs: { 'I-6': 1 },
      warriors: { 'I-6': 1 },
      ...pieces({ c: 'I-6' }),
    }
    const pass = alone(me).play('0 slot:march-1', '0 stay:serf', '0 go:I-5')
    expect(goals(pass)).toContain('go:I-7')
    const stop = alone(me).play('0 slot:march-1', '0 stay:warrior', '0 go:I-5')
    expect(stop.player(0).heroes.c.at).toBe(placeOf('I-5'))
    expect(goals(stop)).toEqual([])
  })

  it('H-ELVES-1 shadow-guildhall.2 armies pass Regions where only Serfs are, or stop for a Battle', () => {
    const me: PlayerSpot = {
      faction: 'elves',
      level: 2,
      buildings: ['shadow-guildhall'],
      warriors: { 'I-6': 1 },
    }
    const march = ['0 slot:march-1', '0 go:I-3']
    const g = alone(me, { serfs: { 'I-3': 2 } }).play(...march)
    expect(goals(g)).toContain('go:I-2')
    expect(g.offered(0)).toContain('stop')
    g.play('0 go:I-2', '0 stop')
    expect(g.player(0).warriors[placeOf('I-2')]).toBe(1)
    expect(g.state.battle).toBe(null)
    const held = alone(me, { serfs: { 'I-3': 1 }, warriors: { 'I-3': 1 } }).play(...march)
    expect(goals(held)).toEqual([])
    expect(held.state.battle?.place).toBe(placeOf('I-3'))
  })

  it('H-ELVES-5 moonsail-haven.2 the Moonsail sails on through the Central Sea', () => {
    const me: PlayerSpot = { faction: 'elves', buildings: ['moonsail-haven'], ...pieces({ sea: 'gap-n' }) }
    const sail = ['0 slot:sail', '0 go:centre']
    expect(goals(alone({ ...me, level: 2 }).play(...sail))).toContain('go:gap-s')
    expect(goals(alone({ ...me, level: 1 }).play(...sail))).toEqual([])
  })
})

describe('links and room', () => {
  it('H-DWARVES-3 watch-stair.2 Towers are adjacent to one another', () => {
    const me: PlayerSpot = { faction: 'dwarves', buildings: ['watch-stair'], towers: ['I-8', 'III-6'] }
    const near = (level: 1 | 2, by: 'march' | 'fly' | 'any') =>
      neighbours(alone({ ...me, level }).table.machine, 0, placeOf('I-8'), by)
    expect(near(2, 'march')).toContain(placeOf('III-6'))
    expect(near(2, 'fly')).toContain(placeOf('III-6'))
    expect(near(1, 'march')).not.toContain(placeOf('III-6'))
    expect(near(2, 'any')).not.toContain(placeOf('III-6'))
  })

  it('H-HUMANS-2 sea-dock.1 the Galleon carries three, the Airship still two', () => {
    const { machine } = alone({ faction: 'humans', buildings: ['sea-dock', 'skyward-spire'] }).table
    expect([capacityOf(machine, 0, 'sea'), capacityOf(machine, 0, 'air')]).toEqual([3, 2])
    expect(capacityOf(alone({ faction: 'humans' }).table.machine, 0, 'sea')).toBe(2)
  })
})
