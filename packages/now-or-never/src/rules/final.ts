// What a production brings, worked out without changing anything: standings look at it, too.
import { type Final, type Goods, noGoods } from '../state.ts'
import { type Bag, COUNTED, type Counted, GOODS } from '../cards/vocabulary.ts'
import { player, the } from './lookup.ts'
import { bestSum } from './market.ts'
import type { F } from './step.ts'

/** Housed villagers and buildings; what a building gives not in the last is left out there. (N-PRODUCTION-1) */
export function produced(f: F, seat: number, last: boolean): Bag {
  const { housing, town } = player(f, seat)
  const all: Partial<Record<Counted, number>> = {}
  const add = (what: Counted, n: number) => {
    if (n > 0) all[what] = (all[what] ?? 0) + n
  }
  for (const row of housing) for (const good of GOODS) add(good, row[good])
  for (const id of town) {
    if (id === '') continue
    const { produces, notInFinal } = the.building(f, id)
    if (last && notInFinal === true) continue
    for (const what of COUNTED) add(what, produces[what] ?? 0)
  }
  return all
}

/** Search tokens pay in every production. (N-PRODUCTION-2) */
export const tokenCoins = (f: F, seat: number): number =>
  player(f, seat).tokens.reduce((sum, id) => sum + the.searchToken(f, id).income, 0)

/** What the final production would bring now: goods, and the coins of selling all of them. (N-FINAL-2) */
export function finalOf(f: F, seat: number): Final {
  const { coin = 0, ...bag } = produced(f, seat, true)
  const goods: Goods = { ...noGoods() }
  for (const good of GOODS) goods[good] = bag[good] ?? 0
  return { produced: goods, coins: coin + tokenCoins(f, seat) + bestSum(f, seat, goods) }
}
