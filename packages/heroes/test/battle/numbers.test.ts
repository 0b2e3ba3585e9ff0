// The numbers of the Tactic cards are values of the table, so a values file can override ours.
import { cloneJson, type Json, readOptions, readRecord, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../../src/index.ts'
import ours from '../../src/values/numbers.json' with { type: 'json' }
import type { TacticId } from '../../src/cards/tactics.ts'
import { fight, Scenario } from '../../testing/index.ts'
import { refused } from '../refused.ts'
import { rich } from './armies.ts'

const USUAL = readOptions(heroes, {})
const { values } = heroes

/** Two Warriors against a Warrior and a Serf, with Serfs in adjacent Regions. */
function facing(file: Json, serfs: Readonly<Record<string, number>> = {}): Scenario {
  const players = {
    0: { ...rich, warriors: { 'I-6': 2 }, serfs },
    1: { ...rich, warriors: { 'I-6': 1 }, serfs: { 'I-6': 1 } },
  }
  return fight({ players, values: file }, 'I-6')
}

/** Pays for both cards and finishes the Battle. */
function met(attack: TacticId, defence: TacticId, file: Json): Scenario {
  const g = facing(file).play(`0 tactic:${attack}`, `1 tactic:${defence}`)
  for (const seat of [1, 0]) if (g.offered(seat).includes('pay')) g.play(`${seat} pay`)
  return g
}

describe('numbers of the Tactic cards', () => {
  it('H-TACTIC-1 the Strength of a Tactic card, alone and against another, is a value of the table', () => {
    const added = (file: Json) => {
      const g = met('charge', 'first-strike', file)
      return g.table.machine.events.findLast(({ type, seat }) => type === 'strength' && seat === 0)?.['lines']
    }
    expect(added({})).toEqual([
      { what: 'warrior', n: 4 },
      { what: 'charge', n: 4 },
      { what: 'charge>first-strike', n: 3 },
    ])
    expect(added({ tactics: { charge: { strength: 5, against: { 'first-strike': 1 } } } })).toEqual([
      { what: 'warrior', n: 4 },
      { what: 'charge', n: 5 },
      { what: 'charge>first-strike', n: 1 },
    ])
    expect(added({ tactics: { charge: { against: { 'first-strike': 0 } } } })).toHaveLength(2)
  })

  it('H-TACTIC-3 so are its price and H-TACTIC-9 its points, and its option shows them', () => {
    const paid = (file: Json) => {
      const { mana, ore, score } = met('charge', 'fall-back', file).player(0)
      return [9 - mana, 9 - ore, score]
    }
    // 1 point for starting the Battle.
    expect(paid({})).toEqual([6, 0, 1 + 3])
    const own = { tactics: { charge: { cost: { mana: 0, ore: 5 }, vp: 1 } } }
    expect(paid(own)).toEqual([0, 5, 1 + 1])
    const label = (file: Json) => {
      const g = facing(file)
      const option = g.table.askOf(0)?.options.find(({ id }) => id === 'tactic:charge')
      return option && heroes.say.label(g.table.machine, option, [])
    }
    expect(label({})).toBe('Charge for 6 Mana')
    expect(label(own)).toBe('Charge for 5 Ore')
    expect(label({ tactics: { charge: { cost: { mana: 0 } } } })).toBe('Charge')
  })

  it('H-TACTIC-6 so is the number of Conscripts', () => {
    const come = (file: Json) => {
      const g = facing(file, { 'I-3': 4 }).play('0 tactic:conscripts', '1 tactic:fall-back')
      let n = 0
      while (g.offered(0).includes('conscript:serf<I-3')) {
        g.play('0 conscript:serf<I-3')
        n++
      }
      return n
    }
    expect(come({})).toBe(2)
    expect(come({ tactics: { conscripts: { units: 3 } } })).toBe(3)
    expect(come({ tactics: { conscripts: { units: 0 } } })).toBe(0)
  })

  it('H-DAMAGE-3 so is the reduction of Fall Back', () => {
    const damage = (file: Json) =>
      met('charge', 'fall-back', file).table.machine.events.find(({ type }) => type === 'damage')?.['n']
    expect(damage({})).toBe(1)
    expect(damage({ tactics: { 'fall-back': { spares: 0 } } })).toBe(2)
  })

  it('impossible numbers for a Tactic card are refused', () => {
    expect(refused({ tactics: { charge: { strength: 21 } } })).toBe(
      '/tactics/charge/strength: expected a whole number from 0 to 20, got 21',
    )
    expect(refused({ tactics: { 'blood-oath': { vp: -21 } } })).toContain('/tactics/blood-oath/vp: expected')
    expect(refused({ tactics: { charge: { cost: { ore: 1 } } } })).toBe(
      '/tactics/charge/cost: expected a price in one resource, got {"mana":6,"ore":1}',
    )
    // Fall Back must be free, because it is the last resort of a player who can play no other card.
    expect(refused({ tactics: { 'fall-back': { cost: { ore: 1 } } } })).toContain('/tactics/fall-back/cost')
    expect(refused({ tactics: { charge: { against: { rage: 1 } } } })).toContain(
      '/tactics/charge/against/rage',
    )
    expect(refused({ tactics: { charge: { units: 1 } } })).toContain('/tactics/charge/units')
    expect(refused({ tactics: { ambush: {} } })).toContain('/tactics/ambush')
  })

  it('a record keeps them, and an older record without them is played with ours', () => {
    const own = { tactics: { charge: { strength: 5 } }, enemy: { tokenVp: 2 } }
    const { table } = new Scenario({ values: own })
    const again = Table.replay(heroes, readRecord(cloneJson(table.record())))
    expect(again.machine.values.tactics.charge.strength).toBe(5)
    expect(again.machine.values.enemy.tokenVp).toBe(2)
    const { tactics, enemy, ...before } = ours
    const { resources, easyResources, capital, rampart } = enemy
    const file = { ...before, cap: 12, enemy: { resources, easyResources, capital, rampart } }
    expect(values.read(file, USUAL)).toEqual(values.read({ cap: 12 }, USUAL))
    expect(values.read({}, USUAL).file).toMatchObject({ tactics })
  })
})
