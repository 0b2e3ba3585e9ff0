// The worth of a player's resources.
import { maxMana } from '../rules/inforce.ts'
import { player } from '../rules/lookup.ts'
import { bestSum } from '../rules/market.ts'
import { total } from '../rules/piles.ts'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import { heartsWorth, longRun, type Prices } from './prices.ts'

/** A player with few coins can do little, so the first 14 are worth a little more. */
const FEW = 14
const AT_HAND = 0.1

/** Coins beyond this are rarely spent. */
const MANY = 26

export function coinsWorth(coins: number, prices: Prices): number {
  const hand = AT_HAND * Math.min(coins, FEW)
  return prices.coin * (Math.min(coins, MANY) + 0.6 * Math.max(0, coins - MANY)) + hand
}

/** Either sold now, or kept to be sold with goods that come later. */
function goodsWorth(f: F, seat: number, { goods }: Player, prices: Prices): number {
  if (total(goods) === 0) return 0
  const now = bestSum(f, seat, goods)
  const later = prices.left === 0 ? 0 : longRun(goods)
  return prices.coin * Math.max(now * 0.98, later)
}

/** Quest cards cost books. More than 3 are rarely needed. */
function booksWorth({ books }: Player, prices: Prices): number {
  return prices.book * (Math.min(books, 3) + 0.4 * Math.max(0, books - 3))
}

function xpWorth({ xp, toLearn }: Player, prices: Prices): number {
  const useful = toLearn.length > 0 ? 6 : 2
  return prices.xp * (Math.min(xp, useful) + 0.4 * Math.max(0, xp - useful))
}

/** The worth of a hero action still to come: with enough hearts, and without. */
const ARROW = 2
const WEARY = 0.6

/** The hearts that a hero action takes, on average. */
const HEARTS = 4

/** The worth of mana, hero actions and hearts. A player who has passed can use no more of them in this season. */
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
