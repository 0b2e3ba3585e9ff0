// Steps of cards: drawing, choosing, taking.
import type { By } from '@lorehall/grammar'
import type { Deck } from '../../state.ts'

export type CardStep =
  | (By<'draw'> & {
      readonly deck: Deck
      readonly from: string
      /** A card must be taken because it was paid for. */
      readonly must?: boolean
    })
  | (By<'empower'> & { readonly deck: Deck; readonly from: string })
  | (By<'choose'> & { readonly deck: Deck; readonly from: string })
  | (By<'arrive'> & {
      readonly deck: Deck
      readonly card: string
      readonly from: string
      /** The relic gets no blocks. */
      readonly bare?: boolean
    })
  | (By<'place'> & { readonly card: string })
  | (By<'cardHonor'> & {
      readonly card: string
      /** The score line; absent: that of the card's deck. */
      readonly source?: string
    })
