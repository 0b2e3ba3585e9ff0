// Steps of the hero: moving, places, fights, quests, abilities.
import type { Bag } from '../../values/vocabulary.ts'
import type { By } from './by.ts'

export type HeroStep =
  /** A whole hero action; `move`: without a token, with that movement. */
  | (By<'heroAction'> & { readonly move?: number })
  | (By<'drawQuests'> & { readonly draw: number; readonly keep: number; readonly from: string })
  | (By<'drawOrders'> & { readonly draw: number; readonly keep: number; readonly from: string })
  | (By<'loseRolled'> & { readonly dice: number; readonly from: string })
  | (By<'rollGain'> & { readonly per: Bag; readonly from: string })
  | (By<'changeGoods'> & { readonly upTo: number; readonly from: string })
  | (By<'takeSearchToken'> & { readonly from: string })
  | (By<'readySpecialist'> & { readonly from: string })
  | (By<'useSpecialist'> & { readonly from: string })
  | (By<'visitAgain'> & { readonly from: string })
