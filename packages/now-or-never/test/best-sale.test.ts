// The best sale, compared with a search that tries every row at every store, and for stores too large to search.
import { describe, expect, it } from 'vitest'
import { type Row, SaleSearch } from '../src/rules/best-sale.ts'
import { bestSelling, bestSum, offersOf } from '../src/rules/market.ts'
import { type Goods, noGoods } from '../src/state.ts'
import { GOODS } from '../src/cards/vocabulary.ts'
import { scenario } from '../testing/index.ts'

const store = (shell: number, tool: number, demon: number, crystal: number): Goods => ({
  shell,
  tool,
  demon,
  crystal,
})

/** Every store with at most this many of each good. */
function storesUpTo(most: number): Goods[] {
  const counts = Array.from({ length: most + 1 }, (_, n) => n)
  return counts.flatMap((shell) =>
    counts.flatMap((tool) =>
      counts.flatMap((demon) => counts.map((crystal) => store(shell, tool, demon, crystal))),
    ),
  )
}

const has = (goods: Goods, row: Row) => GOODS.every((good) => goods[good] >= row.goods[good])

function without(goods: Goods, row: Row): Goods {
  const rest = noGoods()
  for (const good of GOODS) rest[good] = goods[good] - row.goods[good]
  return rest
}

/** The first row of a best sale of a store, and the coins of the whole sale. */
interface Tried {
  readonly coins: number
  readonly by: number
}

/** Tries every row at every store: obviously correct, but slow. */
function everyRowTried(rows: readonly Row[]): (goods: Goods) => { coins: number; times: number[] } {
  const known = new Map<string, Tried>()
  function best(goods: Goods): Tried {
    const key = Object.values(goods).join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    let most: Tried = { coins: 0, by: -1 }
    for (const [by, row] of rows.entries()) {
      if (!has(goods, row)) continue
      const coins = row.coins + best(without(goods, row)).coins
      if (coins > most.coins) most = { coins, by }
    }
    known.set(key, most)
    return most
  }
  return (goods) => {
    const times = rows.map(() => 0)
    let left = goods
    for (let { by } = best(left); by !== -1; { by } = best(left)) {
      const row = rows[by]
      if (row === undefined) throw new RangeError(`no row ${by}`)
      times[by] = (times[by] ?? 0) + 1
      left = without(left, row)
    }
    return { coins: best(goods).coins, times }
  }
}

/** The stores for which the two differ, row by row. */
function differing(rows: readonly Row[], stores: readonly Goods[]): Goods[] {
  const search = new SaleSearch(rows)
  const tried = everyRowTried(rows)
  return stores.filter((goods) => {
    const { coins, times } = tried(goods)
    const found = search.best(goods)
    return found.coins !== coins || found.times.join(' ') !== times.join(' ')
  })
}

const withCards = (done: readonly string[]) => scenario({ players: { 0: { done: [...done] } } }).table.machine

/** Cards that change the market: 3 shells for 8, 3 tools for 10. */
const CARDS = [[], ['B30'], ['B13'], ['B30', 'B13']]

/** Rows that no box has: prices that leave goods over, equal rows, a row that pays nothing. */
const ODD: readonly (readonly Row[])[] = [
  [],
  [{ goods: store(2, 0, 0, 0), coins: 3 }],
  [
    { goods: store(2, 0, 0, 0), coins: 2 },
    { goods: store(0, 2, 0, 0), coins: 2 },
    { goods: store(1, 1, 0, 0), coins: 2 },
  ],
  [
    { goods: store(1, 0, 0, 1), coins: 0 },
    { goods: store(2, 3, 0, 0), coins: 7 },
    { goods: store(0, 1, 0, 0), coins: 0 },
    { goods: store(3, 2, 1, 0), coins: 7 },
    { goods: store(0, 0, 2, 5), coins: 11 },
    { goods: store(1, 0, 1, 1), coins: 3 },
    { goods: store(2, 3, 0, 0), coins: 7 },
  ],
]

describe('the best sale', () => {
  it.each(CARDS.map((done) => [done]))(
    'N-MARKET-3 with the cards %o it equals the result of trying every row',
    (done) => {
      expect(differing(offersOf(withCards(done), 0), storesUpTo(5))).toEqual([])
    },
  )

  it('N-MARKET-3 the same for a large store of some goods', () => {
    const stores = [store(40, 0, 3, 0), store(0, 30, 30, 0), store(2, 17, 0, 29), store(12, 13, 14, 15)]
    expect(CARDS.flatMap((done) => differing(offersOf(withCards(done), 0), stores))).toEqual([])
  })

  it('N-MARKET-3 the same with rows that no box has', () => {
    expect(ODD.flatMap((rows) => differing(rows, storesUpTo(4)))).toEqual([])
  })

  it('N-MARKET-3 a store may have any size', () => {
    const f = withCards([])
    // Three of each good sell for 38 coins, and no way to sell the goods is better than that.
    expect(bestSum(f, 0, store(25, 25, 25, 25))).toBe(8 * 38 + 12)
    expect(bestSum(f, 0, store(3e6, 3e6, 3e6, 3e6))).toBe(38e6)
    expect(bestSum(f, 0, store(3e6 + 2, 0, 0, 0))).toBe(5e6 + 2)
    // Stores that differ by a thousand must not be confused.
    expect(bestSum(f, 0, store(0, 0, 0, 1000))).toBe(333 * 11 + 2)
    expect(bestSum(f, 0, store(0, 0, 1, 0))).toBe(2)
  })

  it('N-MARKET-3 a store that owes a good sells nothing', () => {
    expect(bestSelling(withCards([]), 0, store(-1, 3, 3, 3))).toEqual({ coins: 0, sales: [] })
  })

  it('N-MARKET-3 the rows of a large sale take only goods that are there, and pay its coins', () => {
    const f = withCards(['B30', 'B13'])
    const goods = store(3001, 2000, 1503, 4007)
    const { coins, sales } = bestSelling(f, 0, goods)
    const offers = offersOf(f, 0)
    let left = goods
    let sum = 0
    for (const id of sales) {
      const offer = offers.find((one) => one.id === id)
      if (offer === undefined || !has(left, offer)) throw new Error(`'${id}' is not open`)
      left = without(left, offer)
      sum += offer.coins
    }
    expect(sum).toBe(coins)
  })
})
