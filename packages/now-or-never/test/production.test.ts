import { describe, expect, it } from 'vitest'
import { housing, scenario, town } from '../testing/index.ts'

const goods = (shell: number, tool: number, demon: number, crystal: number) => ({
  shell,
  tool,
  demon,
  crystal,
})

describe('production', () => {
  it('N-PRODUCTION-1 housed villagers and buildings produce; those without a house do not', () => {
    const g = scenario({
      players: {
        0: {
          town: town({ 12: 'shell-flats', 13: 'garden-house', 14: 'warm-spring', 15: 'crystal-kiln' }),
          housing: housing({ 3: { tool: 2, demon: 1 } }),
          goods: goods(1, 0, 0, 0),
          coins: 5,
          hearts: 4,
          blue: ['banked-coals', 'moss-poultice', '', ''],
        },
        1: { waiting: { crystal: 2 }, goods: goods(0, 0, 0, 0) },
      },
    }).passAll()
    expect(g.player(0)).toMatchObject({ goods: goods(2, 2, 1, 1), coins: 7, hearts: 12 })
    expect(g.player(1).goods).toEqual(goods(0, 0, 0, 0))
  })

  it.each([
    ['shell-flats', 'shell'],
    ['divers-rest', 'shell'],
    ['tool-smithy', 'tool'],
    ['tinkers-row', 'tool'],
    ['bottlery', 'demon'],
    ['imp-cellar', 'demon'],
    ['crystal-kiln', 'crystal'],
    ['prism-terrace', 'crystal'],
  ] as const)('N-PRODUCTION-1 the %s produces a %s', (tile, good) => {
    const g = scenario({ players: { 0: { town: town({ 12: tile }) } } }).passAll()
    expect(g.player(0).goods).toEqual({ ...goods(0, 0, 0, 0), [good]: 1 })
  })

  it('N-PRODUCTION-2 each kept search token pays 1 coin', () => {
    const g = scenario({ players: { 0: { coins: 0, tokens: ['hidden-cave', 'buried-purse'] } } }).passAll()
    expect(g.player(0).coins).toBe(2)
  })

  it('N-PRODUCTION-3 mana, hero tokens and specialists are refreshed; hearts are not', () => {
    const specialists = [{ id: 'osk', up: false }, null, { id: 'quill', up: false }, null]
    const g = scenario({
      players: { 0: { mana: 0, hearts: 3, covered: [true, false, true], specialists, used: ['A02'] } },
    }).passAll()
    expect(g.player(0)).toMatchObject({ mana: 4, hearts: 3, covered: [false, false, false], used: [] })
    expect(g.player(0).specialists.every((slot) => slot === null || slot.up)).toBe(true)
    expect(g.state.players.some(({ passed }) => passed)).toBe(false)
  })

  it('N-PRODUCTION-4 a player with a waiting villager and room is asked before production', () => {
    const g = scenario({
      players: { 1: { town: town({ 12: 'school' }), waiting: { tool: 1 }, goods: goods(0, 0, 0, 0) } },
    })
    g.play('0 pass', '1 pass')
    expect(g.asked).toEqual(['1 lastThings'])
    expect(g.state.season).toBe(1)
    g.play('1 house:tool-3')
    expect(g.state.season).toBe(2)
    expect(g.player(1).goods.tool).toBe(1)
  })

  it('N-PRODUCTION-4 and may decline', () => {
    const g = scenario({ players: { 1: { town: town({ 12: 'school' }), waiting: { tool: 1 } } } })
    g.play('0 pass', '1 pass', '1 done')
    expect(g.player(1)).toMatchObject({ goods: goods(0, 0, 0, 0), waiting: goods(0, 1, 0, 0) })
    // A villager housed now produces from the next production on.
    g.play('1 house:tool-3')
    expect(g.player(1).goods.tool).toBe(0)
  })
})

describe('the final production', () => {
  const last = (players: Parameters<typeof scenario>[0] & object) =>
    scenario({ ...players, state: { season: 6 } })

  it('N-FINAL-1 coins, goods, hands and open orders go first; books, experience and hearts stay', () => {
    const g = last({
      players: { 0: { coins: 30, goods: goods(5, 5, 5, 5), books: 3, xp: 2, hearts: 7, orders: ['O9'] } },
    })
    g.play('0 pass', '1 pass')
    expect(g.asked).toEqual(['0 lastThings'])
    g.play('0 done')
    expect(g.player(0)).toMatchObject({ coins: 0, goods: goods(0, 0, 0, 0), hand: [], orders: [] })
    expect(g.player(0)).toMatchObject({ books: 3, xp: 2, hearts: 7, ordersDone: [] })
    expect(g.asked).toEqual([])
  })

  it('N-FINAL-2 then everything except the Garden House produces, and all goods are sold at the best price', () => {
    const g = last({
      players: {
        0: {
          town: town({ 12: 'garden-house', 13: 'shell-flats', 14: 'warm-spring' }),
          housing: housing({ 3: { shell: 2, tool: 1, demon: 1 } }),
          tokens: ['hidden-cave'],
          done: ['B30'],
          hearts: 5,
          hand: [],
        },
      },
    }).passAll()
    // 3 shells, a tool and a demon: 3 shells for 8 and 2 + 2, or 9 and two shells; and a coin of the token.
    expect(g.player(0).final).toEqual({ produced: goods(3, 1, 1, 0), coins: 13 })
    expect(g.player(0)).toMatchObject({ coins: 13, hearts: 8 })
  })

  it('N-FINAL-3 the last question: an order, a house, a move out of the Inn', () => {
    const g = last({
      players: {
        0: { orders: ['O1'], goods: goods(4, 0, 0, 0) },
        1: { town: town({ 12: 'inn', 8: 'school' }), housing: housing({ 3: { tool: 1 } }) },
      },
    })
    g.play('0 pass', '1 pass')
    expect(g.asked).toEqual(['0 lastThings'])
    g.play('0 order:O1')
    expect(g.asked).toEqual(['1 lastThings'])
    g.play('1 rehouse:tool-2')
    expect(g.player(0).ordersDone).toEqual(['O1'])
    expect(g.player(1).housing[2]?.tool).toBe(1)
    expect(g.asked).toEqual([])
  })
})
