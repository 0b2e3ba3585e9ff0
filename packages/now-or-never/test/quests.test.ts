import { describe, expect, test } from 'vitest'
import { atStop, type PlayerSpot, rolls } from '../testing/index.ts'

const town = (...spaces: readonly number[]) =>
  Array.from({ length: 16 }, (_, i) => (spaces.includes(i) ? (BUILT[spaces.indexOf(i)] ?? 'school') : ''))
const BUILT = ['school', 'inn', 'library', 'workshop']
const housing = (...rows: readonly number[]) =>
  [0, 1, 2, 3].map((row) => ({ shell: rows[row] ?? 0, tool: 0, demon: 0, crystal: 0 }))

/** A card, its location, resources that are too few for it, and enough. */
const NEEDS: readonly (readonly [string, string, PlayerSpot, PlayerSpot])[] = [
  ['B02', 'tower-of-miners', { ordersDone: [] }, { ordersDone: ['O1'] }],
  ['B16', 'monument', { town: town(12, 13) }, { town: town(12, 13, 14) }],
  ['B17', 'monument', { housing: housing(0, 0, 0, 4) }, { housing: housing(0, 0, 2, 3) }],
  [
    'D04',
    'crystal-meteorite',
    { books: 2, kills: ['1', '1', '2'] },
    { books: 2, kills: ['1', '1', '2', '3'] },
  ],
  ['D07', 'monument', { books: 2, town: town(12, 13, 14) }, { books: 2, town: town(12, 13, 14, 15) }],
  ['D07', 'monument', { books: 2, town: town(10, 11, 12, 13) }, { books: 2, town: town(8, 9, 10, 11) }],
  ['D12', 'snail-caves', { books: 2, goods: { crystal: 2, tool: 9 } }, { books: 2, goods: { crystal: 3 } }],
  [
    'D15',
    'istreka',
    { books: 2, red: ['gaff-hook', '', '', ''], blue: ['toughness', 'goat-hooks', '', ''] },
    { books: 2, red: ['gaff-hook', '', '', 'eel-spear'], blue: ['toughness', 'goat-hooks', '', ''] },
  ],
]

describe('playing a card', () => {
  test('N-QUEST-1 it is played at its location only, before the visit', () => {
    const g = atStop('undergarden', { hand: ['B23', 'B27'], me: { hearts: 5, xp: 1 } })
    expect(g.offered(0)).toContain('play:B23')
    expect(g.offered(0)).not.toContain('play:B27')
    g.play('0 play:B23')
    expect(g.player(0)).toMatchObject({ hearts: 3, coins: 3, xp: 2, hand: ['B27'], done: ['B23'] })
    expect(g.offered(0)).toContain('visit:undergarden')
    expect(g.broken).toEqual([])
  })

  test('N-HERO-3 one card per hero action, and none after the visit', () => {
    const g = atStop('undergarden', { hand: ['B23', 'B24'], me: { hearts: 9, xp: 5 } }).play('0 play:B23')
    expect(g.offered(0)).not.toContain('play:B24')
    const visited = atStop('monument', { hand: ['B18'] }).play('0 visit:monument')
    expect(visited.asked).not.toContain('0 stop')
  })

  test('N-QUEST-1 being asked at a location reveals nothing about the hand', () => {
    expect(atStop('scholars-tower', { hand: ['B23'] }).asked).toEqual(['0 stop'])
  })

  test('N-QUEST-2 the player must have the whole price', () => {
    const g = atStop('tower-of-miners', { hand: ['B01'], me: { goods: { tool: 1 } } })
    expect(g.refusedWhy(0, 'play:B01')).toBe('quest-price')
    const rich = atStop('tower-of-miners', { hand: ['B01'], me: { goods: { tool: 3 } } }).play('0 play:B01')
    expect(rich.player(0)).toMatchObject({ coins: 6, xp: 1, goods: { tool: 1 } })
  })

  test('N-QUEST-2 sales, orders and housing at the stop count', () => {
    const toll = atStop('istreka', { hand: ['B39'], me: { coins: 2, goods: { crystal: 1 } } })
    expect(toll.refusedWhy(0, 'play:B39')).toBe('quest-price')
    expect(toll.play('0 sell-all:2', '0 play:B39').player(0).done).toEqual(['B39'])
    const ledger = atStop('tower-of-miners', { hand: ['B02'], me: { orders: ['O2'], goods: { tool: 3 } } })
    expect(ledger.refusedWhy(0, 'play:B02')).toBe('not-met')
    expect(ledger.play('0 order:O2', '0 play:B02').player(0).done).toEqual(['B02'])
    const names = { town: town(12, 13, 14), housing: housing(0, 0, 0, 4), waiting: { shell: 1 } }
    const wall = atStop('monument', { hand: ['B17'], me: names })
    expect(wall.refusedWhy(0, 'play:B17')).toBe('not-met')
    expect(wall.play('0 house:shell-3', '0 play:B17').player(0).done).toEqual(['B17'])
  })

  test.for(NEEDS)('N-QUEST-2 %s requires its count', ([id, location, less, enough]) => {
    expect(atStop(location, { hand: [id], me: less }).refusedWhy(0, `play:${id}`)).toBe('not-met')
    const g = atStop(location, { hand: [id], me: enough }).play(`0 play:${id}`)
    expect(g.player(0).done).toEqual([id])
  })

  test('N-QUEST-2 a requirement is not paid', () => {
    const g = atStop('snail-caves', { hand: ['D12'], me: { books: 2, goods: { crystal: 3 } } }).play(
      '0 play:D12',
    )
    expect(g.player(0)).toMatchObject({ books: 0, goods: { crystal: 3 } })
  })

  test('N-QUEST-3 the last heart is never paid for a card', () => {
    const g = atStop('snail-caves', { hand: ['B31'], me: { hearts: 3 } })
    expect(g.refusedWhy(0, 'play:B31')).toBe('quest-hearts')
    expect(
      atStop('snail-caves', { hand: ['B31'], me: { hearts: 4 } })
        .play('0 play:B31')
        .player(0),
    ).toMatchObject({
      hearts: 1,
      xp: 2,
    })
  })

  test('N-QUEST-4 One More Spin rolls the player’s own die', () => {
    const me = { hero: 'halia', coins: 3, mana: 1 }
    const g = rolls(atStop('flying-casino', { hand: ['B32'], me }), 1, 4).play('0 play:B32')
    expect(g.asked).toEqual(['0 reroll'])
    expect(g.play('0 reroll:strange-luck').player(0).coins).toBe(12)
  })

  test('N-GENERAL-2 counted resources come first, and a draw is finished before the card is tucked', () => {
    const g = atStop('city-of-spirits', { hand: ['B35'], me: { coins: 3 } }).play('0 play:B35')
    expect(g.asked).toEqual(['0 drawQuest'])
    expect(g.player(0)).toMatchObject({ goods: { demon: 1 }, done: [] })
    expect(g.broken).toEqual([])
    g.play('0 pile:basic')
    expect(g.player(0).done).toEqual(['B35'])
    expect(g.player(0).hand).toHaveLength(1)
  })

  test('N-DRAW-3 nothing is asked if all drawn cards are kept', () => {
    const g = atStop('undergarden', { hand: ['B24'], me: { xp: 1 } })
    g.play('0 play:B24', '0 pile:basic', '0 pile:advanced')
    expect(g.player(0).hand).toHaveLength(2)
    expect(g.asked).toEqual(['0 stop'])
  })
})

describe('after a card is completed', () => {
  test('N-QUEST-5 Marginalia pays for each later card, but not for itself', () => {
    const g = atStop('scholars-tower', { hand: ['B22'], me: { books: 1 } }).play('0 play:B22')
    expect(g.player(0).coins).toBe(0)
    const later = atStop('undergarden', { hand: ['B23'], done: ['B22'], me: { hearts: 5 } }).play(
      '0 play:B23',
    )
    expect(later.player(0).coins).toBe(5)
  })

  test('N-QUEST-5 the Teller of Roads adds experience and coins', () => {
    const wears = { blue: ['teller-of-roads'] }
    const g = atStop('monument', { hand: ['B18'], wears, me: { hearts: 5 } }).play('0 play:B18')
    expect(g.player(0)).toMatchObject({ coins: 4, xp: 1, hearts: 7 })
  })
})

test('N-GENERAL-1 effects that only give ask nothing, for tokens and cards', () => {
  const spot = { hand: ['B18'], done: ['B22'], wears: { blue: ['teller-of-roads'] } }
  const g = atStop('monument', spot).play('0 play:B18')
  expect(g.player(0)).toMatchObject({ coins: 2 + 2 + 2, xp: 1 })
  expect(g.asked).toEqual(['0 stop'])
})

describe('quest fights', () => {
  const duel = { hand: ['B15'], me: { hero: 'zeik', hearts: 9 } }

  test('N-QUEST-6 a won fight gives the reward, and the third step still follows', () => {
    const wears = { red: ['', 'quarry-maul'], blue: ['bounty-book'] }
    const g = rolls(atStop('ublo-tower', { ...duel, wears }), 2).play('0 play:B15')
    expect(g.player(0)).toMatchObject({
      xp: 1,
      coins: 2,
      goods: { tool: 1 },
      done: ['B15'],
      kills: [],
      hearts: 7,
    })
    expect(g.offered(0)).toContain('visit:ublo-tower')
    expect(g.broken).toEqual([])
  })

  test('N-QUEST-6 a lost one discards the card, gives 1 experience and ends the turn', () => {
    const g = rolls(atStop('ublo-tower', duel), 2).play('0 play:B15', '0 retreat')
    expect(g.player(0)).toMatchObject({ xp: 1, done: [], hand: [], goods: { tool: 0 } })
    expect(g.state.quests.basic.discard).toContain('B15')
    expect(g.state.turn.over).toBe(true)
    expect(g.broken).toEqual([])
  })

  test('N-QUEST-6 the price stays paid, and the card is face up during the fight', () => {
    const g = rolls(atStop('crystal-meteorite', { hand: ['D03'], me: { hero: 'zeik', books: 1 } }), 2)
    g.play('0 play:D03')
    expect(g.state.turn.hero?.playing).toBe('D03')
    expect(g.broken).toEqual([])
    g.play('0 retreat')
    expect(g.player(0).books).toBe(0)
  })
})
