// What things are worth to a bot, in points. A thing is worth less the less of the game is left to make
// something of it; one coin in the middle of the game is the measure of all others.
import type { Goods, Hired, State } from '../state.ts'
import type { F } from '../rules/step.ts'
import type { Bag } from '../cards/vocabulary.ts'

/** A coin, by how many productions come before the final one. */
const COIN = [0.25, 0.45, 0.58, 0.66, 0.7, 0.72] as const

/** What one more good brings in the long run, in coins: it sells best together with others. */
const LONG_RUN: Readonly<Goods> = { shell: 2, tool: 3, demon: 3.7, crystal: 3.8 }

/** Goods are sold later, and not always at their best. */
const LATER = 0.9

export interface Prices {
  /** Productions that come before the final one. */
  readonly left: number
  /** Between two seasons: the actions of the one that begins are among those that are left. */
  readonly eve: boolean
  readonly coin: number
  /** A coin in every production to come, the final one apart. */
  readonly income: number
  readonly goods: Readonly<Goods>
  readonly book: number
  readonly xp: number
  readonly heart: number
  readonly mana: number
  /** One more villager, as good as housed. */
  readonly villager: number
  /** A quest card, and an order, among several to choose from. */
  readonly quest: number
  readonly order: number
}

/** The average good of a villager, in coins. */
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

/** With so many productions before the final one. */
export const pricesWith = (left: number): Prices => BY_LEFT[left] ?? made(left)

/** The season before has produced already; for the rest, things are worth what they were in it. */
const EVES: readonly Prices[] = BY_LEFT.map(({ income }, left) => ({
  ...pricesWith(left + 1),
  income,
  eve: true,
}))

/** Nobody has done anything yet in the season. */
function isEve({ players, bot, turn }: State): boolean {
  if (turn.acted || (bot !== null && !allUp(bot.specialists))) return false
  return players.every(
    ({ passed, covered, specialists }) => !passed && !covered.includes(true) && allUp(specialists),
  )
}

const allUp = (slots: readonly (Hired | null)[]): boolean => slots.every((slot) => slot?.up !== false)

/**
 * A season that ends takes some of what might have been with it, whatever one does. So that to pass, with
 * which it may end, is made neither better nor worse by that, things lose it with the season's first action.
 */
export function pricesNow({ state, values }: F): Prices {
  const left = Math.max(0, values.setup.seasons - state.season)
  return (isEve(state) ? EVES[left] : undefined) ?? pricesWith(left)
}

/** A bag at long-run prices; hearts and mana as if there were room for them. */
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

/** So many hearts: the first ones are what walks and fights live on. */
export function heartsWorth(hearts: number, { heart }: Prices): number {
  return heart * (Math.min(hearts, 5) * 1.5 + Math.max(0, hearts - 5) * 0.85)
}
