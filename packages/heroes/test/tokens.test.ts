// Tokens are records: a table follows the record, even for a token the box does not have.
import type { Game } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { income } from '../src/rules/collection.ts'
import { neighbours } from '../src/rules/move/adjacent.ts'
import { tollAt } from '../src/rules/move/toll.ts'
import { scoreOf } from '../src/scoring.ts'
import type { State, Token as OnMap } from '../src/state.ts'
import type { Values } from '../src/values/index.ts'
import type { Token } from '../src/cards/tokens.ts'
import { fight, scenario, type Spot, sumOf } from '../testing/index.ts'
import { placeOf } from '../testing/world.ts'

const at = (place: string, id: string): OnMap => ({ at: placeOf(place), id })

/** Heroes with one more kind of token. */
function gameWith(token: Partial<Token>): Game<State, Values> {
  const made: Token = { id: 'obelisk', on: 'land', count: 0, stays: true, ...token }
  return {
    ...heroes,
    values: {
      ...heroes.values,
      read: (file, options) => {
        const values = heroes.values.read(file, options)
        return { ...values, explorationTokens: { ...values.explorationTokens, obelisk: made } }
      },
    },
  }
}

/** Seat 0 has a Warrior at home; seat 1 a Spell card. */
const table = (token: Partial<Token>, state: NonNullable<Spot['state']>) =>
  scenario({
    game: gameWith(token),
    players: { 0: { serfs: {}, warriors: { 'I-1': 1 } }, 1: { hand: ['rage#1'] } },
    state,
  })

const WALK = ['0 slot:march-1', '0 go:I-3', '0 stop'] as const

describe('a token that the box does not have', () => {
  it('links all Regions where it is, for a March', () => {
    const { machine } = table({ links: true }, { live: [at('I-3', 'obelisk'), at('IV-5', 'obelisk')] }).table
    expect(neighbours(machine, 0, placeOf('I-3'), 'march')).toContain(placeOf('IV-5'))
    expect(neighbours(machine, 0, placeOf('IV-5'), 'march')).toContain(placeOf('I-3'))
    expect(neighbours(machine, 0, placeOf('I-3'), 'any')).not.toContain(placeOf('IV-5'))
    const portal = table({ links: true }, { live: [at('I-3', 'obelisk'), at('IV-5', 'portal')] })
    expect(neighbours(portal.table.machine, 0, placeOf('I-3'), 'march')).not.toContain(placeOf('IV-5'))
  })

  it('defends its Region under its own name, in addition to a Fort', () => {
    const g = fight(
      {
        game: gameWith({ defends: 3 }),
        players: { 0: { warriors: { 'I-6': 1 } }, 1: { serfs: { 'I-6': 1 } } },
        state: {
          live: [at('I-6', 'obelisk'), at('I-6', 'fort'), at('I-6', 'obelisk'), at('I-8', 'obelisk')],
        },
      },
      'I-6',
    )
    const { lines } = sumOf(g, 'defender')
    expect(lines.filter(({ what }) => what === 'obelisk' || what === 'fort')).toEqual([
      { what: 'obelisk', n: 6 },
      { what: 'fort', n: 2 },
    ])
    expect(sumOf(g, 'attacker').lines.some(({ what }) => what === 'obelisk')).toBe(false)
  })

  it('charges each Unit that leaves', () => {
    const g = table({ charges: 2 }, { live: [at('I-1', 'obelisk')] })
    expect([tollAt(g.table.machine, placeOf('I-1')), tollAt(g.table.machine, placeOf('I-3'))]).toEqual([2, 0])
    const { food } = g.player(0)
    expect(food - g.play(...WALK.slice(0, 4)).player(0).food).toBe(2)
  })

  it('scores for the player who controls its Region, under its own score line', () => {
    const scores = { line: 'villages', vp: 5 }
    const g = table({ scores }, { live: [at('I-3', 'obelisk'), at('I-3', 'village'), at('I-8', 'obelisk')] })
    g.player(0).warriors[placeOf('I-3')] = 1
    const { lines } = scoreOf(g.table.machine, 0)
    expect(lines.find(({ what }) => what === 'villages')).toEqual({ what: 'villages', points: 7 })
  })

  it('yields in Collection to each player with a piece in its Region', () => {
    const g = table({ yields: { mana: 2 } }, { live: [at('I-5', 'obelisk'), at('I-5', 'obelisk')] })
    const { mana } = income(g.table.machine, 0)
    g.player(0).warriors[placeOf('I-5')] = 1
    expect(income(g.table.machine, 0).mana).toBe(mana + 4)
    g.from({ do: 'collect', seat: 0 }, { players: { 0: { mana: 0 } } })
    expect(g.player(0).mana).toBe(mana + 4)
  })

  it('gives resources, and is removed unless it stays', () => {
    const g = table({ stays: false, gives: { ore: 2 } }, { shown: [at('I-3', 'obelisk')] })
    const { ore } = g.player(0)
    expect(g.play(...WALK).player(0).ore).toBe(ore + 2)
    expect([g.state.live, g.state.gone]).toEqual([[], ['obelisk']])
  })

  it('may use another token’s verb under its own name and price', () => {
    const robs = table({ says: { do: 'rob', cost: { mana: 1 } } }, { shown: [at('I-3', 'obelisk')] })
    const { mana } = robs.player(0)
    robs.play(...WALK, '0 pay')
    expect(robs.player(0).mana).toBe(mana - 1)
    expect(robs.table.events.filter(({ from }) => from === 'obelisk').map(({ type }) => type)).toContain(
      'paid',
    )
    const hires = table(
      { says: { do: 'hire', unit: 'warrior', cost: { mana: 2 } } },
      { shown: [at('I-3', 'obelisk')] },
    )
    hires.play(...WALK, '0 pay')
    expect(hires.player(0).warriors[placeOf('I-3')]).toBe(2)
  })

  it('acts whenever a move ends there, while it is live', () => {
    const atEnd = { do: 'research', cost: { ore: 2 } } as const
    const g = table({ atEnd }, { live: [at('I-3', 'obelisk')] })
    const { ore } = g.player(0)
    g.play(...WALK)
    expect(g.offered(0)).toEqual(['pay', 'decline'])
    expect(ore - g.play('0 pay').player(0).ore).toBe(2)
  })
})

describe('a token of the box', () => {
  it('keeps the step that stored tables contain', () => {
    const stack = (id: string) => {
      const g = scenario({
        players: { 0: { serfs: {}, warriors: { 'I-1': 1 } } },
        state: { shown: [at('I-3', id)] },
      })
      return g.play(...WALK).table.machine.position.stack.at(-1)
    }
    expect(stack('rogue')).toEqual({ do: 'rogue', seat: 0, place: placeOf('I-3') })
    expect(stack('unstable')).toEqual({ do: 'unstable', seat: 0, place: placeOf('I-3') })
    expect(stack('farm')).toEqual({ do: 'hire', seat: 0, place: placeOf('I-3'), token: 'farm' })
  })
})
