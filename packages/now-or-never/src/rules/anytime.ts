// Actions allowed at any time: selling, housing, orders, the villager row. At a seat's own open questions they are
// offered beside the question, otherwise as an open offer that nobody waits for. (N-ANYTIME)
import type { Extras, Option, Step } from '@lorehall/kernel'
import { DONE, ORDER, REFILL, SELL, SELL_ALL, SOME } from '../choices.ts'
import { GOODS_MISSING, NO_GOODS, SALE_GOODS } from '../reasons.ts'
import { type Goods, noGoods, type State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { GOODS } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import { bestSelling, offersOf, salesOf, sellGoods } from './market.ts'
import { house, offerHouses, rehouse } from './houses.ts'
import { againstRefill, fillVillagers, goodNamed } from './people.ts'
import { total } from './piles.ts'
import { canPay, gain, pay } from './purse.ts'
import type { F, Offering, StepOf, T } from './step.ts'
import { supposed } from './supposed.ts'
import { learn, offerLearning } from './tokens.ts'
import { betweenRollAndResult, isPaying } from './underway.ts'
import { isOwnTurn, offerUses, takeUse } from './uses.ts'

/** The player has the goods of an order. (N-ORDER-1) */
export const completable = (f: F, seat: number): string[] =>
  player(f, seat).orders.filter((id) => canPay(f, seat, lookup.order(f, id).goods))

/** Offers all goods at the best price, and each row. */
function offerSales(t: Offering, seat: number): void {
  const { goods } = player(t, seat)
  if (total(goods) === 0) return
  const { coins, open } = salesOf(t, seat, goods)
  t.offer(SELL_ALL(coins))
  for (const { sale } of open) t.offer(sale)
  if (!t.explains) return
  for (const offer of offersOf(t, seat)) if (!open.includes(offer)) t.may(offer.sale, SALE_GOODS)
}

function offerOrders(t: Offering, seat: number): void {
  for (const id of player(t, seat).orders) {
    const against = canPay(t, seat, lookup.order(t, id).goods) ? null : GOODS_MISSING
    if (against === null || t.explains) t.may(ORDER(id), against)
  }
}

/** Includes the time before production, but not setup or scoring. */
const mayAct = ({ state }: F): boolean => state.phase === 'season' || state.phase === 'production'

function complete(t: T, seat: number, { name }: Option): void {
  const p = player(t, seat)
  const { goods, coins } = lookup.order(t, name)
  pay(t, seat, goods, name)
  p.orders.splice(p.orders.indexOf(name), 1)
  p.ordersDone.push(name)
  t.emit({ type: 'orderDone', seat, order: name, from: name })
  gain(t, seat, { coin: coins }, name)
}

function sellAll(t: T, seat: number): void {
  const { goods } = player(t, seat)
  sellGoods(t, seat, goods, bestSelling(t, seat, goods))
}

function sellRow(t: T, seat: number, { name }: Option): void {
  const offer = offersOf(t, seat).find(({ id }) => id === name)
  if (offer === undefined) throw new RangeError(`no sale '${name}'`)
  sellGoods(t, seat, offer.goods, { coins: offer.coins, sales: [offer.id] })
}

const acts: Extras<State, Values>['acts'] = {
  'sell-all': sellAll,
  sale: sellRow,
  order: complete,
  house,
  rehouse,
  power: takeUse,
  learn,
}

function offerBeside(t: Offering, seat: number, where: Step | null): void {
  if (!mayAct(t)) return
  offerSales(t, seat)
  t.may(SOME, total(player(t, seat).goods) > 0 ? null : NO_GOODS)
  offerOrders(t, seat)
  // No housing while a die waits for its result or a price is being paid. (N-DIE-2, N-ANYTIME-5)
  const free = !betweenRollAndResult(t, seat, where) && !isPaying(where)
  if (free) offerHouses(t, seat)
  if (free && isOwnTurn(t, seat)) t.may(REFILL, againstRefill(t, seat))
  offerUses(t, seat, where)
  if (!isPaying(where)) offerLearning(t, seat, where)
}

/** Is anything offered beside a question? Runs the offering code itself. */
export function isAnythingBeside(f: F, seat: number, where: Step): boolean {
  let any = false
  offerBeside(
    {
      ...supposed(f, f.state),
      explains: false,
      offer: () => (any = true),
      may: (_, against) => (any ||= against === null),
    },
    seat,
    where,
  )
  return any
}

export const anytime: Extras<State, Values> = {
  offer: offerBeside,
  acts: {
    ...acts,
    some: (t: T, seat) => t.push({ do: 'sellSome', seat }),
    refill(t, seat) {
      pay(t, seat, { xp: t.values.setup.refillXP }, 'refill')
      fillVillagers(t)
      t.emit({ type: 'refilled', seat })
    },
  },
}

/** Each offer is completed by its one answer and changes only what belongs to the seat. */
export const aside: Extras<State, Values> = {
  offer(t, seat, where) {
    if (!mayAct(t)) return
    offerSales(t, seat)
    offerOrders(t, seat)
    offerHouses(t, seat)
    offerUses(t, seat, where)
    offerLearning(t, seat, where)
  },
  acts,
}

/** Sells the picked goods at the best price. (N-MARKET-3) */
function sellSome(t: T, { seat }: StepOf<'sellSome'>, answer: Option | undefined): void {
  const { goods } = player(t, seat)
  if (answer === undefined) {
    t.askSeveral(seat, 'sellSome')
    for (const good of GOODS) if (goods[good] > 0) t.tick(SELL(good), null, goods[good])
    t.offer(DONE)
    t.confirm(1 - t.ticks())
    return
  }
  if (answer === DONE) return
  const picked = pickedGoods(t.picksOf(seat))
  sellGoods(t, seat, picked, bestSelling(t, seat, picked))
}

/** How many of each good were picked. */
export function pickedGoods(picks: readonly Option[]): Goods {
  const picked = noGoods()
  for (const { name } of picks) picked[goodNamed(name)]++
  return picked
}

export const marketSteps = { sellSome }
