// Every location on both maps, number by number as the rulebook prints it (p. 20).
import { describe, expect, test } from 'vitest'
import { atStop, type Scenario } from '../testing/index.ts'

/** The changes of a visit. */
interface Change {
  readonly hearts?: number
  readonly coins?: number
  readonly xp?: number
  readonly books?: number
  readonly mana?: number
  readonly shell?: number
  readonly tool?: number
  readonly demon?: number
  readonly crystal?: number
  readonly villagers?: number
  readonly cards?: number
  readonly orders?: number
}

/** The answers to a visit's questions: no gear and no swap; the first card or order is kept. */
const ANSWERS = ['none', 'keep-die', 'pile', 'keep', 'put-away', 'keep-order', 'take']

const START = { hearts: 10, coins: 20, xp: 5, books: 3, mana: 2 }

function visit(map: string, location: string, me: object = {}): Scenario {
  const g = atStop(location, {
    hand: [],
    state: { first: 1 },
    options: { map },
    me: { ...START, hero: 'zeik', ...me },
  })
  g.play(`0 visit:${location}`)
  for (let n = 0; n < 12 && g.asked.length > 0; n++) {
    const offered = g.offered(0)
    const answer = ANSWERS.map((kind) => offered.find((id) => id.split(':')[0] === kind)).find(Boolean)
    g.play(`0 ${answer}`)
  }
  return g
}

function changed(g: Scenario): Required<Change> {
  const { hearts, coins, xp, books, mana, goods, waiting, hand, orders } = g.player(0)
  return {
    hearts: hearts - START.hearts,
    coins: coins - START.coins,
    xp: xp - START.xp,
    books: books - START.books,
    mana: mana - START.mana,
    shell: goods.shell,
    tool: goods.tool,
    demon: goods.demon,
    crystal: goods.crystal,
    villagers: waiting.shell + waiting.tool + waiting.demon + waiting.crystal,
    cards: hand.length,
    orders: orders.length,
  }
}

const NOTHING: Required<Change> = {
  hearts: 0,
  coins: 0,
  xp: 0,
  books: 0,
  mana: 0,
  shell: 0,
  tool: 0,
  demon: 0,
  crystal: 0,
  villagers: 0,
  cards: 0,
  orders: 0,
}

/** Zeik has 11 hearts, so at most one above ten fits. */
const SAME: readonly (readonly [string, Change])[] = [
  ['nomad-camp', { hearts: -1, books: -1, villagers: 1 }],
  ['ublo-tower', { hearts: -1, tool: 1 }],
  ['scholars-tower', { coins: -3, books: 1 }],
  ['city-of-spirits', { hearts: -2, demon: 1, coins: 1 }],
]

const ABOVE: readonly (readonly [string, Change])[] = [
  ...SAME,
  ['tower-of-miners', { orders: 1 }],
  ['hermits-hut', { shell: 1, hearts: 1 }],
  ['monument', { hearts: 1, coins: 1 }],
  ['undergarden', { xp: -2, cards: 1, coins: 6 }],
  ['forest-of-faces', { hearts: -5, coins: 5 }],
  ['snail-caves', { hearts: -2, xp: 1, coins: 2 }],
  ['flying-casino', { coins: -1, cards: 2, hearts: 1 }],
  ['istreka', { cards: 1 }],
  ['wailing-cavern', { hearts: -8, mana: -1, villagers: 1 }],
]

const UNDER: readonly (readonly [string, Change])[] = [
  ...SAME,
  ['tower-of-miners', { shell: 1 }],
  ['hermits-hut', { xp: 1, cards: 1 }],
  ['monument', { hearts: 1 }],
  ['undergarden', { xp: -1, hearts: 1, coins: 4 }],
  ['forest-of-faces', { coins: -1, mana: -1, hearts: -5, villagers: 1 }],
  ['snail-caves', { xp: -2, cards: 1, coins: 6 }],
  ['flying-casino', { hearts: -5, coins: 5 }],
  ['istreka', { hearts: 1, orders: 1 }],
  ['wailing-cavern', { hearts: -8, cards: 2, shell: 1 }],
]

describe.each([
  ['above', ABOVE],
  ['under', UNDER],
] as const)('%s', (map, table) => {
  test.each(table)('N-VISIT-5 %s', (location, change) => {
    expect(changed(visit(map, location))).toEqual({ ...NOTHING, ...change })
  })

  test('N-DIE-3 crystal-meteorite', () => {
    const found = changed(visit(map, 'crystal-meteorite'))
    expect(found).toEqual({ ...NOTHING, crystal: 1, xp: 1, hearts: found.hearts })
    expect([1, 2, 3, 4]).toContain(-found.hearts)
  })

  test('N-VISIT-2 only the Monument gives the first player token', () => {
    const taken = [...table.map(([location]) => location), 'crystal-meteorite'].filter(
      (location) => visit(map, location).state.first === 0,
    )
    expect(taken).toEqual(['monument'])
  })

  test('N-VISIT-1 gear and swaps are offered where they are printed', () => {
    const asks = (location: string) =>
      atStop(location, { options: { map }, me: START }).play(`0 visit:${location}`).asked
    const places = table.map(([location]) => location)
    const gear = places.filter((location) => asks(location).includes('0 buyGear'))
    expect(gear).toEqual([map === 'above' ? 'istreka' : 'tower-of-miners'])
    const swaps = places.filter((location) => asks(location).includes('0 swapFirst'))
    expect(swaps).toEqual([map === 'above' ? 'hermits-hut' : 'monument'])
  })
})
