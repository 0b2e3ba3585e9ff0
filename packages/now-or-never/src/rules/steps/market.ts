// Steps of the market.
import type { By } from './by.ts'

export type MarketStep =
  /** The rows of the market, one after the other. */
  | By<'market'>
  /** Which goods are sold for the most coins. */
  | By<'sellSome'>
