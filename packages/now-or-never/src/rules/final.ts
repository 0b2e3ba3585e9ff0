// The result of a production, computed without changing anything, so that scores can use it, too.
import { type Final, type Goods, noGoods } from '../state.ts'
import { type Bag, COUNTED, type Counted, GOODS } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import { bestSum } from './market.ts'
import type { F } from './step.ts'

/** Of housed villagers and buildings. The final production skips `notInFinal` buildings. (N-PRODUCTION-1) */
export function produced(f: F, seat: number, last: boolean): Bag {
  const { housing, town } = player(f, seat)
  const all: Partial<Record<Counted, number>> = {}
  const add = (what: Counted, n: number) => {
    if (n > 0) all[what] = (all[what] ?? 0) + n
  }
  for (const row of housing) for (const good of GOODS) add(good, row[good])
  for (const id of town) {
    if (id === '') continue
    const { produces, notInFinal } = lookup.building(f, id)
    if (last && notInFinal === true) continue
    for (const what of COUNTED) add(what, produces[what] ?? 0)
  }
  return all
}

/** Search tokens pay in every production. (N-PRODUCTION-2) */
export const tokenCoins = (f: F, seat: number): number =>
  player(f, seat).tokens.reduce((sum, id) => sum + lookup.searchToken(f, id).income, 0)

/** The final production as if it came now: goods, and the coins for selling all of them. (N-FINAL-2) */
export function finalOf(f: F, seat: number): Final {
  const { coin = 0, ...bag } = produced(f, seat, true)
  const goods: Goods = { ...noGoods() }
  for (const good of GOODS) goods[good] = bag[good] ?? 0
  return { produced: goods, coins: coin + tokenCoins(f, seat) + bestSum(f, seat, goods) }
}
