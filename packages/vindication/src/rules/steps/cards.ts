// Steps of cards: drawing, choosing, taking.
import type { By } from '@lorehall/grammar'
import type { Deck } from '../../state.ts'

export type CardStep =
  | (By<'draw'> & {
      readonly deck: Deck
      readonly from: string
      /** A card must be taken: the price was for that. */
      readonly must?: boolean
    })
  | (By<'empower'> & { readonly deck: Deck; readonly from: string })
  | (By<'choose'> & { readonly deck: Deck; readonly from: string })
  | (By<'arrive'> & {
      readonly deck: Deck
      readonly card: string
      readonly from: string
      /** A relic without the blocks that a new one is given. */
      readonly bare?: boolean
    })
  | (By<'place'> & { readonly card: string })
  | (By<'cardHonor'> & {
      readonly card: string
      /** The line of the standings; absent: that of its deck on the board. */
      readonly source?: string
    })
