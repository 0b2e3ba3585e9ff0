// Battles of allies: one leads, all fight.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { fight, type PlayerSpot, sumOf } from '../../testing/index.ts'
import { bare, FALL_BACK, heroesAt, linesOf } from './armies.ts'

/** Humans and Dwarves (0 and 2) against Orcs and Elves (1 and 3), with only these pieces. */
const teams = (
  players: Readonly<Record<number, PlayerSpot>>,
  region: string,
  seats: Parameters<typeof fight>[2] = {},
) =>
  fight(
    {
      options: { teams: true },
      seats: 4,
      players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...bare, ...players[seat] }])),
    },
    region,
    seats,
  )

describe('a mixed army', () => {
  it('H-TEAM-1 all players of a team who are there fight on one side', () => {
    const g = teams(
      { 0: { warriors: { 'I-6': 2 } }, 2: { serfs: { 'I-6': 2 } }, 1: { warriors: { 'I-6': 1 } } },
      'I-6',
    )
    expect(sumOf(g, 'attacker').natural).toBe(6)
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-TEAM-2 defenders agree on who leads, all asked together', () => {
    const both = { 0: { warriors: { 'I-6': 2 } }, 1: { serfs: { 'I-6': 1 } }, 3: { warriors: { 'I-6': 1 } } }
    const g = teams(both, 'I-6')
    expect(g.asked).toEqual(['1 lead', '3 lead'])
    g.play('1 lead:1', '3 lead:1')
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
    const differ = teams(both, 'I-6').play('1 lead:1', '3 lead:3')
    expect(differ.asked).toEqual(['3 tactic', '0 tactic'])
  })

  it('H-TEAM-2 a Tower counts for its owner; if tied, the next one after the attacker leads', () => {
    const tower = { 0: { warriors: { 'I-6': 2 } }, 1: { warriors: { 'I-6': 1 } }, 3: { towers: ['I-6'] } }
    expect(teams(tower, 'I-6').play('1 lead:1', '3 lead:3').asked).toEqual(['3 tactic', '0 tactic'])
    const even = { 0: { warriors: { 'I-6': 2 } }, 1: { serfs: { 'I-6': 1 } }, 3: { serfs: { 'I-6': 1 } } }
    expect(teams(even, 'I-6').play('1 lead:3', '3 lead:1').asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-TEAM-3 only the leader’s Units are sacrificed, only it pays and gains', () => {
    const g = teams(
      {
        0: { mana: 2, warriors: { 'I-6': 1 } },
        2: { mana: 9, warriors: { 'I-6': 2 } },
        1: { warriors: { 'I-6': 1 } },
      },
      'I-6',
    )
    expect(g.refusedWhy(0, 'tactic:charge')).toBe('cannot-pay-tactic')
    g.play('0 tactic:first-strike', '1 tactic:fall-back')
    expect(g.offered(0)).toEqual(['sacrifice:warrior'])
    g.play('0 sacrifice:warrior')
    expect([g.player(0).score, g.player(2).score, g.player(2).warriors[placeOf('I-6')]]).toEqual([3, 0, 2])
  })

  it('H-TEAM-4 the leader’s bonuses count for all, the ally’s do not; the enemy’s effects count the whole side', () => {
    const dwarf: PlayerSpot = {
      level: 3,
      heroes: heroesAt({ a: 'I-6' }),
      buildings: ['deep-forge'],
      warriors: { 'I-6': 1 },
    }
    const g = teams(
      {
        0: { warriors: { 'I-6': 2 } },
        1: { warriors: { 'I-6': 1 }, buildings: ['barracks'] },
        3: { warriors: { 'I-6': 1 } },
      },
      'I-6',
    )
    g.play('1 lead:1', '3 lead:1')
    expect(linesOf(sumOf(g, 'defender'))).toEqual({
      warrior: 4,
      'barracks.1': 2,
    })
    const asleep = teams({ 0: { warriors: { 'I-6': 1 } }, 2: dwarf, 1: { serfs: { 'I-6': 1 } } }, 'I-6')
    expect(sumOf(asleep, 'attacker').total).toBe(2 + 4 + 2)
    const counted = teams(
      {
        1: { level: 2, warriors: { 'I-6': 1 }, buildings: ['blood-tent'] },
        0: { serfs: { 'I-6': 1 } },
        2: { serfs: { 'I-6': 2 } },
      },
      'I-6',
    )
    expect(sumOf(counted, 'defender').total).toBe(2 + 3)
  })

  it('H-TEAM-5 the leader assigns the Damage, and each owner retreats their own Units', () => {
    const g = teams(
      {
        0: { warriors: { 'I-6': 5 } },
        1: { serfs: { 'I-6': 2 } },
        3: { warriors: { 'I-6': 1 }, towers: ['II-7'] },
      },
      'I-6',
    ).play('1 lead:1', '3 lead:1', '0 tactic:fall-back', '1 tactic:blood-oath')
    // Half of 4.
    expect(g.offered(1)).toEqual(['lose:serf', 'lose:warrior/3'])
    g.play('1 lose:serf', '1 lose:serf')
    expect(g.asked).toEqual(['3 retreat'])
    expect(g.offered(3)).toEqual(['home', 'send:warrior>II-7'])
  })

  it('H-TEAM-4 lost Units of an ally do not count as destroyed enemies', () => {
    const orcs: PlayerSpot = { level: 3, warriors: { 'I-6': 5 }, buildings: ['blood-tent'] }
    const g = teams(
      { 0: { warriors: { 'I-6': 1 } }, 1: orcs, 3: { warriors: { 'I-6': 0 }, serfs: { 'I-6': 0 } } },
      'I-6',
    )
    g.state.battle?.fallen.push({ seat: 3, unit: 'warrior' })
    g.play('0 tactic:blood-oath', '1 tactic:fall-back')
    // The one Warrior of the Humans.
    expect(g.player(1).score).toBe(1)
  })

  it('H-TEAM-4 a Spell that affects one Hero affects only one of two allied ones', () => {
    const g = teams(
      {
        0: { heroes: heroesAt({ a: 'I-6' }) },
        2: { heroes: heroesAt({ a: 'I-6' }) },
        1: { serfs: { 'I-6': 1 } },
      },
      'I-6',
    )
    g.state.battle?.effects.push({ from: 'heros-bane', by: 1, on: 'attacker', rule: 'zero', unit: 'a' })
    expect(sumOf(g, 'attacker').total).toBe(4)
  })

  it('H-TEAM-1 there is room for five of both together', () => {
    const g = teams(
      {
        0: { food: 3, warriors: { 'I-6': 2, 'I-3': 2 } },
        2: { warriors: { 'I-6': 2 } },
        1: { warriors: { 'I-6': 1 } },
      },
      'I-6',
    ).play('0 tactic:conscripts', '1 tactic:fall-back', '0 conscript:warrior<I-3')
    expect(g.asked).toEqual(['0 payTactic'])
  })
})

describe('a shared Capital Region', () => {
  const siege = () =>
    teams(
      { 0: { warriors: { 'II-1': 5 } }, 1: { serfs: { 'II-1': 1 } }, 3: { serfs: { 'II-1': 2 } } },
      'II-1',
    )

  it('H-TEAM-6 its owner leads, allies fight with it and retreat without Damage when it falls', () => {
    const g = siege()
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
    expect(sumOf(g, 'defender').natural).toBe(9)
    g.play(...FALL_BACK)
    expect([g.player(1).out, g.player(3).serfs[placeOf('III-1')]]).toEqual([true, 2])
    expect(g.state.phase).toBe('round')
  })

  it('H-TEAM-6 the owner leads, whoever was named as defender', () => {
    const g = teams(
      { 0: { warriors: { 'II-1': 5 } }, 1: { serfs: { 'II-1': 1 } }, 3: { serfs: { 'II-1': 2 } } },
      'II-1',
      { defender: 3 },
    )
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-END-6 the game ends immediately when one team is left', () => {
    const g = teams(
      { 0: { warriors: { 'II-1': 5 } }, 1: { serfs: { 'II-1': 1 } }, 3: { out: true, capital: -1 } },
      'II-1',
    ).play(...FALL_BACK)
    expect(g.state.phase).toBe('over')
  })
})
