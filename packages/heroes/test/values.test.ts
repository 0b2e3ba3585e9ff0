import { isRecord, type Json, readOptions } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { abilityText } from '../src/client.ts'
import { heroes } from '../src/index.ts'
import { ENEMY_BOARDS, ENEMY_CARDS } from '../src/cards/enemy.ts'
import ours from '../src/values/numbers.json' with { type: 'json' }
import { provenanceOf } from '../src/values/provenance.ts'
import { COPIED, SPELLS } from '../src/cards/spells.ts'
import { casting, CHAOS, dealt, enemyTurn, PESTILENCE, scenario } from '../testing/index.ts'
import { refused } from './refused.ts'

const USUAL = readOptions(heroes, {})
const { values } = heroes

describe('values', () => {
  it('our own values are complete, and stay the same when written and read again', () => {
    const own = values.read({}, USUAL)
    expect(own.units.warrior).toMatchObject({ strength: 2, speed: 3 })
    expect(values.read(values.write(own), USUAL)).toEqual(own)
    expect(values.read(values.template(USUAL), USUAL)).toEqual(own)
  })

  it('a file overrides ours field by field, each resource of a price separately', () => {
    const laid = values.read({ units: { a: { price: { food: 4 } } }, cap: 12 }, USUAL)
    expect(laid.units.a).toMatchObject({ price: { food: 4 }, strength: 4 })
    expect(laid.units.a.price).toEqual({ food: 4, ore: 2 })
    expect(laid).toMatchObject({ cap: 12, regionLimit: 5 })
    expect(values.read({}, USUAL).cap).toBe(10)
  })

  it('a mistake is refused with its path and what was expected', () => {
    expect(refused({ units: { dragon: { vp: 3 } } })).toContain('/units/dragon')
    expect(refused({ units: { serf: { speeed: 3 } } })).toContain('/units/serf/speeed')
    expect(refused({ units: { serf: { strength: -1 } } })).toBe(
      '/units/serf/strength: expected a whole number from 0 to 20, got -1',
    )
    expect(refused({ cap: 0 })).toBe('/cap: expected a whole number from 1 to 99, got 0')
    expect(refused({ cap: 1.5 })).toContain('/cap: expected a whole number')
    expect(refused({ pair: { gold: 1 } })).toContain('/pair/gold')
    expect(refused({ tax: [4, 3] })).toContain('/tax: expected')
    expect(refused({ capital: null })).toContain('/capital: expected')
    expect(refused([])).toContain('expected')
    expect(refused('cap')).toContain('expected')
  })

  it('numbers of a box that the table does not use are refused with the name of the box', () => {
    const idle = (box: string) => `this belongs to ${box}, which this table does not use`
    expect(refused({ counters: { souls: { most: 8 } } })).toBe(`/counters/souls: ${idle('Order & Chaos')}`)
    expect(refused({ enemy: { tracks: { goblins: {} } } })).toBe(
      `/enemy/tracks/goblins: ${idle('Order & Chaos')}`,
    )
    expect(refused({ spells: { sandstorm: { mana: 2 } } })).toBe(`/spells/sandstorm: ${idle('Pestilence')}`)
    expect(refused({ hires: { m1: { speed: 3 } } })).toBe(`/hires/m1: ${idle('Mercenaries')}`)
    expect(refused({ spells: { oasis: { mana: 1 } } })).toBe(`/spells/oasis: ${idle('Nomads')}`)
  })

  it('H-UNDEAD-9 H-UNDEAD-10 the limits and prices of Souls are values of the table', () => {
    const chaos = readOptions(heroes, CHAOS)
    const cheap = { counters: { souls: { perBattle: 1, vessel: 1 } } }
    expect(values.read(cheap, chaos).counters['souls']).toMatchObject({ most: 6, perBattle: 1, vessel: 1 })
    expect(values.read(values.write(values.read(cheap, chaos)), chaos)).toEqual(values.read(cheap, chaos))
    expect(abilityText('wyrm-crypt.1', values.read(cheap, chaos))).toContain('for 1 of your Souls')
    expect(() => values.read({ counters: { souls: { most: 13 } } }, chaos)).toThrow('/counters/souls/most')
    expect(() => values.read({ counters: { souls: { start: 7 } } }, chaos)).toThrow('/counters/souls/start')
    const spent = (file: Json) => {
      const me = { faction: 'undead', counters: { souls: 4 } }
      const g = scenario({ options: CHAOS, values: file, players: { 0: me } })
      g.play('0 raising', '0 raise:warrior')
      return 4 - (g.player(0).counters?.['souls'] ?? 0)
    }
    expect([spent({}), spent({ counters: { souls: { warrior: 2 } } })]).toEqual([3, 2])
  })

  it('numbers that changed are today’s at a new table, and a complete file from before keeps the earlier ones', () => {
    const options = readOptions(heroes, PESTILENCE)
    const numbersOf = (file: Json) => {
      const { tuned, world, factions } = values.read(file, options)
      const [rule] = factions['merfolk']?.abilities.find(({ id }) => id === 'octopus-grotto.1')?.rules ?? []
      const text = abilityText('octopus-grotto.1', values.read(file, options))
      const spaces = world.lands.flatMap(({ id, workers }) => (id === 'F-9' ? [workers] : []))
      return { tuned: tuned.spaces?.['F-9'], spaces, yields: rule?.rule === 'yield' ? rule.n : 0, text }
    }
    const now = values.template(options)
    if (!isRecord(now)) throw new Error('a file is an object')
    const { tuned: _tuned, ...before } = now
    const said = (n: number) => `In Collection, gain ${n} Food if the Octopus is at sea.`
    expect(numbersOf({})).toEqual({ tuned: 0, spaces: [0], yields: 2, text: said(2) })
    expect(numbersOf({ cap: 12 })).toEqual({ tuned: 0, spaces: [0], yields: 2, text: said(2) })
    expect(numbersOf(before)).toEqual({ tuned: undefined, spaces: [1], yields: 1, text: said(1) })
    const some = { ...before, tuned: { spaces: { 'F-5': 1 } } }
    expect(numbersOf(some)).toMatchObject({ tuned: undefined, spaces: [1], yields: 1 })
    expect(numbersOf({ tuned: { abilities: { 'octopus-grotto.1': 3 } } }).yields).toBe(3)
    expect(() => values.read({ tuned: { spaces: { 'F-4': 1 } } }, options)).toThrow('/tuned/spaces/F-4')
  })

  it('numbers beyond the pieces of the box are refused', () => {
    expect(refused({ start: { serfs: 13 } })).toBe(
      '/start/serfs: expected a whole number from 0 to 12, got 13',
    )
    expect(refused({ start: { warriors: 6 } })).toContain(
      '/start/warriors: expected a whole number from 0 to 5',
    )
    expect(refused({ start: { resources: 11 } })).toContain('/start/resources: expected')
    expect(refused({ enemy: { resources: 11 } })).toContain('/enemy/resources: expected')
    expect(refused({ enemy: { easyResources: 11 } })).toContain('/enemy/easyResources: expected')
    expect(refused({ cap: 12, start: { resources: 11 } })).toBe('taken')
    expect(refused({ start: { spells: 16 } })).toContain('/start/spells: expected')
    for (const unit of ['a', 'b', 'c', 'sea', 'air']) {
      expect(refused({ units: { [unit]: { count: 2 } } })).toContain(`/units/${unit}/count: expected`)
    }
    expect(refused({ tower: { count: 0 } })).toContain('/tower/count: expected a whole number from 1 to 3')
  })

  it('H-SPELL-1 the price and points of a Spell are values of the table', () => {
    const cast = (file: Json) => {
      const g = casting('rich-vein#1', { values: file })
      return [g.player(0).mana, g.player(0).score]
    }
    expect(cast({})).toEqual([7, 1])
    expect(cast({ spells: { 'rich-vein': { mana: 4, vp: 3 } } })).toEqual([5, 3])
    const dear = dealt({
      values: { spells: { 'rich-vein': { mana: 8 } } },
      players: { 0: { mana: 7, hand: ['rich-vein#1'] } },
    })
    expect(dear.refusedWhy(0, 'slot:cast')).toBe('nothing-to-do')
    const label = (file: Json) => {
      const g = dealt({ values: file, players: { 0: { mana: 9, hand: ['rich-vein#1'] } } }).play(
        '0 slot:cast',
      )
      const option = g.table.askOf(0)?.options.find(({ id }) => id === 'cast:rich-vein#1')
      return option && heroes.say.label(g.table.machine, option, [])
    }
    expect(label({})).toContain('2 Mana')
    expect(label({ spells: { 'rich-vein': { mana: 4 } } })).toContain('4 Mana')
  })

  it('H-SOLO-8 so is the price of an Enemy’s spell', () => {
    const paid = (file: Json) => 9 - enemyTurn('e6', 'a', { foe: { mana: 9 }, values: file }).player(1).mana
    expect(paid({ spells: { 'red-rain': { mana: 5 } } }) - paid({})).toBe(2)
  })

  it('every Spell has its numbers, and nothing else has', () => {
    expect(Object.keys(ours.spells).toSorted()).toEqual(Object.keys({ ...SPELLS, ...COPIED }).toSorted())
    expect(Object.keys(values.read({}, USUAL).spells)).toHaveLength(60 + 60)
    expect(refused({ spells: { rain: { mana: 1 } } })).toContain('/spells/rain')
    expect(refused({ spells: { rage: { cost: 1 } } })).toContain('/spells/rage/cost')
  })

  it('the same for every card and track of the Enemy', () => {
    expect(Object.keys(ours.enemy.cards)).toEqual(Object.keys(ENEMY_CARDS))
    expect(Object.keys(ours.enemy.tracks)).toEqual(Object.keys(ENEMY_BOARDS))
    for (const { track } of Object.values(ENEMY_BOARDS)) expect(track).toHaveLength(6)
  })

  it('every number has a source, and those without one are our own', () => {
    expect(provenanceOf('units/warrior/price/food')).toBe('printed')
    expect(provenanceOf('units/warrior/strength')).toBe('public')
    expect(provenanceOf('capital/1/price/ore')).toBe('printed')
    expect(provenanceOf('capital/2/price/ore')).toBe('house')
    expect(provenanceOf('spells/rage/mana')).toBe('house')
    expect(provenanceOf('tactics/charge/cost/mana')).toBe('public')
    expect(provenanceOf('tactics/charge/strength')).toBe('house')
    expect(provenanceOf('enemy/cards/e1/strength')).toBe('house')
  })

  it('the points of a Tower are a value of the table', () => {
    expect(values.read({}, USUAL).towerVp).toBe(1)
    expect(values.read({}, readOptions(heroes, { towers: '3' })).towerVp).toBe(3)
  })
})
