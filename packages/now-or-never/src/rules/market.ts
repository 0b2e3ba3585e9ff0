// The market: sales that never change their price, and the best way to sell goods. (N-MARKET)
import type { Goods } from '../state.ts'
import type { Values } from '../values/index.ts'
import { GOODS } from '../values/vocabulary.ts'
import { inForce } from './inforce.ts'
import { player } from './lookup.ts'
import { total } from './piles.ts'
import type { F, T } from './step.ts'

/** A row of the market as one player has it. */
export interface Offer {
  readonly id: string
  readonly goods: Readonly<Goods>
  readonly coins: number
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

const alike = (a: Readonly<Goods>, b: Readonly<Goods>): boolean => GOODS.every((good) => a[good] === b[good])

/** Rows of the board, and those a player's cards add; one for the same goods replaces it. (N-MARKET-2) */
export function offersOf(f: F, seat: number): Offer[] {
  let offers = Object.entries(f.values.market).map(([id, { goods, coins }]): Offer => ({
    id,
    goods: whole(goods),
    coins,
  }))
  for (const { rules } of inForce(f, seat)) {
    for (const rule of rules) {
      if (rule.rule !== 'sale') continue
      const own = { id: rule.id, goods: whole(rule.goods), coins: rule.coins }
      offers = [...offers.filter(({ goods }) => !alike(goods, own.goods)), own]
    }
  }
  return offers
}

const covers = (has: Readonly<Goods>, goods: Readonly<Goods>): boolean =>
  GOODS.every((good) => has[good] >= goods[good])

const less = (has: Readonly<Goods>, goods: Readonly<Goods>): Goods => ({
  shell: has.shell - goods.shell,
  tool: has.tool - goods.tool,
  demon: has.demon - goods.demon,
  crystal: has.crystal - goods.crystal,
})

const NOTHING: Selling = { coins: 0, sales: [] }

/** Best sums by goods, for each set of rows: the same hands come again and again. */
type Known = Map<number, { readonly coins: number; readonly by: Offer | null }>
const known = new WeakMap<Values, Map<string, Known>>()

function knownFor({ values }: F, offers: readonly Offer[]): Known {
  const all = known.get(values) ?? new Map<string, Known>()
  known.set(values, all)
  const key = offers.map(({ id }) => id).join(' ')
  const found = all.get(key) ?? new Map()
  all.set(key, found)
  return found
}

const keyOf = (goods: Readonly<Goods>): number =>
  ((goods.shell * 1000 + goods.tool) * 1000 + goods.demon) * 1000 + goods.crystal

function bestOf(goods: Readonly<Goods>, offers: readonly Offer[], sums: Known) {
  const key = keyOf(goods)
  const found = sums.get(key)
  if (found !== undefined) return found
  let best: { coins: number; by: Offer | null } = { coins: 0, by: null }
  for (const offer of offers) {
    if (!covers(goods, offer.goods)) continue
    const coins = offer.coins + bestOf(less(goods, offer.goods), offers, sums).coins
    if (coins > best.coins) best = { coins, by: offer }
  }
  sums.set(key, best)
  return best
}

/** The most coins these goods can bring, and the sales that bring them. (N-MARKET-3) */
export function bestSelling(f: F, seat: number, goods: Readonly<Goods>): Selling {
  if (total(goods) === 0) return NOTHING
  const offers = offersOf(f, seat)
  const sums = knownFor(f, offers)
  const { coins } = bestOf(goods, offers, sums)
  const sales: string[] = []
  for (let left: Readonly<Goods> = goods; ;) {
    const { by } = bestOf(left, offers, sums)
    if (by === null) return { coins, sales }
    sales.push(by.id)
    left = less(left, by.goods)
  }
}

/** What the seat could use of the market with the goods it has. */
export function openOffers(f: F, seat: number): Offer[] {
  const { goods } = player(f, seat)
  return offersOf(f, seat).filter((offer) => covers(goods, offer.goods))
}

/** Sold goods are gone. Goods that no sale takes stay. (N-MARKET-1) */
export function sellGoods(t: T, seat: number, goods: Readonly<Goods>, selling: Selling): void {
  const p = player(t, seat)
  p.goods = less(p.goods, goods)
  p.coins += selling.coins
  t.emit({ type: 'sold', seat, goods: { ...goods }, coins: selling.coins, sales: selling.sales })
}
