// The step of the Sacred Stones, and the type it works with. The module has no state.
import type { Turn } from '@lorehall/kernel'
import type { VStep } from '../../rules/step.ts'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

interface StoneStep {
  readonly do: 'sacred-stones/pass'
  readonly seat: number
  readonly region: number
}

export type T = Turn<State, Values, VStep | StoneStep>
export type StepOf<D extends StoneStep['do']> = Extract<StoneStep, { readonly do: D }>
