// Steps of the bot, which has no seat.
import type { By } from '@lorehall/grammar'

export type BotStep =
  /** The next solo card. */
  | By<'botTurn'>
  /** The human's decisions about a card: which of several equally close tokens, or who leaves a full board. */
  | By<'botSearch'>
  | (By<'botRecruit'> & { readonly faceDown: boolean })
