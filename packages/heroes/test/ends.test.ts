// Collection, Round End, the end of the game, and the score.
import { describe, expect, it } from 'vitest'
import { income } from '../src/rules/collection.ts'
import { placeOf } from '../testing/world.ts'
import { standing, winners } from '../src/scoring.ts'
import { heroes } from '../src/index.ts'
import { scenario } from '../testing/index.ts'

const lines = (g: ReturnType<typeof scenario>, seat: number) =>
  Object.fromEntries(standing(g.table.machine)[seat]?.lines.map(({ what, points }) => [what, points]) ?? [])

describe('Collection', () => {
  it('H-COLLECT-1 a Region yields 1, a working Serf 1 more, a Tower 2 more', () => {
    const g = scenario({
      players: { 0: { serfs: { 'I-2': 1, 'I-6': 3, 'I-3': 0 }, warriors: { 'I-3': 1 }, towers: ['I-4'] } },
    })
    expect(income(g.table.machine, 0)).toEqual({ ore: 3, mana: 2 + 3, food: 1 })
  })

  it('H-PURSE-1 resources above ten are lost', () => {
    const g = scenario({ players: { 0: { ore: 9, serfs: {}, towers: ['I-4'] } } })
    g.from({ do: 'collect', seat: 0 }, {})
    g.play()
    expect(g.player(0).ore).toBe(10)
  })

  it('H-COLLECT-3 everybody draws a card, then discards down to the limit', () => {
    const g = scenario({ players: { 0: { hand: ['rage#1'] }, 1: { hand: [] }, 2: { hand: [] } } })
    g.from({ do: 'drawSpells', seat: 0 }, {})
    expect(g.asked).toEqual(['0 awaySpell'])
    expect(g.player(1).hand).toHaveLength(1)
    g.play('0 away:rage#1')
    expect(g.player(0).hand).toHaveLength(1)
    expect(g.player(0).hand).not.toContain('rage#1')
  })

  it('H-ROUND-1 Serfs come back, Scribed Spells turn, the first player token passes', () => {
    const bar = { ...scenario().player(0).bar, tax: 'serf', fly: 'token' } as const
    const g = scenario({
      players: { 0: { bar, tokens: 0, used: ['x'], scribed: [{ card: 'tithe#1', turned: 'exhausted' }] } },
    })
    g.from({ do: 'roundEnd', seat: 0 }, {})
    expect(g.player(0).serfs[placeOf('I-1')]).toBe(3)
    expect(g.player(0).scribed).toEqual([{ card: 'tithe#1', turned: 'preparing' }])
    expect([g.state.first, g.state.round, g.player(0).used]).toEqual([1, 2, []])
  })
})

describe('the end', () => {
  it('H-END-2 all Serfs and Warriors in play: one more round is played', () => {
    const g = scenario({
      players: {
        0: { food: 2, serfs: { 'I-1': 12 }, warriors: { 'I-1': 4 } },
        1: { serfs: {} },
        2: { serfs: {} },
      },
      state: { down: scenario().state.down.map(() => 1) },
    })
    g.play('0 slot:recruit', '0 recruit:warrior')
    expect(g.state.end).toEqual({ by: 'expand', seat: 0, last: 2 })
  })

  it('H-END-3 three Towers', () => {
    const g = scenario({
      players: {
        0: { ore: 9, level: 3, serfs: { 'I-8': 1 }, towers: ['II-6', 'III-7'] },
        1: { serfs: {} },
        2: { serfs: {} },
      },
      state: { down: scenario().state.down.map(() => 1) },
    })
    g.play('0 slot:build', '0 tower:I-8')
    expect(g.state.end?.by).toBe('exploit')
  })

  it('H-END-1 no face-down token on land', () => {
    const g = scenario({ players: { 0: { food: 1 }, 1: { serfs: {} }, 2: { serfs: {} } } })
    g.play('0 slot:recruit', '0 recruit:serf')
    expect(g.state.end?.by).toBe('explore')
  })

  it('H-END-5 after the last round the score is counted', () => {
    const g = scenario({ state: { round: 5, end: { by: 'explore', seat: 0, last: 5 } } })
    g.from({ do: 'roundEnd', seat: 0 }, {})
    expect(g.state.phase).toBe('over')
    expect(g.asked).toEqual([])
  })
})

describe('the score', () => {
  it('H-SCORE-2 every line', () => {
    const g = scenario({
      players: {
        0: {
          score: 7,
          level: 2,
          buildings: ['cathedral', 'sea-dock'],
          heroes: {
            a: { at: placeOf('I-1'), aboard: '' },
            b: { at: -1, aboard: '' },
            c: { at: -1, aboard: '' },
          },
          vessels: {
            sea: { at: placeOf('n'), serfs: 0, warriors: 0 },
            air: { at: -1, serfs: 0, warriors: 0 },
          },
          towers: ['I-8'],
          scribed: [{ card: 'tithe#1', turned: 'ready' }],
        },
      },
      state: { live: [{ at: placeOf('I-8'), id: 'village' }] },
    })
    expect(lines(g, 0)).toEqual({
      play: 7,
      warriors: 1,
      heroes: 2,
      vessels: 2,
      buildings: 2,
      towers: 3,
      capital: 3,
      scribed: 1,
      regions: 2,
      villages: 2,
    })
  })

  it('H-SCORE-3 Land and Sea Regions count, the player’s own Capital does not', () => {
    const g = scenario({ players: { 0: { serfs: { 'I-1': 1, 'I-2': 1 }, warriors: {} } } })
    expect(lines(g, 0)).toEqual({ regions: 1 })
  })

  it('H-SCORE-1 a player whose Capital was destroyed scores nothing', () => {
    const g = scenario({ players: { 0: { score: 9, out: true } } })
    expect(standing(g.table.machine)[0]?.total).toBe(0)
  })

  it('H-SCORE-4 resources break a tie; if still tied, the win is shared', () => {
    const even = { score: 50, ore: 1, mana: 1, food: 1 }
    const g = scenario({ players: { 0: even, 1: { ...even, food: 2 }, 2: { score: 1 } } })
    expect(winners(g.table.machine)).toEqual([1])
    expect(winners(scenario({ players: { 0: even, 1: even, 2: { score: 1 } } }).table.machine)).toEqual([
      0, 1,
    ])
  })
})

describe('hidden information', () => {
  it('H-KNOWN-1 only the owner sees Spell cards; everybody sees their number', () => {
    const g = scenario({ players: { 0: { hand: ['rage#1'] } } })
    const seen = JSON.stringify(heroes.see.view(g.table.machine, 1))
    expect(seen).not.toContain('rage#1')
    expect(JSON.stringify(heroes.see.view(g.table.machine, 0))).toContain('rage#1')
  })

  it('H-MOVE-1 a Vessel and everyone aboard count in their Region', () => {
    const g = scenario({
      players: {
        0: {
          serfs: { 'I-2': 4 },
          vessels: {
            sea: { at: placeOf('I-2'), serfs: 1, warriors: 0 },
            air: { at: -1, serfs: 0, warriors: 0 },
          },
        },
      },
    })
    expect(g.broken.some((law) => law.includes('too many in I-2'))).toBe(true)
  })
})
