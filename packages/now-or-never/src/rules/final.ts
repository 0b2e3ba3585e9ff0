// The result of a production, computed without changing anything, so that scores can use it, too.
import { type Final, type Goods, noGoods } from '../state.ts'
import { type Bag, COUNTED, type Counted, type Good, GOODS, type Tally } from '../cards/vocabulary.ts'
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
  for (const row of housing) {
    for (const good of GOODS) add(good, row[good])
    for (const { id, makes } of f.values.guests) if (makes !== null) add(makes, row[id] ?? 0)
  }
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

/** The villagers in a seat's town who produce any good. */
export function anyMakers(f: F, seat: number): number {
  let n = 0
  for (const { id, makes } of f.values.guests) {
    if (makes === null) for (const row of player(f, seat).housing) n += row[id] ?? 0
  }
  return n
}

/** The points of a tally for a count. */
export const tallied = ({ per = 1, vp, max = Infinity }: Tally, n: number): number =>
  Math.min(max, vp * Math.floor(n / per))

/** The points that cards give for the goods of the final production. */
function pointsFor(f: F, seat: number, goods: Readonly<Goods>): number {
  const { town, done } = player(f, seat)
  const tallies = [
    ...town.flatMap((id) => (id === '' ? [] : lookup.building(f, id).score)),
    ...done.flatMap((id) => lookup.quest(f, id).score),
  ]
  return tallies.reduce(
    (sum, tally) =>
      tally.tally === 'finalProduced' && tally.good !== undefined
        ? sum + tallied(tally, goods[tally.good])
        : sum,
    0,
  )
}

/** The goods with `n` more of any kind, so that sales and cards give the most. */
function withBest(f: F, seat: number, goods: Goods, n: number): Goods {
  if (n === 0) return goods
  const more = (good: Good) => withBest(f, seat, { ...goods, [good]: goods[good] + 1 }, n - 1)
  const worth = (all: Goods) => bestSum(f, seat, all) + pointsFor(f, seat, all)
  return GOODS.map(more).reduce((best, one) => (worth(one) > worth(best) ? one : best))
}

/** The final production as if it came now: goods, and the coins for selling all of them. (N-FINAL-2) */
export function finalOf(f: F, seat: number): Final {
  const { coin = 0, ...bag } = produced(f, seat, true)
  const sure: Goods = { ...noGoods() }
  for (const good of GOODS) sure[good] = bag[good] ?? 0
  const goods = withBest(f, seat, sure, anyMakers(f, seat))
  return { produced: goods, coins: coin + tokenCoins(f, seat) + bestSum(f, seat, goods) }
}
