// The market for one player: the price of each row, the rows they can use now, and the best sale.
import type { Update } from '@lorehall/host'
import {
  bestSelling,
  gearCost,
  type Good,
  type Goods,
  GOODS,
  offersOf,
  recruitCost,
} from '@lorehall/now-or-never/client'
import { ownSeat } from '../../../../table-ui/players/seats.ts'
import { factsOf } from '../../facts.ts'
import { type GameView, playerOf, viewOf } from '../../view.ts'

export interface Sale {
  readonly id: string
  readonly goods: Readonly<Goods>
  readonly coins: number
  /** How often the goods in store are enough for it. */
  readonly times: number
  /** How often the best sale of all goods uses it. */
  readonly best: number
}

export interface Stall {
  readonly sales: readonly Sale[]
  /** The goods in store, and the best price for all of them. */
  readonly goods: Readonly<Goods>
  readonly sum: number
}

const timesIn = (has: Readonly<Goods>, goods: Readonly<Goods>): number =>
  Math.min(...GOODS.filter((good) => goods[good] > 0).map((good) => Math.floor(has[good] / goods[good])))

const NO_GOODS: Goods = { shell: 0, tool: 0, demon: 0, crystal: 0 }

export function stallOf(update: Update): Stall {
  const facts = factsOf(update)
  const seat = ownSeat(update)
  const goods = playerOf(update, seat)?.goods ?? NO_GOODS
  const { coins, sales } = bestSelling(facts, seat, goods)
  return {
    goods,
    sum: coins,
    sales: offersOf(facts, seat).map((offer) => ({
      ...offer,
      times: timesIn(goods, offer.goods),
      best: sales.filter((id) => id === offer.id).length,
    })),
  }
}

export interface OpenOrder {
  readonly id: string
  readonly goods: Readonly<Goods>
  readonly coins: number
  readonly payable: boolean
}

export function ordersOf(update: Update): readonly OpenOrder[] {
  const player = playerOf(update, ownSeat(update))
  if (player === undefined) return []
  return player.orders.flatMap((id) => {
    const order = factsOf(update).values.orders[id]
    if (order === undefined) return []
    const goods = { ...NO_GOODS, ...order.goods }
    return [{ id, goods, coins: order.coins, payable: timesIn(player.goods, goods) > 0 }]
  })
}

/** Something for sale: its price for the player, and the number of copies in the stack. */
export interface Ware {
  readonly id: string
  readonly price: number
  readonly copies: number
}

export function recruitsOf(update: Update): readonly Ware[] {
  const facts = factsOf(update)
  const seat = ownSeat(update)
  return viewOf(update).specialistRow.map((id) => ({ id, price: recruitCost(facts, seat, id), copies: 1 }))
}

/** At full price. A discount from a place or a specialist is shown in the question. */
export function gearOf(update: Update, colour: 'red' | 'blue'): readonly Ware[] {
  const facts = factsOf(update)
  const row = viewOf(update).gearRow[colour].filter((id) => id !== '')
  return [...new Set(row)].map((id) => ({
    id,
    price: gearCost(facts, id, 0),
    copies: row.filter((other) => other === id).length,
  }))
}

/** Villagers of the same good are identical, so they are grouped. */
export function villagersOf({ villagerRow }: GameView): readonly { good: Good; n: number; before: number }[] {
  let before = 0
  return GOODS.flatMap((good) => {
    const n = villagerRow.filter((one) => one === good).length
    const group = { good, n, before }
    before += n
    return n === 0 ? [] : [group]
  })
}
