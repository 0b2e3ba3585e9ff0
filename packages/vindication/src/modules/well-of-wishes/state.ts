// The state of the Well of Wishes, its step, and the type it works with.
import type { Turn } from '@lorehall/kernel'
import type { F, VStep } from '../../rules/step.ts'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

export interface Well {
  /** Face-down tokens, by the number of their wish. */
  pool: number[]
  /** The open wishes in the well, by number. */
  showing: number[]
}

declare module '../../state.ts' {
  interface Slots {
    well?: Well
  }
}

export function well(f: F): Well {
  const found = f.state.slots?.well
  if (found === undefined) throw new Error('this table plays without the Well of Wishes')
  return found
}

interface WellStep {
  readonly do: 'well-of-wishes/wish'
  readonly seat: number
  readonly region: number
  /** The owner has been paid. */
  readonly begun?: boolean
}

export type T = Turn<State, Values, VStep | WellStep>
export type StepOf<D extends WellStep['do']> = Extract<WellStep, { readonly do: D }>
