// Steps of what cards say: programs, reactions and single verbs.
import type { By } from '@lorehall/grammar'
import type { ProgramPart } from '../../cards/card.ts'
import type { Attribute, Deck } from '../../state.ts'
import type { VStep } from '../step.ts'

export type ProgramStep =
  | (By<'program'> & { readonly part: ProgramPart; readonly at: number; readonly from: string })
  | (By<'react'> & { readonly n: number; readonly at: number; readonly from: string })
  | (By<'order'> & { readonly steps: readonly VStep[] })
  | (By<'gainEither'> & {
      readonly attributes: readonly Attribute[]
      readonly n: number
      readonly from: string
    })
  | (By<'gainLike'> & { readonly from: string })
  | (By<'loadCompanion'> & { readonly from: string })
  | (By<'into'> & {
      readonly source: Attribute
      readonly targets: readonly Attribute[]
      readonly n: number
      readonly from: string
      /** One block has been turned; the next one is optional. */
      readonly further?: boolean
    })
  | (By<'swapConviction'> & { readonly attribute: Attribute; readonly from: string })
  | (By<'rearrange'> & { readonly inspiration: number; readonly from: string })
  | (By<'chargeRelic'> & { readonly from: string })
  | (By<'look'> & { readonly from: string })
  | (By<'lay'> & { readonly deck: Deck; readonly from: string })
  | (By<'trade'> & { readonly from: string })
  | (By<'borrow'> & { readonly from: string })
  | (By<'dropTrigger'> & { readonly from: string })
  | (By<'dropForHonor'> & {
      /** How many triggers may still be removed, one per token taken. */
      readonly n: number
      readonly from: string
    })
  | (By<'seize'> & { readonly from: string })
  | (By<'unlock'> & { readonly from: string })
