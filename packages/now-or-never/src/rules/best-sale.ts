// The most coins a store of goods can bring, and the rows of the market that bring them. (N-MARKET-3)
//
// To find it is a small integer program: four goods, a dozen rows. Its linear relaxation has a dual whose corners
// depend on the rows alone: at each corner every good has a price, and no row pays more than its goods cost. So
// the cheapest of these valuations bounds what any store can bring, however large it is. The rows are then gone
// through in their order. Each is used as often as possible, and the bound of the rows behind it leaves only few
// numbers to try. The cost depends on the rows, not on the size of the store.
import { at, type Goods, noGoods } from '../state.ts'
import { GOODS } from '../values/vocabulary.ts'

/** A row of the market: these goods for so many coins. */
export interface Row {
  readonly goods: Readonly<Goods>
  readonly coins: number
}

/** A number for each good, in the order of GOODS: an amount or a price. */
type Four = readonly [number, number, number, number]

/** Two prices that differ by less are the same. */
const TINY = 1e-9

const fourOf = ({ shell, tool, demon, crystal }: Readonly<Goods>): Four => [shell, tool, demon, crystal]

const times = (a: Four, b: Four): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]

const less = (a: Four, b: Four, k: number): Four => [
  a[0] - k * b[0],
  a[1] - k * b[1],
  a[2] - k * b[2],
  a[3] - k * b[3],
]

/** What one row takes and pays. */
interface Sale {
  readonly takes: Four
  readonly coins: number
}

/** A good given away: no price is below nothing. */
const FREE: readonly Sale[] = GOODS.map((good) => ({ takes: fourOf({ ...noGoods(), [good]: 1 }), coins: 0 }))

/** A sale that pays exactly what its goods cost: an equation of prices, solved for that of one good. */
interface Tight {
  readonly of: number
  /** What is left of the other prices, and what they all come to. */
  readonly equation: readonly number[]
}

/** One equation more; null: those before it say the same, or the opposite. */
function tightened(before: readonly Tight[], { takes, coins }: Sale): Tight | null {
  const left: number[] = [...takes, coins]
  for (const { of, equation } of before) {
    const by = left[of] ?? 0
    if (by !== 0) equation.forEach((n, i) => (left[i] = (left[i] ?? 0) - by * n))
  }
  let of = 0
  for (let i = 1; i < GOODS.length; i++) if (Math.abs(left[i] ?? 0) > Math.abs(left[of] ?? 0)) of = i
  const by = left[of] ?? 0
  return Math.abs(by) < TINY ? null : { of, equation: left.map((n) => n / by) }
}

/** The prices by four equations, from the last on: it has only one price left in it. */
function solved(four: readonly Tight[]): Four {
  const prices: [number, number, number, number] = [0, 0, 0, 0]
  for (const { of, equation } of four.toReversed()) {
    prices[of] = 0
    prices[of] = (equation[GOODS.length] ?? 0) - prices.reduce((sum, n, i) => sum + n * (equation[i] ?? 0), 0)
  }
  return prices
}

const same = (a: Four, b: Four): boolean => a.every((price, i) => Math.abs(price - (b[i] ?? 0)) < TINY)

/** No sale of them pays more than its goods cost at these prices. */
const fair = (prices: Four, { takes, coins }: Sale): boolean => times(prices, takes) >= coins - TINY

/** The corners once a sale joins others: those that are fair to it, and those at which it is the dearest. */
function cornersWith(sale: Sale, others: readonly Sale[], corners: readonly Four[]): Four[] {
  const all = [...others, ...FREE]
  const found = corners.filter((prices) => fair(prices, sale))
  const choose = (from: number, chosen: readonly Tight[]): void => {
    if (chosen.length === GOODS.length) {
      const prices = solved(chosen)
      if (all.every((one) => fair(prices, one)) && !found.some((one) => same(one, prices))) found.push(prices)
      return
    }
    for (let i = from; i < all.length; i++) {
      const next = tightened(chosen, at(all, i))
      if (next !== null) choose(i + 1, [...chosen, next])
    }
  }
  const first = tightened([], sale)
  if (first !== null) choose(0, [first])
  return found
}

/** A sale, and what it leaves for those behind it to be judged by. */
interface Stage extends Sale {
  /** Corners of the sales behind it, each with what one more of this sale gains over its goods at those prices. */
  readonly behind: readonly { readonly prices: Four; readonly gain: number }[]
}

/** How often each row is used, and what all of it brings. */
export interface BestSale {
  readonly coins: number
  readonly times: readonly number[]
}

/** The search for the rows of one market. Of equal sales the one that uses the first row most often is found. */
export class SaleSearch {
  private readonly stages: readonly Stage[]
  private readonly corners: readonly Four[]

  constructor(rows: readonly Row[]) {
    const stages: Stage[] = []
    let corners: readonly Four[] = [[0, 0, 0, 0]]
    for (const { goods, coins } of rows.toReversed()) {
      const takes = fourOf(goods)
      const behind = corners.map((prices) => ({ prices, gain: coins - times(prices, takes) }))
      corners = cornersWith({ takes, coins }, stages, corners)
      stages.unshift({ takes, coins, behind })
    }
    this.stages = stages
    this.corners = corners
  }

  best(goods: Readonly<Goods>): BestSale {
    const store = fourOf(goods)
    // Prices are fractions: what rounding could take from a bound is added to it.
    const slack = 1e-6 + TINY * (store[0] + store[1] + store[2] + store[3])
    const used = this.stages.map(() => 0)
    const bound = Math.min(...this.corners.map((prices) => times(prices, store)))
    let coins = Math.floor(bound + slack)
    while (!this.reaches(coins, store, 0, slack, used)) coins--
    return { coins, times: used }
  }

  /** Can the stages from this one on bring exactly so many coins? None can bring more. */
  private reaches(coins: number, store: Four, from: number, slack: number, used: number[]): boolean {
    if (coins === 0) return true
    const stage = this.stages[from]
    if (stage === undefined) return false
    let [least, most] = [0, timesCovered(store, stage.takes)]
    for (const { prices, gain } of stage.behind) {
      const missing = coins - slack - times(prices, store)
      if (gain > TINY) least = Math.max(least, Math.ceil(missing / gain - TINY))
      else if (gain < -TINY) most = Math.min(most, Math.floor(missing / gain + TINY))
      else if (missing > 0) return false
    }
    for (let k = most; k >= least; k--) {
      used[from] = k
      const rest = less(store, stage.takes, k)
      if (this.reaches(coins - k * stage.coins, rest, from + 1, slack, used)) return true
    }
    used[from] = 0
    return false
  }
}

/** How often a store has the goods of a sale. */
function timesCovered(store: Four, takes: Four): number {
  let most = Infinity
  for (let i = 0; i < takes.length; i++) {
    const n = takes[i] ?? 0
    if (n > 0) most = Math.min(most, Math.floor((store[i] ?? 0) / n))
  }
  return most
}
