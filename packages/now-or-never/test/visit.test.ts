import { describe, expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { at } from '../src/state.ts'
import { atStop, rolls } from '../testing/index.ts'

const under = { options: { map: 'under' } }

describe('visits that only pay and gain', () => {
  test.for([
    ['ublo-tower', { hearts: 6 }, { hearts: 5, goods: { tool: 1 } }],
    ['scholars-tower', { coins: 3 }, { coins: 0, books: 1 }],
    ['forest-of-faces', { hearts: 6 }, { hearts: 1, coins: 5 }],
    ['snail-caves', { hearts: 3 }, { hearts: 1, xp: 1, coins: 2 }],
    ['city-of-spirits', { hearts: 3 }, { hearts: 1, coins: 1, goods: { demon: 1 } }],
    ['monument', { hearts: 3 }, { hearts: 7, coins: 1 }],
  ] as const)('N-VISIT-1 %s above ground', ([location, me, after]) => {
    const g = atStop(location, { me }).play(`0 visit:${location}`)
    expect(g.player(0)).toMatchObject(after)
    expect(g.state.turn.over).toBe(false)
  })

  test.for([
    ['undergarden', { xp: 1, hearts: 3 }, { xp: 0, hearts: 5, coins: 4 }],
    ['flying-casino', { hearts: 6 }, { hearts: 1, coins: 5 }],
  ] as const)('N-VISIT-5 %s underground', ([location, me, after]) => {
    const g = atStop(location, { ...under, me }).play(`0 visit:${location}`)
    expect(g.player(0)).toMatchObject(after)
  })

  test('N-VISIT-1 a price that cannot be paid prevents the visit', () => {
    expect(atStop('scholars-tower', { me: { coins: 2 } }).refusedWhy(0, 'visit:scholars-tower')).toBe('price')
    expect(atStop('nomad-camp', { me: { books: 0 } }).refusedWhy(0, 'visit:nomad-camp')).toBe('price')
    expect(atStop('undergarden', { me: { xp: 1 } }).refusedWhy(0, 'visit:undergarden')).toBe('price')
  })

  test('N-VISIT-2 the Monument takes the first player token', () => {
    const g = atStop('monument', { state: { first: 1 } }).play('0 visit:monument')
    expect(g.state.first).toBe(0)
  })
})

describe('visits that end at 0 hearts', () => {
  test('N-VISIT-3 hearts may run out on a visit: no reward, and the turn is over', () => {
    const g = atStop('forest-of-faces', { me: { hearts: 5 } }).play('0 visit:forest-of-faces')
    expect(g.player(0)).toMatchObject({ hearts: 0, coins: 0 })
    expect(g.state.turn.over).toBe(true)
  })

  test('N-VISIT-3 prices after the loss are not paid', () => {
    const g = atStop('wailing-cavern', { me: { hearts: 8, mana: 1 } }).play('0 visit:wailing-cavern')
    expect(g.player(0)).toMatchObject({ hearts: 0, mana: 1 })
  })

  test('N-VISIT-3 prices before the loss stay paid', () => {
    const g = atStop('forest-of-faces', { ...under, me: { hearts: 5, coins: 1, mana: 1 } })
    g.play('0 visit:forest-of-faces')
    expect(g.player(0)).toMatchObject({ hearts: 0, coins: 0, mana: 0 })
  })

  test('N-DIE-3 the Meteorite costs what the die shows; discounts on searches do not apply', () => {
    const g = atStop('crystal-meteorite', { wears: { blue: ['goat-hooks'] }, me: { hearts: 9 } })
    rolls(g, 3).play('0 visit:crystal-meteorite')
    expect(g.player(0)).toMatchObject({ hearts: 6, xp: 1, goods: { crystal: 1 } })
    const fallen = rolls(atStop('crystal-meteorite', { me: { hearts: 3 } }), 3).play(
      '0 visit:crystal-meteorite',
    )
    expect(fallen.player(0)).toMatchObject({ hearts: 0, xp: 0, goods: { crystal: 0 } })
  })
})

describe('visits that draw', () => {
  test('N-DRAW-1 cards are drawn one at a time from any pile, each seen before the next', () => {
    const g = atStop('undergarden', { me: { xp: 2 } }).play('0 visit:undergarden')
    expect(g.asked).toEqual(['0 drawQuest'])
    expect(g.offered(0)).toEqual(['pile:basic', 'pile:artifact', 'pile:advanced'])
    const hand = g.player(0).hand.length
    g.play('0 pile:artifact', '0 pile:advanced')
    const [first = '', second = ''] = g.player(0).drawn
    expect([first[0], second[0]]).toEqual(['A', 'D'])
    expect(g.player(0).coins).toBe(0)
    g.play(`0 keep:${second}`)
    expect(g.player(0).hand).toHaveLength(hand + 1)
    expect(g.player(0).hand).toContain(second)
    expect(g.state.quests.artifact.discard.at(-1)).toBe(first)
    expect(g.player(0)).toMatchObject({ coins: 6, xp: 0, drawn: [] })
    expect(g.broken).toEqual([])
  })

  test('N-DRAW-3 of three cards two are kept: the player names the discarded one', () => {
    const g = atStop('flying-casino', { me: { coins: 1, hearts: 2 } }).play('0 visit:flying-casino')
    g.play('0 pile:basic', '0 pile:basic', '0 pile:basic')
    const [first = ''] = g.player(0).drawn
    const hand = g.player(0).hand.length
    g.play(`0 put-away:${first}`)
    expect(g.player(0).hand).toHaveLength(hand + 2)
    expect(g.state.quests.basic.discard.at(-1)).toBe(first)
    expect(g.player(0).hearts).toBe(7)
    expect(g.broken).toEqual([])
  })

  test('N-DRAW-2 an empty pile is refilled from its discards; without any it cannot be chosen', () => {
    const g = atStop('undergarden', { me: { xp: 2 } })
    const { basic, artifact, advanced } = g.state.quests
    const quests = {
      basic: { down: [], discard: [...basic.down, ...basic.discard] },
      artifact: { down: [], discard: [] },
      advanced,
    }
    const hand = [...g.player(0).hand, ...artifact.down, ...artifact.discard]
    g.lay({ state: { quests }, players: { 0: { hand } } }).play('0 visit:undergarden')
    expect(g.refusedWhy(0, 'pile:artifact')).toBe('pile-empty')
    g.play('0 pile:basic')
    expect(g.state.quests.basic.discard).toEqual([])
    expect(g.player(0).drawn).toHaveLength(1)
    expect(g.broken).toEqual([])
  })

  test('N-DRAW-3 if fewer cards are drawn, as many as allowed are kept', () => {
    const g = atStop('flying-casino', { hand: [], me: { coins: 1, hearts: 2 } })
    const { basic, artifact, advanced } = g.state.quests
    const none = { down: [], discard: [] }
    const hand = [...basic.down.slice(2), ...basic.discard, ...artifact.down, ...artifact.discard]
    const quests = { basic: { down: basic.down.slice(0, 2), discard: [] }, artifact: none, advanced: none }
    const held = [...hand, ...advanced.down, ...advanced.discard]
    g.lay({ state: { quests }, players: { 0: { hand: held } } })
    g.play('0 visit:flying-casino')
    expect(g.player(0)).toMatchObject({ hearts: 7, drawn: [] })
    expect(g.player(0).hand).toHaveLength(held.length + 2)
    expect(g.broken).toEqual([])
  })

  test('N-DRAW-2 with nothing left to draw the rest of the visit follows', () => {
    const empty = { down: [], discard: [] }
    const g = atStop('undergarden', { me: { xp: 2 } })
    g.lay({ state: { quests: { basic: empty, artifact: empty, advanced: empty } } }).play(
      '0 visit:undergarden',
    )
    expect(g.player(0)).toMatchObject({ coins: 6, drawn: [] })
  })

  test('N-DRAW-4 two orders are looked at; one stays, the other goes under the pile', () => {
    const g = atStop('tower-of-miners').play('0 visit:tower-of-miners')
    const [first = '', second = ''] = g.player(0).looked
    expect(g.asked).toEqual(['0 keepOrder'])
    g.play(`0 keep-order:${first}`)
    expect(g.player(0)).toMatchObject({ orders: [first], looked: [] })
    expect(g.state.orders.under).toEqual([{ id: second, seenBy: [0] }])
    expect(g.broken).toEqual([])
  })

  test('N-DRAW-4 the last order is kept without a question, and none is taken if none are left', () => {
    const g = atStop('istreka', { ...under, me: { hearts: 3 } })
    const all = g.state.orders.down
    g.lay({
      state: { orders: { down: all.slice(0, 1), under: [] } },
      players: { 1: { ordersDone: all.slice(1) } },
    })
    g.play('0 visit:istreka')
    expect(g.player(0)).toMatchObject({ orders: all.slice(0, 1), hearts: 4 })
    const none = atStop('tower-of-miners', { state: { orders: { down: [], under: [] } } })
    expect(none.play('0 visit:tower-of-miners').player(0).orders).toEqual([])
  })

  test('N-DRAW-4 after the unseen orders, those put back come, oldest first', () => {
    const g = atStop('tower-of-miners')
    const [a = '', b = '', c = '', ...rest] = g.state.orders.down
    const under_ = [a, b, c].map((id) => ({ id, seenBy: [1] }))
    g.lay({ state: { orders: { down: [], under: under_ } }, players: { 1: { ordersDone: rest } } })
    g.play('0 visit:tower-of-miners')
    expect(g.player(0).looked).toEqual([a, b])
  })
})

describe('visiting again', () => {
  test('N-VISIT-4 a card that was just tucked counts immediately', () => {
    const g = atStop('scholars-tower', { hand: ['A10'], me: { books: 2, coins: 6, mana: 1 } })
    g.play('0 play:A10', '0 visit:scholars-tower', '0 power:A10')
    expect(g.player(0)).toMatchObject({ books: 2, coins: 0, mana: 0, done: ['A10'] })
  })

  test('N-VISIT-4 the Mirror of Small Hours repeats a visit for its price, once per season', () => {
    const g = atStop('ublo-tower', { done: ['A10'], me: { hearts: 6, mana: 2 } }).play('0 visit:ublo-tower')
    expect(g.asked).toEqual(['0 afterVisit'])
    g.play('0 power:A10')
    expect(g.player(0)).toMatchObject({ hearts: 4, mana: 1, goods: { tool: 2 }, used: ['A10'] })
    expect(g.asked).not.toContain('0 afterVisit')
  })

  test('N-VISIT-4 it is not offered without the price of the visit, nor at 0 hearts', () => {
    const poor = atStop('scholars-tower', { done: ['A10'], me: { coins: 5, mana: 1 } })
    expect(poor.play('0 visit:scholars-tower').asked).not.toContain('0 afterVisit')
    const fallen = atStop('forest-of-faces', { done: ['A10'], me: { hearts: 5, mana: 1 } })
    expect(fallen.play('0 visit:forest-of-faces').asked).not.toContain('0 afterVisit')
  })

  test('N-VISIT-4 it adds its own mana price to that of the visit', () => {
    const above = [
      { verb: 'pay', mana: 1 },
      { verb: 'gain', tool: 1 },
    ]
    const values = { locations: { 'ublo-tower': { above } } }
    const tower = (mana: number) =>
      atStop('ublo-tower', { values, done: ['A10'], me: { mana } }).play('0 visit:ublo-tower')
    expect(tower(2).asked).not.toContain('0 afterVisit')
    expect(tower(3).play('0 power:A10').player(0)).toMatchObject({ mana: 0, goods: { tool: 2 } })
  })
})

describe('searching', () => {
  const BUILT = Array.from({ length: 16 }, (_, space) => (space === 12 ? 'inn' : ''))

  /** Seat 0 at search space B. */
  const searcher = ({ me, ...spot }: Parameters<typeof atStop>[1] & object = {}) =>
    atStop('', { ...spot, me: { space: cellAt(1, 5), ...me } })

  test('N-SEARCH-1 a search costs the hearts the die shows, then the token is revealed', () => {
    const values = { search: { 'buried-purse': { copies: 18 }, ...none('buried-purse') } }
    const g = rolls(searcher({ values, me: { hearts: 9 } }), 4).play(`0 search:${cellAt(1, 5)}`)
    expect(g.player(0)).toMatchObject({ hearts: 5, coins: 5, tokens: ['buried-purse'] })
    expect(at(g.state.searches, cellAt(1, 5))).toBe(false)
    expect(g.broken).toEqual([])
  })

  test('N-SEARCH-2 at 0 hearts the token stays, unseen, without experience', () => {
    const g = rolls(searcher({ me: { hearts: 2 } }), 2).play(`0 search:${cellAt(1, 5)}`)
    expect(g.player(0)).toMatchObject({ hearts: 0, xp: 0, tokens: [] })
    expect(at(g.state.searches, cellAt(1, 5))).toBe(true)
    expect(g.state.turn.over).toBe(true)
  })

  test('N-DIE-1 a search is rerolled for a good, and nobody is housed meanwhile', () => {
    const me = { hearts: 9, goods: { shell: 1 }, waiting: { tool: 1 }, xp: 9, town: BUILT }
    const g = rolls(searcher({ options: { reroll: true }, me }), 4, 1).play(`0 search:${cellAt(1, 5)}`)
    const beside = g.offered(0).map((id) => id.split(':')[0])
    expect(beside).toEqual(expect.arrayContaining(['reroll', 'keep-die', 'sell-all']))
    for (const kind of ['house', 'learn', 'refill']) expect(beside).not.toContain(kind)
    g.play('0 reroll:shell')
    expect(g.player(0)).toMatchObject({ hearts: 8, goods: { shell: 0 } })
  })

  test('N-SEARCH-4 discounts on searches add up, but never heal', () => {
    const values = { search: { 'lost-knowledge': { copies: 18 }, ...none('lost-knowledge') } }
    const wears = { blue: ['goat-hooks', 'toughness'] }
    const three = rolls(searcher({ values, wears, me: { hearts: 9 } }), 3).play(`0 search:${cellAt(1, 5)}`)
    expect(three.player(0)).toMatchObject({ hearts: 8, books: 1 })
    const one = rolls(searcher({ values, wears, me: { hearts: 9 } }), 1).play(`0 search:${cellAt(1, 5)}`)
    expect(one.player(0).hearts).toBe(9)
  })

  test('N-SEARCH-3 a token draws its card after its coins, and may be taken anywhere by the Metal Hound', () => {
    const values = { search: { 'abandoned-camp': { copies: 18 }, ...none('abandoned-camp') } }
    const g = searcher({ values, done: ['A04'], me: { mana: 3, hearts: 1 } })
    g.play('0 power:A04', `0 token:${cellAt(4, 9)}`)
    expect(g.player(0)).toMatchObject({ coins: 4, mana: 0, hearts: 1, tokens: ['abandoned-camp'] })
    expect(g.asked).toEqual(['0 drawQuest'])
    expect(at(g.state.searches, cellAt(4, 9))).toBe(false)
  })
})

/** No search tokens except this kind. */
function none(but: string): Record<string, { copies: number }> {
  const all = ['abandoned-camp', 'hidden-cave', 'buried-purse', 'high-tech-ruins', 'lost-villager']
  const more = ['bottlers-den', 'lost-knowledge', 'ruined-shelter']
  return Object.fromEntries([...all, ...more].filter((id) => id !== but).map((id) => [id, { copies: 0 }]))
}
