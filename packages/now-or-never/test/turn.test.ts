import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/index.ts'

const UP = [{ id: 'osk', up: true }, { id: 'sister-moll', up: true }, null, null]
const OTHERS = [{ id: 'brindle', up: true }, { id: 'quill', up: true }, null, null]

describe('the season and its turns', () => {
  it('N-TURN-1 a season begins with the owner of the first player token and goes clockwise', () => {
    const g = scenario({ seats: 3, turn: 1 })
    expect(g.asked).toEqual(['1 turn'])
    g.play('1 pass')
    expect(g.asked).toEqual(['2 turn'])
    g.play('2 pass')
    g.lay({ state: { first: 2 } })
    expect(g.asked).toEqual(['0 turn'])
    g.play('0 pass')
    expect(g.state.season).toBe(2)
    expect(g.asked).toEqual(['2 turn'])
  })

  it('N-TURN-2 a turn is one action, and then ends by itself', () => {
    const g = scenario({ players: { 0: { specialists: UP, hearts: 3 } } })
    const { turns } = g.state
    g.play('0 use:sister-moll')
    expect(g.player(0).hearts).toBe(12)
    expect(g.asked).toEqual(['1 turn'])
    expect(g.state.turns).toBe(turns + 1)
  })

  it('N-TURN-2 a hero action needs a heart and a token that is not covered', () => {
    const g = scenario()
    expect(g.offered(0)).toContain('go')
    g.lay({ players: { 0: { hearts: 0 } } })
    expect(g.refusedWhy(0, 'go')).toBe('no-hearts')
    g.lay({ players: { 0: { hearts: 1, covered: [true, true, true] } } })
    expect(g.refusedWhy(0, 'go')).toBe('no-token')
    g.lay({ players: { 0: { covered: [true, false, true] } } })
    expect(g.offered(0)).toContain('go')
  })

  it('N-TURN-3 passing lasts for the season; the last player left takes turn after turn', () => {
    const g = scenario({ seats: 3, players: { 2: { specialists: UP, coins: 30, hearts: 1 } } })
    g.play('0 pass', '1 pass', '2 rest:osk')
    g.play('2 either:0')
    expect(g.asked).toEqual(['2 turn'])
    g.play('2 rest:sister-moll', '2 either:1')
    expect(g.asked).toEqual(['2 turn'])
    g.play('2 pass')
    expect(g.state.season).toBe(2)
  })

  it('N-TURN-3 a player who can only pass is still asked, unless a preference says otherwise', () => {
    const nothing = { specialists: [null, null, null, null], coins: 0, hearts: 0, mana: 0 }
    const g = scenario({ players: { 1: nothing } })
    g.play('0 pass')
    expect(g.asked).toEqual(['1 turn'])
    const h = scenario({ players: { 0: { specialists: OTHERS, coins: 0 }, 1: nothing } })
    h.table.machine.choose(1, 'pass', 'always')
    h.play('0 pass')
    expect(h.state.season).toBe(2)
  })

  it('N-TURN-4 the game has six seasons', () => {
    const g = scenario()
    for (let season = 1; season <= 6; season++) {
      expect(g.state.season).toBe(season)
      g.passAll()
    }
    expect(g.asked).toEqual([])
    expect(g.state.phase).toBe('over')
  })
})
