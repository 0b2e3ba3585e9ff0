import { describe, expect, test } from 'vitest'
import { cellAt } from '../../src/map/cells.ts'
import { chanceToWin } from '../../src/rules/chance-to-win.ts'
import { prospectsOf } from '../../src/rules/chances.ts'
import { type HeroSpot, onTurn, rolls, type Scenario } from '../../testing/index.ts'

const FOE = { health: 6, attack: 3 }
const DICE = [1, 2, 3, 4]

/** A hero on the space of an enemy, about to fight. */
function before(id: string, mana: number, spot: HeroSpot = {}): Scenario {
  const g = onTurn({
    ...spot,
    values: { enemies: { 1: FOE } },
    players: { 0: { hero: id, hearts: 9, mana, covered: [true, true, false], ...spot.players?.[0] } },
  })
  return g.play(`0 move:${cellAt(3, 4)}`, '0 stop')
}

/** The chance after each option of the current question. */
function asked(g: Scenario): Readonly<Record<string, number>> {
  const { machine } = g.table
  const chance = prospectsOf(machine, 0)
  const options = machine.asks[0]?.options ?? []
  return Object.fromEntries(
    options.flatMap((option) => {
      const prospect = chance(option)
      return prospect === null ? [] : [[option.id, prospect.odds.win]]
    }),
  )
}

const best = (chances: Readonly<Record<string, number>>): number => Math.max(...Object.values(chances))

describe('the chance to win after each answer', () => {
  test('N-COMBAT-14 the best answers to all four faces average to the chance before the roll', () => {
    const whole = chanceToWin(before('halia', 2).table.machine, 0, FOE).win
    const faces = DICE.map((die) => asked(rolls(before('halia', 2), die).play('0 fight:1')))
    for (const face of faces) expect(Object.keys(face)).toEqual(['reroll:strange-luck', 'keep-die'])
    expect(faces.reduce((sum, face) => sum + best(face), 0) / 4).toBeCloseTo(whole, 12)
  })

  test('N-COMBAT-14 a kept die is worth its best option, or the strike', () => {
    const g = rolls(before('halia', 2), 4).play('0 fight:1')
    const kept = asked(g)['keep-die'] ?? -1
    const options = asked(g.play('0 keep-die'))
    expect(Object.keys(options)).toEqual(['option:face-0', 'strike'])
    expect(best(options)).toBeCloseTo(kept, 12)
    expect(options['option:face-0']).not.toBeCloseTo(options['strike'] ?? 0, 3)
  })

  test('N-COMBAT-14 a second die: kept or rerolled', () => {
    const orb = { wears: { red: ['gravity-orb', 'gravity-orb', 'gravity-orb', 'gravity-orb'] } }
    // In ruleset 2, a second die that wins is asked about as well.
    const variant = { ...orb, ruleset: 2, options: { reroll: true }, players: { 0: { goods: { shell: 1 } } } }
    const rolled = (die: number) =>
      rolls(rolls(before('marklun', 3, variant), 1).play('0 fight:1', '0 keep-die'), die).play(
        '0 option:face-0',
      )
    const option = asked(rolls(before('marklun', 3, variant), 1).play('0 fight:1', '0 keep-die'))
    const second = DICE.map((die) => best(asked(rolled(die))))
    expect(second.reduce((sum, one) => sum + one, 0) / 4).toBeCloseTo(option['option:face-0'] ?? -1, 12)
  })

  test('N-COMBAT-14 between rounds: continue with what is left, or retreat', () => {
    const g = rolls(before('zeik', 0), 2).play('0 fight:1')
    const chances = asked(g)
    expect(chances['roll-on']).toBeCloseTo(chanceToWin(g.table.machine, 0, FOE).win, 12)
    expect(chances['retreat']).toBe(0)
  })

  test('N-COMBAT-8 a heart of the roll that was not taken comes after the damage', () => {
    const g = rolls(before('zeik', 0, { wears: { blue: ['arzian-helm'] } }), 4).play('0 fight:1')
    expect(Object.keys(asked(g))).toEqual(['option:arzian-helm', 'strike'])
    const blow = prospectsOf(g.table.machine, 0)({ kind: 'strike', name: '' })?.blow
    expect(blow?.hearts).toBe(9 - 3 + 1)
    expect(g.play('0 strike').player(0).hearts).toBe(9 - 3 + 1)
  })

  test('N-COMBAT-8 the strike does what was predicted', () => {
    const g = rolls(before('halia', 2), 4).play('0 fight:1', '0 keep-die')
    const told = prospectsOf(g.table.machine, 0)
    const plain = told({ kind: 'strike', name: '' })?.blow
    expect(plain).toEqual({ dealt: 2, dice: 0, lost: 3, health: 4, hearts: 6 })
    const more = told({ kind: 'option', name: 'face-0' })?.blow
    expect(more).toEqual({ dealt: 3, dice: 0, lost: 3, health: 3, hearts: 6 })
    const { state } = g.play('0 option:face-0').table.machine
    expect([state.turn.fight?.dealt, state.players[0]?.hearts]).toEqual([3, 6])
  })

  test('N-COMBAT-14 without a fight there are no chances', () => {
    expect(asked(before('zeik', 0))).toEqual({})
  })
})
