// Steps of the hero: moving, places, searches, quests, abilities and gear.
import type { Bag, On } from '../../cards/vocabulary.ts'
import type { By } from '@lorehall/grammar'

export type HeroStep =
  /** A whole hero action; `move`: without a token, with that movement. */
  | (By<'heroAction'> & { readonly move?: number })
  | By<'walk'>
  /** What is done at the stop: a quest card, then one of visit, fight and search. */
  | By<'stop'>
  | By<'heroDone'>
  | By<'afterVisit'>
  | (By<'visitAgain'> & { readonly from: string })
  /** A die of one's own lies there, and may be rolled again. */
  | (By<'reroll'> & { readonly from: string })
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
  /** What answers an event by itself; `except`: the card that is the event. */
  | (By<'happen'> & { readonly event: keyof On; readonly except?: string })
