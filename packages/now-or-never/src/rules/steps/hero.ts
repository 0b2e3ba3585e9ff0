// Steps of the hero: moving, places, searches, quests, abilities and gear.
import type { Bag, On } from '../../cards/vocabulary.ts'
import type { By } from '@lorehall/grammar'

export type HeroStep =
  /** A whole hero action; `move`: without a token, with that movement. */
  | (By<'heroAction'> & { readonly move?: number })
  | By<'walk'>
  /** The actions at the stop: a quest card, then one of visit, fight and search. */
  | By<'stop'>
  | By<'heroDone'>
  | By<'afterVisit'>
  | (By<'visitAgain'> & { readonly from: string })
  /** The seat's own die was rolled and may be rerolled; `best`: results that no roll could improve. */
  | (By<'reroll'> & { readonly from: string; readonly best?: readonly number[] })
  | By<'searched'>
  | (By<'takeSearchToken'> & { readonly from: string })
  | (By<'loseRolled'> & { readonly dice: number; readonly from: string })
  | (By<'lostRolled'> & { readonly from: string })
  | (By<'rollGain'> & { readonly per: Bag; readonly from: string })
  | (By<'gainRolled'> & { readonly per: Bag; readonly from: string })
  /** The card that is played is completed. */
  | By<'tuck'>
  | (By<'drawQuests'> & { readonly draw: number; readonly keep: number; readonly from: string })
  | (By<'keepDrawn'> & { readonly keep: number; readonly from: string })
  | (By<'drawOrders'> & { readonly draw: number; readonly keep: number; readonly from: string })
  | (By<'keepOrders'> & { readonly keep: number; readonly from: string })
  | (By<'changeGoods'> & { readonly upTo: number; readonly from: string })
  | (By<'readySpecialist'> & { readonly from: string })
  | (By<'useSpecialist'> & { readonly from: string })
  /** Automatic effects of an event; `except` is the card that caused it. */
  | (By<'happen'> & { readonly event: keyof On; readonly except?: string })
