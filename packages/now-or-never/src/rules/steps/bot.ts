// Steps of who plays without a seat.
import type { By } from '@lorehall/grammar'

export type BotStep =
  /** The next solo card. */
  | By<'botTurn'>
  /** What the human decides about a card: which token of several as near, who of five leaves. */
  | By<'botSearch'>
  | (By<'botRecruit'> & { readonly faceDown: boolean })
