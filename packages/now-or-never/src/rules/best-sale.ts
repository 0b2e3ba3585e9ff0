// The most coins a store of goods can sell for, and the rows of the market to use. (N-MARKET-3)
//
// This is a small integer program: four goods, a dozen rows. Its linear relaxation has a dual whose corners depend on
// the rows alone: at each corner every good has a price, and no row pays more than its goods cost. So the cheapest of
// these valuations bounds what any store can sell for, however large it is. The search goes through the rows in order.
// It uses each row as often as possible, and the bound for the later rows leaves only a few numbers to try. The cost
// depends on the rows, not on the size of the store.
import { at, type Goods } from '../state.ts'
import { GOODS } from '../cards/vocabulary.ts'

/** A row of the market: these goods sell for this many coins. */
export interface Row {
  readonly goods: Readonly<Goods>
  readonly coins: number
}

/** A number for each good, in the order of GOODS: amounts or prices. */
type Four = readonly number[]

/**
 * The amount of each good that a row takes, then the coins it pays. As an equation: the goods cost exactly what it
 * pays.
 */
type Sale = readonly number[]

const COINS = GOODS.length

/** Prices that differ by less than this are equal. */
const TINY = 1e-9

const fourOf = (goods: Readonly<Goods>): Four => GOODS.map((good) => goods[good])

/** The total price of the goods. The coins of a sale are ignored. */
const worth = (prices: Four, goods: readonly number[]): number =>
  prices.reduce((sum, price, i) => sum + price * at(goods, i), 0)

const less = (from: readonly number[], by: number, what: readonly number[]): number[] =>
  from.map((n, i) => n - by * at(what, i))

/** Giving a good away for 0 coins. As an equation: its price is 0. Prices are never negative. */
const FREE: readonly Sale[] = GOODS.map((_, i) => [...GOODS.map((__, j) => (i === j ? 1 : 0)), 0])

/** The sale pays no more than its goods cost. */
const fair = (prices: Four, sale: Sale): boolean => worth(prices, sale) >= at(sale, COINS) - TINY

/** An equation, solved for the price of one good. */
interface Solved {
  readonly of: number
  readonly equation: readonly number[]
}

/** Adds an equation after eliminating the prices already solved; null if it then has no price left. */
function solvedFor(before: readonly Solved[], sale: Sale): Solved | null {
  const left = before.reduce((rest, { of, equation }) => less(rest, at(rest, of), equation), sale)
  const sizes = left.slice(0, COINS).map(Math.abs)
  const most = Math.max(...sizes)
  const of = sizes.indexOf(most)
  return most < TINY ? null : { of, equation: left.map((n) => n / at(left, of)) }
}

/** Solves four equations for the prices, last equation first, because only one price is left in it. */
function pricesBy(four: readonly Solved[]): Four {
  const prices = GOODS.map(() => 0)
  for (const { of, equation } of four.toReversed()) prices[of] = at(equation, COINS) - worth(prices, equation)
  return prices
}

/**
 * The corners after adding a sale: the old ones that are fair to it, and new ones at which it pays exactly what its
 * goods cost.
 */
function cornersWith(sale: Sale, others: readonly Sale[], corners: readonly Four[]): Four[] {
  const all = [...others, ...FREE]
  const found = corners.filter((prices) => fair(prices, sale))
  const choose = (next: Sale, from: number, before: readonly Solved[]): void => {
    const one = solvedFor(before, next)
    if (one === null) return
    const chosen = [...before, one]
    if (chosen.length < COINS)
      return all.slice(from).forEach((other, i) => choose(other, from + i + 1, chosen))
    const prices = pricesBy(chosen)
    const isKnown = found.some((other) => less(other, 1, prices).every((n) => Math.abs(n) < TINY))
    if (!isKnown && all.every((other) => fair(prices, other))) found.push(prices)
  }
  choose(sale, 0, [])
  return found
}

/**
 * A sale, and the corners of the sales after it. `gain`: what the sale pays minus what its goods cost at those prices.
 */
interface Stage {
  readonly sale: Sale
  readonly behind: readonly { readonly prices: Four; readonly gain: number }[]
}

/** How often each row is used, and the coins of all sales. */
export interface BestSale {
  readonly coins: number
  readonly times: readonly number[]
}

/** The search for one market. Among equally good sales, it finds the one that uses the first row most often. */
export class SaleSearch {
  private readonly stages: Stage[] = []
  private corners: readonly Four[] = [GOODS.map(() => 0)]

  constructor(rows: readonly Row[]) {
    for (const { goods, coins } of rows.toReversed()) {
      const sale = [...fourOf(goods), coins]
      const others = this.stages.map((stage) => stage.sale)
      const behind = this.corners.map((prices) => ({ prices, gain: coins - worth(prices, sale) }))
      this.corners = cornersWith(sale, others, this.corners)
      this.stages.unshift({ sale, behind })
    }
  }

  best(goods: Readonly<Goods>): BestSale {
    const store = fourOf(goods)
    // Prices are fractions, so the slack allows for rounding errors in a bound.
    const slack = 1e-6 + TINY * store.reduce((sum, n) => sum + n)
    const times = this.stages.map(() => 0)
    const bound = Math.min(...this.corners.map((prices) => worth(prices, store)))
    // A negative amount means that goods are owed. Then nothing can be sold.
    let coins = Math.min(...store) < 0 ? 0 : Math.floor(bound + slack)
    while (!this.reaches(coins, store, 0, slack, times)) coins--
    return { coins, times }
  }

  /** Can the stages from this one on pay exactly this many coins? The bound says they can't pay more. */
  private reaches(coins: number, store: Four, from: number, slack: number, times: number[]): boolean {
    if (coins === 0) return true
    const stage = this.stages[from]
    if (stage === undefined) return false
    const { sale, behind } = stage
    let least = 0
    let most = Math.min(...store.map((n, i) => (at(sale, i) > 0 ? Math.floor(n / at(sale, i)) : Infinity)))
    for (const { prices, gain } of behind) {
      const missing = coins - slack - worth(prices, store)
      if (gain > TINY) least = Math.max(least, Math.ceil(missing / gain - TINY))
      else if (gain < -TINY) most = Math.min(most, Math.floor(missing / gain + TINY))
      else if (missing > 0) return false
    }
    for (let k = most; k >= least; k--) {
      times[from] = k
      if (this.reaches(coins - k * at(sale, COINS), less(store, k, sale), from + 1, slack, times)) return true
    }
    times[from] = 0
    return false
  }
}
