import { describe, expect, test } from 'vitest'
import { chanceToWin } from '../../src/rules/chance-to-win.ts'
import { cellAt } from '../../src/map/cells.ts'
import { type HeroSpot, onTurn, rolls, type Scenario } from '../../testing/index.ts'

const percent = (g: Scenario, level: string): number => {
  const foe = g.table.machine.values.enemies[level]
  return foe === undefined ? -1 : Math.round(chanceToWin(g.table.machine, 0, foe).win * 100)
}

/** A hero with full hearts and mana. */
function hero(id: string, hearts: number, mana: number, spot: HeroSpot = {}): Scenario {
  return onTurn({ ...spot, players: { 0: { hero: id, hearts, mana, ...spot.players?.[0] } } })
}

describe('the chance to win in the current position', () => {
  test('N-COMBAT-14 a starting board', () => {
    expect(percent(hero('zeik', 11, 4), '4')).toBe(64)
    expect(percent(hero('namal', 12, 3), 'u5')).toBe(9)
    expect(percent(hero('marklun', 11, 5), '5')).toBe(13)
  })

  test('N-COMBAT-14 Strange Luck is included', () => {
    expect(percent(hero('halia', 12, 4), '4')).toBeGreaterThan(46)
  })

  test.for([
    ['zeik', 11, 5, ['flint-fist', 'rolling-boulder', 'hill-stands-up', 'quarry-maul'], 100],
    ['marklun', 11, 6, ['spark-glove', 'gravity-orb', 'pocket-eclipse', 'quarry-maul'], 100],
    ['namal', 12, 4, ['piston-ram', 'bulwark-arm', 'furnace-roar', 'quarry-maul'], 98],
  ] as const)('N-COMBAT-14 %s late in the game', ([id, hearts, mana, red, king]) => {
    const blue = ['quilted-vest', 'quilted-vest', 'azure-gloves', 'shield-crystal']
    const g = hero(id, hearts, mana, { wears: { red, blue } })
    expect([percent(g, 'u7'), percent(g, '8'), percent(g, '9')]).toEqual([100, 100, king])
  })

  test('N-COMBAT-14 uses spent this season do not count, artifacts do', () => {
    const plain = percent(hero('zeik', 11, 4), '5')
    expect(percent(hero('zeik', 11, 4, { done: ['A11', 'A12'] }), '5')).toBeGreaterThan(plain)
    const trap = { done: ['A02'], wears: { blue: ['siphon-power'] } }
    const fed = percent(hero('marklun', 11, 1, trap), '4')
    expect(fed).toBeGreaterThan(percent(hero('marklun', 11, 1), '4'))
    const used = { ...trap, players: { 0: { used: ['A02'] } } }
    expect(percent(hero('marklun', 11, 1, used), '4')).toBeLessThan(fed)
  })

  test('N-COMBAT-14 goods count only if they can pay for rerolls', () => {
    const goods = { shell: 2, demon: 1 }
    const plain = percent(hero('zeik', 11, 4), '5')
    expect(percent(hero('zeik', 11, 4, { players: { 0: { goods } } }), '5')).toBe(plain)
    const rich = hero('zeik', 11, 4, { options: { reroll: true }, players: { 0: { goods } } })
    expect(percent(rich, '5')).toBeGreaterThan(plain)
  })

  test('N-COMBAT-14 shells, tools and crystals count the same', () => {
    const rich = (goods: object) =>
      chanceToWin(
        hero('zeik', 11, 4, { options: { reroll: true }, players: { 0: { goods } } }).table.machine,
        0,
        { health: 9, attack: 3 },
      )
    expect(rich({ shell: 1, tool: 1, crystal: 1 })).toEqual(rich({ shell: 3 }))
    expect(rich({ tool: 3 })).toEqual(rich({ shell: 3 }))
    expect(rich({ shell: 3 }).win).toBeGreaterThan(rich({ shell: 2 }).win)
  })

  test('N-COMBAT-14 during a fight, damage already dealt counts', () => {
    const foe = { health: 8, attack: 2 }
    const values = { enemies: { 1: foe } }
    const g = hero('zeik', 9, 0, { values, players: { 0: { covered: [true, true, false] } } })
    rolls(g.play(`0 move:${cellAt(3, 4)}`, '0 stop'), 2).play('0 fight:1')
    const after = chanceToWin(g.table.machine, 0, foe)
    expect(after.win).toBeGreaterThan(0)
    expect(after.win).toBeLessThan(1)
    const fresh = hero('zeik', 7, 0)
    expect(after).toEqual(chanceToWin(fresh.table.machine, 0, { health: 6, attack: 2 }))
  })
})
