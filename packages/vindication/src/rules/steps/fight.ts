// Steps of a fight.
import type { By } from '@lorehall/grammar'
import type { Attribute } from '../../state.ts'

export type FightStep =
  | (By<'fight'> & { readonly card: string })
  | (By<'secondWhite'> & { readonly twice: boolean; readonly card: string; readonly first?: Attribute })
  | (By<'counterattack'> & { readonly twice: boolean; readonly card: string })
  | (By<'losses'> & { readonly card: string })
  | (By<'harm'> & { readonly card: string })
  | (By<'save'> & {
      readonly champion: string
      /** Already chosen, so it is paid without a question. */
      readonly sure?: boolean
    })
  | (By<'fatigue'> & { readonly champion: string; readonly n: number })
  | (By<'slain'> & { readonly card: string })
