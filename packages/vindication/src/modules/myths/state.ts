// The state of Myths & Wonders, its steps, and the type they work with.
import type { Turn } from '@lorehall/kernel'
import { SPACES, TOUCHES } from '../../map/board.ts'
import type { F, VStep } from '../../rules/step.ts'
import { at, type Grant, type State } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import type { Ride, Swap } from './cards/vocabulary.ts'
import { CENTRE } from './regions.ts'
import type { Reward } from './values/boards.ts'

/** He sleeps, he is fought, or he is gone and Tuuk-Tuuk is there. */
export type Phase = 'asleep' | 'fight' | 'gone'

export interface Myths {
  phase: Phase
  /** Spaces around Ronak that still have a black block. */
  blocks: number[]
  /** The space whose block will be moved unless the Move goes on this turn; 0: none. */
  pending: number
  /** The seat whose block is on each sphere of the battle board; −1: nobody's. */
  spheres: number[]
  /** The seats that woke him, that play after the event, and that open each of its rounds; −1: nobody. */
  provoker: number
  sestra: number
  opener: number
  /** Someone has contributed in this round of the event. */
  contributed: boolean
  /** Extra turns that wait for the event to be over. */
  waiting: Grant[]
  /** Teleport tokens, by seat. */
  tokens: number[]
  /** Loot in the box, on the market, and of each seat. */
  stack: string[]
  market: string[]
  loot: string[][]
}

declare module '../../state.ts' {
  interface Slots {
    myths?: Myths
  }
}

export function mythsOf({ state }: F): Myths {
  const kept = state.slots?.myths
  if (kept === undefined) throw new Error('this table plays without Myths & Wonders')
  return kept
}

/** The six spaces around Ronak. */
export const AROUND: readonly number[] = Array.from({ length: SPACES }, (_, i) => i + 1).filter((space) =>
  at(TOUCHES, space).includes(CENTRE),
)

/** The cause name of Ronak. */
export const FOE = 'ronak'

interface By<D extends string> {
  readonly do: `myths/${D}`
  readonly seat: number
}

interface From<D extends string> extends By<D> {
  readonly from: string
}

type MythsStep =
  // the event
  | By<'prepare'>
  | By<'muster'>
  | By<'roll'>
  | By<'resume'>
  | (From<'reward'> & { readonly reward: Reward })
  | By<'clone'>
  /** Seats that still pick from the market, the first of them now. */
  | (By<'pick'> & { readonly order: readonly number[] })
  // tokens and loot
  | By<'teleport'>
  | (From<'ride'> & { readonly to: Ride['to'] })
  | (From<'swap'> & {
      readonly what: Swap['what']
      /** The thing given in exchange; empty: not chosen yet. */
      readonly out: string
    })
  | From<'shape'>
  | From<'learn'>

export type T = Turn<State, Values, VStep | MythsStep>
export type StepOf<D extends MythsStep['do']> = Extract<MythsStep, { readonly do: D }>
