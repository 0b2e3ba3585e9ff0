// The state of Treachery, and its steps.
import type { Turn } from '@lorehall/kernel'
import type { F, VStep } from '../../rules/step.ts'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import type { Aim, Deed, Price } from './cards/vocabulary.ts'

export interface Treachery {
  /** Cards with a black block on them. */
  cards: string[]
  /** Regions with one, by hex. */
  hexes: number[]
  /** Proficiency tiles ever taken from others, by seat. */
  taken: number[]
  /** Conviction that another player has paid for the use that comes next. */
  siphoned: number
}

declare module '../../state.ts' {
  interface Slots {
    treachery?: Treachery
  }
}

/** Black blocks in the box. (V-TREACHERY-6) */
export const BLACK_BLOCKS = 12

export function treacheryOf({ state }: F): Treachery {
  const kept = state.slots?.treachery
  if (kept === undefined) throw new Error('this table plays without Treachery')
  return kept
}

/** The target of a card: a player, one of their cards or regions, or a free region. */
export interface Target {
  /** The player, or the owner of the card or region; −1: nobody. */
  readonly whom: number
  /** Empty: no card. */
  readonly card: string
  /** 0: no region. */
  readonly hex: number
}

interface By<D extends string> {
  readonly do: `treachery/${D}`
  readonly seat: number
  readonly from: string
}

export type DeedStep<D extends Deed = Deed> = By<D> & Target

export type StrikeStep = By<'strike'> & { readonly aim: Aim; readonly price: Price; readonly deed: Deed }
/** `whom` loses one attribute; −1: of their choice. The seat gains so many of it. */
export type LoseStep = By<'lose'> & {
  readonly whom: number
  readonly attribute: number
  readonly gains: number
}
export type SickenStep = By<'sicken'> & { readonly n: number }
export type BurdenStep = By<'burden'> & { readonly card: string; readonly n: number }
export type DashStep = By<'dash'> & { readonly whom: number; readonly steps: number }
export type ShoveStep = By<'shove'> & { readonly whom: number; readonly gains: number }
export type OverrunStep = By<'overrun'> & { readonly whom: number }
export type SiphonStep = By<'siphon'> & { readonly n: number; readonly lays: number }
export type LiftStep = By<'lift'> & Pick<Target, 'card' | 'hex'>

export type TStep =
  | DeedStep
  | StrikeStep
  | LoseStep
  | SickenStep
  | BurdenStep
  | DashStep
  | ShoveStep
  | OverrunStep
  | SiphonStep
  | LiftStep

/** The type these steps work with. Rules of the base accept it too. */
export type T = Turn<State, Values, VStep | TStep>
