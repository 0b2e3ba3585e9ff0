// The steps of the Temple Ruins, and the type they work with. The module has no state.
import type { Turn } from '@lorehall/kernel'
import type { VStep } from '../../rules/step.ts'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

interface By<D extends string> {
  readonly do: `temple-ruins/${D}`
  readonly seat: number
}

type RuinStep =
  | (By<'search'> & { readonly region: number; /** The owner has been paid. */ readonly begun?: boolean })
  | (By<'deeper'> & { readonly from: string })
  | (By<'keep'> & { readonly from: string })

export type T = Turn<State, Values, VStep | RuinStep>
export type StepOf<D extends RuinStep['do']> = Extract<RuinStep, { readonly do: D }>
