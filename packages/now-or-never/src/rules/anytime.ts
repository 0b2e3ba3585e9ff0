// What may be done at any time: selling, houses, orders, the row of villagers. On the own turn it is
// offered beside every open question, otherwise as a standing offer nobody waits for. (N-ANYTIME)
import type { Extras, Option, Reason } from '@lorehall/kernel'
import { DONE, HOUSE, MARKET, ORDER, REFILL, REHOUSE, SALE, SELL, SELL_ALL, SOME } from '../choices.ts'
import { GOODS_MISSING, NO_GOODS, NO_ROOM, NO_SUPPLY, NOT_ENOUGH_XP, ROW_FULL } from '../reasons.ts'
import { type Goods, noGoods, type State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { GOODS } from '../values/vocabulary.ts'
import { heroActs, offerHero } from './hero-beside.ts'
import { player, the } from './lookup.ts'
import { bestSelling, bestSum, openOffers, sellGoods } from './market.ts'
import { fillVillagers, goodNamed } from './people.ts'
import { total } from './piles.ts'
import { canPay, gain, pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { betweenRollAndResult } from './underway.ts'
import { movable, rowsWithRoom, waitingGoods } from './town.ts'

/** The goods of an order lie there. (N-ORDER-1) */
export const completable = (f: F, seat: number): string[] =>
  player(f, seat).orders.filter((id) => canPay(f, seat, the.order(f, id).goods))

/** `between`: a die lies there whose result is not used yet; then nobody moves in. (N-DIE-2) */
function offerFree(t: T, seat: number, between: boolean): void {
  const p = player(t, seat)
  if (total(p.goods) > 0) {
    t.offer(SELL_ALL(bestSum(t, seat, p.goods)))
    t.offer(MARKET)
  } else t.may(MARKET, NO_GOODS)
  for (const id of p.orders) {
    t.may(ORDER(id), canPay(t, seat, the.order(t, id).goods) ? null : GOODS_MISSING)
  }
  if (between) return
  if (total(p.waiting) > 0) {
    const room = rowsWithRoom(t, seat).length > 0 ? null : NO_ROOM
    for (const good of waitingGoods(p)) t.may(HOUSE(good), room)
  }
  for (const good of movable(t, seat)) t.offer(REHOUSE(good))
}

/** Before production, too, but not while a table is set up or counted. */
const mayAct = ({ state }: F): boolean => state.phase === 'season' || state.phase === 'production'

/** The row is common to all: it is refilled on the own turn only. (N-VILLAGER-3) */
function againstRefill(f: F, seat: number): Reason | null {
  const { villagerRow, villagerSupply } = f.state
  const { refillXP, villagerRow: slots } = f.values.setup
  if (player(f, seat).xp < refillXP) return NOT_ENOUGH_XP
  if (villagerRow.length >= slots) return ROW_FULL
  return total(villagerSupply) > 0 ? null : NO_SUPPLY
}

const isTheirTurn = ({ state }: F, seat: number): boolean =>
  state.phase === 'season' && state.turn.seat === seat && !state.turn.over

function complete(t: T, seat: number, { name }: Option): void {
  const p = player(t, seat)
  const { goods, coins } = the.order(t, name)
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

const acts: Extras<State, Values>['acts'] = {
  'sell-all': sellAll,
  market: (t: T, seat) => t.push({ do: 'market', seat }),
  house: (t: T, seat, { name }) => t.push({ do: 'house', seat, good: name }),
  rehouse: (t: T, seat, { name }) => t.push({ do: 'rehouse', seat, good: name }),
  order: complete,
  ...heroActs,
}

export const anytime: Extras<State, Values> = {
  offer(t, seat, where) {
    if (!mayAct(t)) return
    const between = betweenRollAndResult(t, seat, where)
    offerFree(t, seat, between)
    if (isTheirTurn(t, seat) && !between) t.may(REFILL, againstRefill(t, seat))
    offerHero(t, seat, where)
  },
  acts: {
    ...acts,
    refill(t, seat) {
      pay(t, seat, { xp: t.values.setup.refillXP }, 'refill')
      fillVillagers(t)
      t.emit({ type: 'refilled', seat })
    },
  },
}

export const aside: Extras<State, Values> = {
  offer(t, seat, where) {
    if (!mayAct(t)) return
    offerFree(t, seat, false)
    offerHero(t, seat, where)
  },
  acts,
}

/** Row by row, for as long as there is something to sell. (N-MARKET-1) */
function market(t: T, { seat }: StepOf<'market'>, answer: Option | undefined): void {
  const offers = openOffers(t, seat)
  if (answer === undefined) {
    if (offers.length === 0) return
    t.ask(seat, 'pick', 'market')
    for (const { id } of offers) t.offer(SALE(id))
    t.offer(SOME)
    t.offer(DONE)
    return
  }
  if (answer === DONE) return
  t.push({ do: 'market', seat })
  const offer = offers.find(({ id }) => id === answer.name)
  if (offer === undefined) return t.push({ do: 'sellSome', seat })
  sellGoods(t, seat, offer.goods, { coins: offer.coins, sales: [offer.id] })
}

/** Goods that are picked, sold at the best sum. (N-MARKET-3) */
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

export const marketSteps = { market, sellSome }
