// Every step a game of Vindication can be made of, and the two hands rules work with.
import type { By } from '@lorehall/grammar'
import type { Facts, Turn } from '@lorehall/kernel'
import type { Augment, ProgramPart } from '../cards/card.ts'
import type { Attribute, Deck, Six, State } from '../state.ts'
import type { Values } from '../values/index.ts'

export type VStep =
  // the course of the game
  | By<'keepQuests'>
  | By<'beginTurn'>
  | By<'turn'>
  | By<'endTurn'>
  | By<'nextTurn'>
  | By<'settle'>
  | By<'score'>
  // moving
  | By<'walk'>
  | By<'discover'>
  | (By<'teleport'> & {
      readonly from: string
      /** The spaces it may lead to; absent: any. */
      readonly to?: readonly number[]
      /** It takes the place of the Move. */
      readonly instead?: boolean
    })
  // blocks
  | (By<'pay'> & { readonly attribute: Attribute; readonly n: number; readonly from: string })
  | (By<'convert'> & { readonly heroic: Attribute })
  | (By<'become'> & {
      readonly attribute: Attribute
      readonly to: Attribute | 'conviction'
      readonly from: string
    })
  | (By<'learn'> & { readonly attribute: Attribute })
  | (By<'gain'> & {
      readonly give: Readonly<Six>
      readonly from: string
      /** No recovering inside this gain. */
      readonly closed?: boolean
    })
  | (By<'augment'> & {
      readonly how: Augment
      readonly n: number
      readonly from: string
      /** Already chosen: it is made without asking. */
      readonly sure?: boolean
    })
  | (By<'dilute'> & { readonly from: string })
  | (By<'useConviction'> & { readonly n: number; readonly from: string })
  | (By<'owe'> & {
      readonly from: string
      /** A companion that may not be given up for it; empty: none. */
      readonly spared: string
    })
  | (By<'takeBack'> & {
      readonly n: number
      readonly scope: 'companions' | 'others' | 'one'
      readonly from: string
      /** The one companion a first block came from. */
      readonly only?: string
    })
  // activating
  | (By<'activate'> & { readonly name: string })
  | (By<'placeBlock'> & { readonly name: string })
  | (By<'give'> & { readonly name: string })
  | (By<'character'> & { readonly from: string })
  | (By<'activateAnother'> & { readonly from: string })
  // visiting
  | (By<'visit'> & { readonly region: number })
  | (By<'bring'> & { readonly region: number; readonly at: number })
  | (By<'greet'> & { readonly region: number })
  | (By<'control'> & { readonly region: number })
  | (By<'inn'> & { readonly region: number })
  | (By<'academy'> & { readonly region: number })
  | (By<'academyRolled'> & { readonly region: number })
  | (By<'academyAgain'> & { readonly region: number })
  | (By<'mounts'> & {
      readonly region: number
      /** A level is paid for and not yet given; absent: none was paid for yet. */
      readonly paid?: boolean
    })
  | (By<'monastery'> & {
      readonly region: number
      /** What companions add for nothing is taken; something was paid or taken. */
      readonly freeTaken?: boolean
      readonly leapTaken?: boolean
      readonly begun?: boolean
    })
  | (By<'shrine'> & { readonly region: number; readonly begun?: boolean })
  | (By<'tower'> & {
      /** Relics held when the visit began: only those can be recharged. */
      readonly had: number
      readonly mayAcquire: boolean
      readonly mayRecharge: boolean
      /** The price was for a relic: one must be acquired. */
      readonly must: boolean
      readonly from: string
    })
  | (By<'towerPrice'> & { readonly region: number })
  | (By<'recharge'> & { readonly had: number })
  // cards
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
  // fighting
  | (By<'fight'> & { readonly card: string })
  | (By<'secondWhite'> & { readonly twice: boolean; readonly card: string; readonly first?: Attribute })
  | (By<'counterattack'> & { readonly twice: boolean; readonly card: string })
  | (By<'losses'> & { readonly card: string })
  | (By<'harm'> & { readonly card: string })
  | (By<'save'> & {
      readonly champion: string
      /** Already chosen: it is paid for without asking. */
      readonly sure?: boolean
    })
  | (By<'fatigue'> & { readonly champion: string; readonly n: number })
  | (By<'slain'> & { readonly card: string })
  // dice
  | (By<'roll'> & { readonly from: string })
  | (By<'keepWhite'> & { readonly faces: readonly [Attribute, Attribute]; readonly from: string })
  | (By<'keepBlack'> & { readonly faces: readonly [number, number]; readonly from: string })
  | (By<'gainRolled'> & { readonly from: string })
  // programs of cards
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
      /** One block has been turned already: whether the next is, is asked. */
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
      /** So many triggers may still be removed, one for each token that was taken. */
      readonly n: number
      readonly from: string
    })
  | (By<'seize'> & { readonly from: string })
  | (By<'unlock'> & { readonly from: string })
  // a region of a module
  | (By<`${string}/${string}`> & { readonly region: number })

/** What rules read. */
export type F = Facts<State, Values>
/** What steps change the table with. */
export type T = Turn<State, Values, VStep>
/** The step of one name. */
export type StepOf<D extends VStep['do']> = Extract<VStep, { readonly do: D }>
