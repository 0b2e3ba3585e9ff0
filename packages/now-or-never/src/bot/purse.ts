// What lies in a player's stores is worth.
import { maxMana } from '../rules/inforce.ts'
import { player } from '../rules/lookup.ts'
import { bestSum } from '../rules/market.ts'
import { total } from '../rules/piles.ts'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import { heartsWorth, longRun, type Prices } from './prices.ts'

/** Who has few coins can do little: the first ones are worth a little more. */
const FEW = 14
const AT_HAND = 0.1

/** Nobody spends so many. */
const MANY = 26

export function coinsWorth(coins: number, prices: Prices): number {
  const hand = AT_HAND * Math.min(coins, FEW)
  return prices.coin * (Math.min(coins, MANY) + 0.6 * Math.max(0, coins - MANY)) + hand
}

/** Sold now, or kept for better company. */
function goodsWorth(f: F, seat: number, { goods }: Player, prices: Prices): number {
  if (total(goods) === 0) return 0
  const now = bestSum(f, seat, goods)
  const later = prices.left === 0 ? 0 : longRun(goods)
  return prices.coin * Math.max(now * 0.98, later)
}

/** Books that quest cards ask for; beyond a few they lie idle. */
function booksWorth({ books }: Player, prices: Prices): number {
  return prices.book * (Math.min(books, 3) + 0.4 * Math.max(0, books - 3))
}

function xpWorth({ xp, toLearn }: Player, prices: Prices): number {
  const useful = toLearn.length > 0 ? 6 : 2
  return prices.xp * (Math.min(xp, useful) + 0.4 * Math.max(0, xp - useful))
}

/** A hero action that is still to come, and one for which hearts are short. */
const ARROW = 2
const WEARY = 0.6

/** So many hearts a hero action takes, about. */
const HEARTS = 4

/** What a season has of mana, walks and hearts; who has passed has no more of this one. */
function heroWorth(f: F, seat: number, p: Player, prices: Prices): number {
  let arrows = 0
  const rests = p.passed || prices.eve
  if (!rests) for (const covered of p.covered) if (!covered) arrows++
  const able = Math.min(arrows, p.hearts / HEARTS)
  const mana = prices.mana * (prices.left * 0.5 * maxMana(f, seat) + (rests ? 0 : p.mana))
  const walks = able * ARROW + (arrows - able) * WEARY + prices.left * 3 * ARROW
  return walks + mana + (arrows + prices.left > 0 ? heartsWorth(p.hearts, prices) : 0)
}

export function purseWorth(f: F, seat: number, prices: Prices): number {
  const p = player(f, seat)
  return (
    coinsWorth(p.coins, prices) +
    goodsWorth(f, seat, p, prices) +
    booksWorth(p, prices) +
    xpWorth(p, prices) +
    heroWorth(f, seat, p, prices)
  )
}
