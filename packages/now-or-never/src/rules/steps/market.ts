// Steps of the market.
import type { By } from '@lorehall/grammar'

export type MarketStep =
  /** Which goods are sold for the most coins. */
  By<'sellSome'>
