// The market: sales at fixed prices, and the best way to sell goods. (N-MARKET)
import type { Option } from '@lorehall/kernel'
import { SALE } from '../choices.ts'
import { at, type Goods } from '../state.ts'
import type { Values } from '../values/index.ts'
import { GOODS } from '../cards/vocabulary.ts'
import { type BestSale, SaleSearch } from './best-sale.ts'
import { eachRule, isBrought } from './inforce.ts'
import { player } from './lookup.ts'
import type { F, T } from './step.ts'

/** A row of one player's market. */
export interface Offer {
  readonly id: string
  readonly goods: Readonly<Goods>
  readonly coins: number
  /** The answer that uses it. */
  readonly sale: Option
}

export interface Selling {
  readonly coins: number
  /** The rows used, one after the other. */
  readonly sales: readonly string[]
}

const whole = (goods: Partial<Readonly<Goods>>): Goods => ({
  shell: goods.shell ?? 0,
  tool: goods.tool ?? 0,
  demon: goods.demon ?? 0,
  crystal: goods.crystal ?? 0,
})

const offerOf = (id: string, goods: Partial<Readonly<Goods>>, coins: number): Offer => ({
  id,
  goods: whole(goods),
  coins,
  sale: SALE(id),
})

const alike = (a: Readonly<Goods>, b: Readonly<Goods>): boolean => GOODS.every((good) => a[good] === b[good])

/** A player's rows, and a cache of best sales, because the same stores come up again and again. */
interface Market {
  readonly offers: readonly Offer[]
  readonly search: SaleSearch
  readonly known: Map<number, Best>
}

interface Best extends BestSale {
  /** All the rows that can be used now. */
  readonly open: readonly Offer[]
}

const opened = (offers: readonly Offer[]): Market => ({
  offers,
  search: new SaleSearch(offers),
  known: new Map(),
})

/** By the sales cards have added. */
const markets = new WeakMap<Values, Map<string, Market>>()

/** The board's rows and those of the player's cards, which replace rows for the same goods. (N-MARKET-2) */
function withSales(values: Values, own: readonly Offer[]): Offer[] {
  const board = Object.entries(values.market).map(([id, { goods, coins }]) => offerOf(id, goods, coins))
  return [...board.filter(({ goods }) => !own.some((other) => alike(goods, other.goods))), ...own]
}

/** Most players have the board's own rows. */
const boards = new WeakMap<Values, Market>()

function marketOf(f: F, seat: number): Market {
  if (isBrought(f, seat, 'sale')) return ownMarket(f, seat)
  const known = boards.get(f.values)
  if (known !== undefined) return known
  const board = opened(withSales(f.values, []))
  boards.set(f.values, board)
  return board
}

function ownMarket(f: F, seat: number): Market {
  const own: Offer[] = []
  let key = ''
  eachRule(f, seat, (rule) => {
    if (rule.rule !== 'sale') return
    own.push(offerOf(rule.id, rule.goods, rule.coins))
    key += `${rule.id} `
  })
  const all = markets.get(f.values) ?? new Map<string, Market>()
  markets.set(f.values, all)
  const market = all.get(key) ?? opened(withSales(f.values, own))
  all.set(key, market)
  return market
}

export const offersOf = (f: F, seat: number): readonly Offer[] => marketOf(f, seat).offers

export const covers = (has: Readonly<Goods>, goods: Readonly<Goods>): boolean =>
  has.shell >= goods.shell &&
  has.tool >= goods.tool &&
  has.demon >= goods.demon &&
  has.crystal >= goods.crystal

const less = (has: Readonly<Goods>, goods: Readonly<Goods>): Goods => ({
  shell: has.shell - goods.shell,
  tool: has.tool - goods.tool,
  demon: has.demon - goods.demon,
  crystal: has.crystal - goods.crystal,
})

/** A store with this many of a good, or more, has no key: it hardly comes up twice. */
const KEYED = 1000

/** The cache key of a store; -1 if it has none. */
function keyOf({ shell, tool, demon, crystal }: Readonly<Goods>): number {
  if (Math.max(shell, tool, demon, crystal) >= KEYED) return -1
  return ((shell * KEYED + tool) * KEYED + demon) * KEYED + crystal
}

/** How many best sales the cache of a market keeps. */
const KEPT = 10_000

function bestOf(goods: Readonly<Goods>, { offers, search, known }: Market): Best {
  const key = keyOf(goods)
  const found = known.get(key)
  if (found !== undefined) return found
  const open = offers.filter((offer) => covers(goods, offer.goods))
  const best = { ...search.best(goods), open }
  if (known.size >= KEPT) known.clear()
  if (key !== -1) known.set(key, best)
  return best
}

/** The most coins these goods sell for, and the rows that sell them. */
export const salesOf = (f: F, seat: number, goods: Readonly<Goods>): Pick<Best, 'coins' | 'open'> =>
  bestOf(goods, marketOf(f, seat))

/** The most coins these goods sell for. (N-MARKET-3) */
export const bestSum = (f: F, seat: number, goods: Readonly<Goods>): number => salesOf(f, seat, goods).coins

/** The sales that reach that price. */
export function bestSelling(f: F, seat: number, goods: Readonly<Goods>): Selling {
  const market = marketOf(f, seat)
  const { coins, times } = bestOf(goods, market)
  const sales = market.offers.flatMap(({ id }, i) => Array<string>(at(times, i)).fill(id))
  return { coins, sales }
}

/** Sold goods are gone. Goods that no sale takes stay. (N-MARKET-1) */
export function sellGoods(t: T, seat: number, goods: Readonly<Goods>, selling: Selling): void {
  const p = player(t, seat)
  p.goods = less(p.goods, goods)
  p.coins += selling.coins
  t.emit({ type: 'sold', seat, goods: { ...goods }, coins: selling.coins, sales: selling.sales })
}
