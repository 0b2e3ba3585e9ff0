// Steps of the market.
import type { By } from './by.ts'

export type MarketStep =
  /** Which goods are sold for the most coins. */
  By<'sellSome'>
