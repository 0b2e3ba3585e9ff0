// The seven Tactic cards: every pair of them, who may play them, and their prices.
import { describe, expect, it } from 'vitest'
import { heroes } from '../../src/index.ts'
import { placeOf } from '../../testing/world.ts'
import { TACTICS, type TacticId } from '../../src/cards/tactics.ts'
import { fight, type Spot, sumOf } from '../../testing/index.ts'
import { heroesAt, rich, vesselAt } from './armies.ts'

/** Two armies of Warriors that can pay for everything, with nobody in adjacent Regions. */
const warriors: Spot = {
  players: {
    0: { ...rich, warriors: { 'I-6': 3 }, serfs: {} },
    1: { ...rich, warriors: { 'I-6': 3 }, serfs: {} },
  },
}

const even = () => fight(warriors, 'I-6')

const VOID = 'void'
const NEVER = '-'

/** The Strength of each card (row) against each enemy card (column), in the order of the cards. */
const TABLE: Readonly<Record<TacticId, readonly (number | string)[]>> = {
  'first-strike': [2, 2, 2, 2, 2, 4, 2],
  charge: [7, 4, 4, 4, 4, 4, 4],
  conscripts: [VOID, 2, 2, 2, 2, 2, 5],
  'shield-wall': [3, 6, 3, NEVER, 3, 3, 3],
  outflank: [3, 3, 3, 6, NEVER, 3, 3],
  'fall-back': [0, 0, 0, 0, 0, 0, 3],
  'blood-oath': [6, 6, 6, 8, 8, VOID, 6],
}

/** The net Strength of two cards, for the row. */
const NET: Readonly<Record<TacticId, readonly (number | string)[]>> = {
  'first-strike': [0, -5, 2, -1, -1, 4, -4],
  charge: [5, 0, 2, -2, 1, 4, -2],
  conscripts: [-2, -2, 0, -1, -1, 2, -1],
  'shield-wall': [1, 2, 1, NEVER, -3, 3, -5],
  outflank: [1, -1, 1, 3, NEVER, 3, -5],
  'fall-back': [-4, -4, -2, -3, -3, 0, 3],
  'blood-oath': [4, 2, 1, 5, 5, -3, 0],
}

/** With a Hero each, the loser has to choose, so the Battle is not over when the cards are revealed. */
const withHeroes: Spot = {
  players: {
    0: { ...warriors.players?.[0], heroes: heroesAt({ a: 'I-6' }) },
    1: { ...warriors.players?.[1], heroes: heroesAt({ a: 'I-6' }) },
  },
}

/** The Strength of two cards once revealed: the attacker's and the defender's; null: they cannot meet. */
function meet(attack: TacticId, defence: TacticId): readonly [number | string, number | string] | null {
  const g = fight(withHeroes, 'I-6')
  if (!g.offered(0).includes(`tactic:${attack}`) || !g.offered(1).includes(`tactic:${defence}`)) return null
  g.play(`0 tactic:${attack}`, `1 tactic:${defence}`)
  const { battle } = g.state
  const brought = (side: 'attacker' | 'defender') =>
    battle?.[side].cancelled === true
      ? VOID
      : sumOf(g, side)
          .lines.filter(({ what }) => TACTICS.some((tactic) => what.startsWith(tactic)))
          .reduce((all, { n }) => all + n, 0)
  return battle === null ? null : [brought('attacker'), brought('defender')]
}

const worth = (n: number | string): number => (typeof n === 'number' ? n : 0)

/** The distinct results of a card against another, attacking and defending: its Strength and the net of both. */
function outcomes(own: TacticId, enemy: TacticId): (readonly [number | string, number])[] {
  const attacking = meet(own, enemy)
  const defending = meet(enemy, own)?.toReversed()
  const found = [attacking, defending].flatMap((pair) => {
    const [mine = VOID, theirs = VOID] = pair ?? []
    return pair === null || pair === undefined ? [] : [[mine, worth(mine) - worth(theirs)] as const]
  })
  return found.filter(([mine, net], k) => found.findIndex(([a, b]) => a === mine && b === net) === k)
}

describe('the cards against each other', () => {
  it.each(TACTICS)('H-TACTIC-1 %s against every card, attacking and defending', (own) => {
    expect(TACTICS.map((enemy) => outcomes(own, enemy))).toEqual(
      TABLE[own].map((printed, column) => (printed === NEVER ? [] : [[printed, NET[own][column]]])),
    )
  })

  it('H-TACTIC-1 both choose in secret, and both are revealed together', () => {
    const g = even()
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
    g.play('0 tactic:charge')
    expect(g.asked).toEqual(['1 tactic'])
    expect(g.state.battle?.attacker.tactic).toBe('')
    expect(JSON.stringify(heroes.see.view(g.table.machine, 1))).not.toContain('charge')
  })
})

describe('who may play a card', () => {
  it('H-TACTIC-2 Shield Wall is the defender’s, Outflank the attacker’s', () => {
    const g = even()
    expect(g.refusedWhy(0, 'tactic:shield-wall')).toBe('other-side')
    expect(g.refusedWhy(1, 'tactic:outflank')).toBe('other-side')
  })

  it('H-TACTIC-2 an army of Serfs alone plays Conscripts, Shield Wall or Fall Back', () => {
    const serfs = { ...rich, serfs: { 'I-6': 2 }, warriors: {} }
    const g = fight({ players: { 0: serfs, 1: serfs } }, 'I-6')
    expect(g.offered(0)).toEqual(['tactic:conscripts', 'tactic:fall-back'])
    expect(g.offered(1)).toEqual(['tactic:conscripts', 'tactic:shield-wall', 'tactic:fall-back'])
    expect(g.refusedWhy(0, 'tactic:charge')).toBe('serfs-only')
  })

  it('H-TACTIC-2 an army with a Tower is not an army of Serfs alone', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, warriors: { 'I-6': 1 } },
          1: { ...rich, serfs: { 'I-6': 1 }, warriors: {}, towers: ['I-6'] },
        },
      },
      'I-6',
    )
    expect(g.offered(1)).toContain('tactic:blood-oath')
  })

  it('H-TACTIC-2 a card can be forbidden, but never Fall Back', () => {
    const g = even()
    g.state.battle?.effects.push({
      from: 'shadow-guildhall',
      by: 0,
      on: 'defender',
      rule: 'bar',
      tactic: 'charge',
    })
    expect(g.refusedWhy(1, 'tactic:charge')).toBe('barred')
    expect(g.refusedWhy(0, 'tactic:charge')).toBe(null)
  })

  it('H-TACTIC-3 resources and Units together must cover the price', () => {
    const poor = { ore: 0, mana: 1, food: 0, serfs: {} }
    const g = fight(
      {
        players: { 0: { ...poor, hand: [], warriors: { 'I-6': 2 } }, 1: { ...rich, warriors: { 'I-6': 2 } } },
      },
      'I-6',
    )
    // 1 Mana and two Warriors with Strength 2: enough for First Strike at 4 Mana, not for Charge at 6.
    expect(g.offered(0)).toEqual([
      'tactic:first-strike',
      'tactic:conscripts',
      'tactic:outflank',
      'tactic:fall-back',
      'tactic:blood-oath',
    ])
    expect(g.refusedWhy(0, 'tactic:charge')).toBe('cannot-pay-tactic')
  })

  it('H-TACTIC-3 a Vessel cannot be sacrificed', () => {
    const vessels = vesselAt('sea', 'n', 0, 1)
    const g = fight(
      { players: { 0: { ore: 0, mana: 1, food: 0, hand: [], vessels }, 1: { ...rich, vessels } } },
      'n',
      { how: 'sail' },
    )
    expect(g.refusedWhy(0, 'tactic:first-strike')).toBe('cannot-pay-tactic')
  })
})

describe('paying', () => {
  it('H-TACTIC-4 with resources, with sacrificed Units that fight on, or with both', () => {
    const g = even().play('0 tactic:charge', '1 tactic:fall-back')
    expect(g.asked).toEqual(['0 payTactic'])
    expect(g.offered(0)).toEqual(['pay', 'sacrifice:warrior'])
    g.play('0 sacrifice:warrior')
    expect(sumOf(g, 'attacker').total).toBe(6 + 4)
    g.play('0 pay')
    expect(g.player(0).mana).toBe(9 - 4)
    // It was destroyed when the Battle was decided.
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(2)
    expect(g.broken).toEqual([])
  })

  it('H-TACTIC-4 overpayment is lost, and no more is taken once the price is covered', () => {
    const g = fight(
      {
        players: {
          0: { ...rich, warriors: { 'I-6': 2 }, heroes: heroesAt({ a: 'I-6' }) },
          1: { ...rich, warriors: { 'I-6': 1 } },
        },
      },
      'I-6',
    ).play('0 tactic:first-strike', '1 tactic:fall-back', '0 sacrifice:warrior', '0 sacrifice:a')
    expect([g.player(0).mana, g.player(0).heroes.a.at, g.player(0).warriors[placeOf('I-6')]]).toEqual([
      9, -1, 1,
    ])
  })

  it('H-TACTIC-5 a canceled card costs nothing and gives nothing', () => {
    const g = even().play('0 tactic:blood-oath', '1 tactic:fall-back')
    expect(g.player(0).score).toBe(1)
    const h = even().play('0 tactic:conscripts', '1 tactic:first-strike', '1 pay')
    expect([h.player(0).food, h.player(0).score]).toEqual([9, 1])
    expect([h.player(1).mana, h.player(1).score]).toEqual([5, 2])
  })

  it('H-TACTIC-9 a card gives its points win or lose, and no score falls below 0', () => {
    const g = even().play('0 tactic:blood-oath', '1 tactic:charge', '1 pay')
    // The attacker wins 12 to 10: 1 point for starting, minus 2 for its card.
    expect([g.player(0).score, g.player(1).score]).toEqual([0, 3])
    expect(g.player(1).warriors[placeOf('I-6')]).toBe(0)
  })
})

describe('a card shown first', () => {
  it('H-TACTIC-8 the defender may also have to show its card; it counts once both are shown', () => {
    const g = even()
    g.state.battle?.effects.push({ from: 'read-the-signs', by: 0, on: 'defender', rule: 'unveil' })
    g.table.machine.load(g.table.machine.position)
    g.play('1 tactic:charge')
    expect(g.asked).toEqual(['0 tactic'])
    expect(sumOf(g, 'defender').total).toBe(6)
  })

  it('H-TACTIC-8 the side that must show its card chooses first, in the open', () => {
    const g = even()
    g.state.battle?.effects.push({ from: 'read-the-signs', by: 1, on: 'attacker', rule: 'unveil' })
    g.table.machine.load(g.table.machine.position)
    expect(g.asked).toEqual(['0 tactic'])
    g.play('0 tactic:charge')
    expect(g.state.battle?.attacker.tactic).toBe('charge')
    expect(g.asked).toEqual(['1 tactic'])
    const both = even()
    for (const on of ['attacker', 'defender'] as const) {
      both.state.battle?.effects.push({ from: 'read-the-signs', by: 0, on, rule: 'unveil' })
    }
    both.table.machine.load(both.table.machine.position)
    expect(both.asked).toEqual(['1 tactic', '0 tactic'])
  })
})
