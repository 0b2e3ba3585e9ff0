// The worth of things to a bot, in points. The closer the end of the game, the less a thing is worth. All other prices
// are based on the price of a coin.
import type { Goods, Hired, State } from '../state.ts'
import type { F } from '../rules/step.ts'
import type { Bag } from '../cards/vocabulary.ts'

/** The worth of a coin, by the number of productions left before the final one. */
const COIN = [0.25, 0.45, 0.58, 0.66, 0.7, 0.72] as const

/** The long-run selling price of one more good, in coins. Goods sell best together. */
const LONG_RUN: Readonly<Goods> = { shell: 2, tool: 3, demon: 3.7, crystal: 3.8 }

/** Goods are sold later, and not always for the best price. */
const LATER = 0.9

export interface Prices {
  /** Productions left before the final one. */
  readonly left: number
  /** True between seasons. The actions of the season that begins are then still to come. */
  readonly eve: boolean
  readonly coin: number
  /** One coin in each production to come, except the final one. */
  readonly income: number
  readonly goods: Readonly<Goods>
  readonly book: number
  readonly xp: number
  readonly heart: number
  readonly mana: number
  /** One more villager, if there is room to house them. */
  readonly villager: number
  /** A quest card and an order, each chosen from several. */
  readonly quest: number
  readonly order: number
}

/** The average good that a villager produces, in coins. */
const VILLAGER = 2.8

function made(left: number): Prices {
  const coin = COIN[Math.min(left, COIN.length - 1)] ?? 0
  const good = (what: keyof Goods) => LONG_RUN[what] * LATER * coin
  const income = COIN.slice(0, left).reduce((sum, later) => sum + later, 0)
  const time = Math.min(1, left / 2)
  return {
    left,
    eve: false,
    coin,
    income,
    goods: { shell: good('shell'), tool: good('tool'), demon: good('demon'), crystal: good('crystal') },
    book: 0.4 + 1.9 * time,
    xp: 0.2 + 0.4 * time,
    heart: 0.15 + 0.2 * time,
    mana: 0.4,
    villager: VILLAGER * (LATER * income + 1),
    quest: 0.2 + 1.2 * time,
    order: 0.3 + 3.2 * time,
  }
}

const BY_LEFT: readonly Prices[] = COIN.map((_, left) => made(left))

/** The prices with this many productions left before the final one. */
export const pricesWith = (left: number): Prices => BY_LEFT[left] ?? made(left)

/** The previous season has already produced. Everything else keeps its worth from that season. */
const EVES: readonly Prices[] = BY_LEFT.map(({ income }, left) => ({
  ...pricesWith(left + 1),
  income,
  eve: true,
}))

/** True if nobody has acted in this season yet. */
function isEve({ players, bot, turn }: State): boolean {
  if (turn.acted || (bot !== null && !allUp(bot.specialists))) return false
  return players.every(
    ({ passed, covered, specialists }) => !passed && !covered.includes(true) && allUp(specialists),
  )
}

const allUp = (slots: readonly (Hired | null)[]): boolean => slots.every((slot) => slot?.up !== false)

/**
 * Things lose worth each season, no matter what players do. If that happened when a season ends, passing could look
 * better or worse than it is. So it happens with the first action of the next season.
 */
export function pricesNow({ state, values }: F): Prices {
  const left = Math.max(0, values.setup.seasons - state.season)
  return (isEve(state) ? EVES[left] : undefined) ?? pricesWith(left)
}

/** A bag at long-run prices. Hearts and mana count as if they all fit. */
export function bagWorth(bag: Bag, prices: Prices): number {
  const { goods } = prices
  return (
    (bag.coin ?? 0) * prices.coin +
    (bag.shell ?? 0) * goods.shell +
    (bag.tool ?? 0) * goods.tool +
    (bag.demon ?? 0) * goods.demon +
    (bag.crystal ?? 0) * goods.crystal +
    (bag.book ?? 0) * prices.book +
    (bag.xp ?? 0) * prices.xp +
    (bag.heart ?? 0) * prices.heart +
    (bag.mana ?? 0) * prices.mana
  )
}

/** Goods at long-run prices, in coins. */
export const longRun = (goods: Readonly<Goods>): number =>
  LATER *
  (goods.shell * LONG_RUN.shell +
    goods.tool * LONG_RUN.tool +
    goods.demon * LONG_RUN.demon +
    goods.crystal * LONG_RUN.crystal)

/** The worth of this many hearts. The first 5 are worth more, because moves and fights need them. */
export function heartsWorth(hearts: number, { heart }: Prices): number {
  return heart * (Math.min(hearts, 5) * 1.5 + Math.max(0, hearts - 5) * 0.85)
}
