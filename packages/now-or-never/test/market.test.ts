import { describe, expect, it } from 'vitest'
import { bestSelling } from '../src/rules/market.ts'
import { type Scenario, scenario } from '../testing/index.ts'

const hand = (shell: number, tool: number, demon: number, crystal: number) => ({
  shell,
  tool,
  demon,
  crystal,
})

/** Cards that change the market: 3 shells for 8, 3 tools for 10. */
const CARDS = [[], ['B30'], ['B13'], ['B30', 'B13']]

describe('the market', () => {
  it.each([
    [hand(3, 2, 0, 0), [9, 12, 9, 12]],
    [hand(2, 2, 2, 2), [24, 24, 24, 24]],
    [hand(3, 3, 3, 3), [38, 38, 38, 38]],
    [hand(4, 4, 4, 4), [50, 50, 50, 50]],
    [hand(5, 5, 5, 5), [62, 62, 62, 63]],
    [hand(4, 3, 3, 2), [34, 35, 34, 35]],
    [hand(5, 4, 3, 2), [37, 40, 39, 42]],
    [hand(2, 3, 4, 5), [45, 45, 45, 45]],
    [hand(0, 0, 3, 3), [18, 18, 18, 18]],
    [hand(6, 3, 0, 0), [16, 22, 20, 26]],
    [hand(0, 6, 0, 0), [12, 12, 20, 20]],
    [hand(6, 0, 0, 0), [10, 16, 10, 16]],
    [hand(9, 9, 9, 9), [114, 114, 114, 116]],
  ])('N-MARKET-3 the best price of %o', (goods, sums) => {
    const found = CARDS.map((done) => {
      const { machine } = scenario({ players: { 0: { done } } }).table
      return bestSelling(machine, 0, goods).coins
    })
    expect(found).toEqual(sums)
  })

  it('N-MARKET-3 one option sells all goods for the most coins, and its label says how many', () => {
    const g = scenario({ players: { 0: { goods: hand(3, 3, 3, 3), coins: 1 } } })
    expect(g.offered(0)).toContain('sell-all:38')
    g.play('0 sell-all:38')
    expect(g.player(0)).toMatchObject({ coins: 39, goods: hand(0, 0, 0, 0) })
    expect(g.asked).toEqual(['0 turn'])
    const sold = g.table.machine.events.find(({ type }) => type === 'sold')
    expect(sold?.['sales']).toHaveLength(4)
    expect(g.refusedWhy(0, 'some')).toBe('no-goods')
  })

  it('N-MARKET-3 picked goods are also sold at the best price', () => {
    const g = scenario({ players: { 0: { goods: hand(3, 1, 1, 0), coins: 0 } } })
    g.play('0 some', '0 sell:shell sell:tool sell:demon confirm')
    expect(g.player(0)).toMatchObject({ coins: 9, goods: hand(2, 0, 0, 0) })
    expect(g.asked).toEqual(['0 turn'])
    g.play('0 some')
    expect(g.offered(0)).not.toContain('confirm')
    g.play('0 done')
    expect(g.player(0).goods.shell).toBe(2)
    expect(g.asked).toEqual(['0 turn'])
  })

  const sales = (g: Scenario, seat: number) => g.offered(seat).filter((id) => id.startsWith('sale:'))

  it('N-MARKET-1 row by row, as often as the player has the goods, at fixed prices', () => {
    const g = scenario({ players: { 0: { goods: hand(7, 0, 0, 0), coins: 0 } } })
    expect(sales(g, 0)).toEqual(['sale:M1', 'sale:M5'])
    expect(g.refusedWhy(0, 'sale:M6')).toBe('sale-goods')
    g.play('0 sale:M5', '0 sale:M5')
    expect(g.player(0)).toMatchObject({ coins: 10, goods: hand(1, 0, 0, 0) })
    expect(sales(g, 0)).toEqual(['sale:M1'])
    g.play('0 sale:M1')
    expect(g.player(0).coins).toBe(11)
    expect(g.asked).toEqual(['0 turn'])
  })

  it('N-MARKET-2 sales from cards apply to their owner only; a sale of the same goods replaces the row', () => {
    const goods = hand(3, 3, 0, 0)
    const g = scenario({ players: { 0: { goods, done: ['B30', 'B13'] }, 1: { goods } } })
    expect(sales(g, 0)).not.toContain('sale:M5')
    expect(sales(g, 0)).toEqual(expect.arrayContaining(['sale:three-shells', 'sale:three-tools']))
    g.play('0 sale:three-shells')
    expect(g.player(0).goods.shell).toBe(0)
    expect(sales(g, 1)).toContain('sale:M5')
    expect(sales(g, 1)).not.toContain('sale:three-tools')
  })
})

describe('at any time', () => {
  it('N-ANYTIME-1 off turn and after passing it is an open offer, and nobody waits for it', () => {
    const g = scenario({ seats: 3, players: { 2: { goods: hand(1, 0, 0, 0), coins: 0 } } })
    expect(g.offered(2)).toEqual(['sell-all:1', 'sale:M1'])
    expect(g.offered(1)).toEqual([])
    expect(g.asked).toEqual(['0 turn'])
    g.play('2 sell-all:1')
    expect(g.player(2).coins).toBe(1)
    expect(g.asked).toEqual(['0 turn'])
    g.turnOf(2)
      .play('2 pass')
      .lay({ players: { 2: { goods: hand(0, 0, 0, 2) } } })
    g.play('2 sale:M4')
    expect(g.asked.filter((ask) => ask.startsWith('2'))).toEqual([])
    expect(g.player(2)).toMatchObject({ coins: 3, goods: hand(0, 0, 0, 1) })
  })

  it('N-ANYTIME-1 a player who is building may sell first', () => {
    const specialists = [{ id: 'osk', up: true }, null, null, null]
    const g = scenario({ players: { 0: { specialists, coins: 3, goods: hand(3, 3, 3, 3) } } })
    g.play('0 use:osk')
    expect(g.offered(0).filter((id) => id.startsWith('tile:'))).toEqual([])
    g.play('0 sell-all:38')
    expect(g.asked).toEqual(['0 build'])
    expect(g.offered(0).some((id) => id.startsWith('tile:'))).toBe(true)
  })

  it('N-ANYTIME-2 not during setup', () => {
    const g = scenario({ state: { phase: 'setup' }, players: { 0: { goods: hand(3, 0, 0, 0) } } })
    expect(g.offered(0)).not.toContain('sale:M1')
  })
})

describe('orders', () => {
  it('N-ORDER-1 its goods pay its coins, once, at any time', () => {
    const g = scenario({ players: { 0: { orders: ['O1', 'O7'], goods: hand(4, 0, 0, 1), coins: 0 } } })
    expect(g.refusedWhy(0, 'order:O7')).toBe('goods-missing')
    g.turnOf(1).play('0 order:O1')
    expect(g.player(0)).toMatchObject({ coins: 12, orders: ['O7'], ordersDone: ['O1'] })
    expect(g.player(0).goods).toEqual(hand(0, 0, 0, 1))
    expect(g.offered(0)).not.toContain('order:O1')
  })
})
