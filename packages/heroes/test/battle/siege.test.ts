// Sieges: the Strength of a Capital, its fall, and elimination.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { natural } from '../../src/rules/battle/strength.ts'
import { fight, type PlayerSpot, scenario, sumOf } from '../../testing/index.ts'
import { bare, FALL_BACK, heroesAt, linesOf, vesselAt } from './armies.ts'

describe('a siege', () => {
  const orcs = (extra: PlayerSpot = {}): PlayerSpot => ({ ...bare, serfs: { 'II-1': 1 }, ...extra })
  const humans: PlayerSpot = { ...bare, warriors: { 'II-1': 5 } }

  it('H-SIEGE-1 a Capital, all Units there, a Vessel at its Shore', () => {
    const bar = { ...scenario().player(0).bar, tax: 'serf' } as const
    const g = scenario({
      players: {
        0: {
          ...bare,
          level: 3,
          serfs: { 'I-1': 2 },
          warriors: { 'I-1': 1 },
          heroes: heroesAt({ a: 'I-1' }),
          vessels: vesselAt('sea', 'I-1'),
          buildings: ['cathedral', 'sea-dock', 'harvest-hall'],
          bar,
        },
      },
    })
    expect(natural(g.table.machine, 0, placeOf('I-1'))).toBe(25)
  })

  it('H-SIEGE-1 Serfs on the Action Bar and in Buildings count and cannot be sacrificed', () => {
    const bar = { ...scenario().player(0).bar, tax: 'serf' } as const
    const g = fight({ players: { 0: humans, 1: orcs({ bar, buildings: ['blood-tent'], mana: 3 }) } }, 'II-1')
    expect(linesOf(sumOf(g, 'defender'))).toMatchObject({
      capital: 6,
      serf: 1,
      'serfs-inside': 2,
    })
    g.play('0 tactic:fall-back', '1 tactic:first-strike', '1 sacrifice:serf')
    expect(g.player(1).mana).toBe(0)
  })

  it('H-SIEGE-2 a beaten Capital is destroyed: 5 points, and its owner is out', () => {
    const g = fight(
      {
        players: {
          0: humans,
          1: orcs({ score: 9, hand: ['rage#1'], towers: ['II-7'], warriors: { 'II-6': 2 } }),
        },
      },
      'II-1',
    ).play('1 pass', ...FALL_BACK)
    expect(g.player(0).score).toBe(6)
    const out = g.player(1)
    expect([out.out, out.score, out.capital, out.towers, out.hand]).toEqual([true, 0, -1, [], []])
    expect(out.warriors.every((n) => n === 0)).toBe(true)
    expect(g.player(0).warriors[placeOf('II-1')]).toBe(5)
  })

  it('H-END-4 the end is triggered, and one more round is played', () => {
    const g = fight({ players: { 0: humans, 1: orcs() } }, 'II-1').play(...FALL_BACK)
    expect(g.state.end).toEqual({ by: 'exterminate', seat: 0, last: 2 })
    expect(g.asked).toEqual(['0 turn'])
  })

  it('H-END-6 with two players, and when nobody else is left, the game is over immediately', () => {
    const g = fight({ seats: 2, players: { 0: humans, 1: orcs() } }, 'II-1').play(...FALL_BACK)
    expect([g.state.phase, g.asked]).toEqual(['over', []])
    const h = fight({ players: { 0: humans, 1: orcs(), 2: { out: true, capital: -1 } } }, 'II-1').play(
      ...FALL_BACK,
    )
    expect(h.state.phase).toBe('over')
  })

  it('H-OUT-1 cards are discarded, markers are removed, and no question waits', () => {
    const g = fight(
      {
        players: {
          0: humans,
          1: orcs({ hand: ['rage#1'], scribed: [{ card: 'tithe#1', turned: 'ready' }] }),
        },
        state: {
          marks: [
            { id: 'bulwark', at: placeOf('II-7'), seat: 1, until: 3 },
            { id: 'bulwark', at: placeOf('IV-7'), seat: 2, until: 3 },
          ],
        },
      },
      'II-1',
    ).play('1 pass', ...FALL_BACK)
    expect(g.state.marks.map(({ seat }) => seat)).toEqual([2])
    expect(g.state.discards).toEqual(expect.arrayContaining(['rage#1', 'tithe#1']))
  })

  it('H-OUT-1 nobody waits for an eliminated player: turns and the first player token pass on', () => {
    const g = fight({ players: { 0: { ...humans, tokens: 1 }, 1: orcs(), 2: bare } }, 'II-1').play(
      ...FALL_BACK,
    )
    g.state.pass = 2
    g.play('0 blank', '0 blank-slot:fly')
    while (g.asked.some((line) => line.endsWith(' end'))) g.play(`${g.asked[0]?.split(' ')[0] ?? ''} end`)
    expect(g.asked).toEqual(['2 turn'])
  })

  it('H-END-5 in the last round it changes nothing, H-END-6 except with two players', () => {
    const end = { by: 'explore', seat: 2, last: 4 } as const
    const g = fight({ players: { 0: humans, 1: orcs() }, state: { end } }, 'II-1').play(...FALL_BACK)
    expect([g.state.end, g.state.phase]).toEqual([end, 'round'])
    const two = fight({ seats: 2, players: { 0: humans, 1: orcs() }, state: { end } }, 'II-1').play(
      ...FALL_BACK,
    )
    expect(two.state.phase).toBe('over')
  })

  it('H-SIEGE-3 more than five may fight, but only five may stay', () => {
    const g = fight(
      { players: { 0: { ...humans, food: 3, serfs: { 'II-2': 2 } }, 1: orcs({ warriors: { 'II-1': 1 } }) } },
      'II-1',
    ).play(
      '0 tactic:conscripts',
      '1 tactic:fall-back',
      '0 conscript:serf<II-2',
      '0 conscript:serf<II-2',
      '0 pay',
    )
    expect(g.asked).toEqual(['0 surplus'])
    g.play('0 surplus:serf', '0 surplus:serf')
    expect([g.player(0).serfs[placeOf('I-1')], g.player(0).warriors[placeOf('II-1')]]).toEqual([2, 5])
    expect(g.broken).toEqual([])
  })

  it('H-SIEGE-4 a siege that fails costs only the attacker', () => {
    const g = fight({ players: { 0: { ...bare, warriors: { 'II-1': 2 } }, 1: orcs() } }, 'II-1').play(
      ...FALL_BACK,
    )
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(1)
    expect(g.player(0).warriors[placeOf('I-1')]).toBe(1)
  })
})
