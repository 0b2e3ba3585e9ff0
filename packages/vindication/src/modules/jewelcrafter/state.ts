// The state of the Jewelcrafter, its steps, and the type they work with.
import type { Turn } from '@lorehall/kernel'
import type { F, VStep } from '../../rules/step.ts'
import { type Attribute, at, type Six, type State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

export interface Jewels {
  /** Crystals nobody has, and those of each seat. */
  supply: number
  crystals: number[]
  /** The seat that has the infused crystal of each attribute; −1: nobody yet. */
  infused: number[]
}

declare module '../../state.ts' {
  interface Slots {
    jewelcrafter?: Jewels
  }
}

export function jewels(f: F): Jewels {
  const found = f.state.slots?.jewelcrafter
  if (found === undefined) throw new Error('this table plays without the Jewelcrafter')
  return found
}

export function crystalsOf(f: F, seat: number): number {
  return at(jewels(f).crystals, seat)
}

interface By<D extends string> {
  readonly do: `jewelcrafter/${D}`
  readonly seat: number
}

type JewelStep =
  | (By<'craft'> & {
      readonly region: number
      /** Crystals have already been used in this visit. */
      readonly begun?: boolean
    })
  | (By<'reward'> & { readonly from: string })
  | (By<'infuse'> & { readonly attribute: Attribute; readonly from: string })
  | (By<'lend'> & {
      readonly needs: Readonly<Six>
      readonly home: number
      /** Attributes whose crystal is used, and those whose crystal was declined. */
      readonly lent: readonly Attribute[]
      readonly declined: readonly Attribute[]
      /** The step they pay for. */
      readonly next: VStep
    })

export type T = Turn<State, Values, VStep | JewelStep>
export type StepOf<D extends JewelStep['do']> = Extract<JewelStep, { readonly do: D }>
