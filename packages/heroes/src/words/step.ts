// The steps of further words, and the turn that they are given.
import type { By } from '@lorehall/grammar'
import type { Turn } from '@lorehall/kernel'
import type { Place } from '../map/world.ts'
import type { HStep } from '../rules/step.ts'
import type { Shift } from '../rules/steps/move.ts'
import type { State } from '../state.ts'
import type { Resource } from '../values/words.ts'
import type { Values } from '../values/index.ts'

export type WordStep =
  /** Resources of any kind that are still to be paid, one at a time. */
  | (By<'words/payAny'> & { readonly n: number })
  /** Whether an ability discards this token before it does anything. */
  | (By<'words/lift'> & { readonly place: Place; readonly token: string; readonly ability: string })
  /** The Tactic cards are settled. */
  | By<'words/settle'>
  /** Another Tactic card than the one that is revealed. */
  | By<'words/rechoose'>
  /** A resource of one of these kinds, `n` times. */
  | (By<'words/collect'> & { readonly kinds: readonly Resource[]; readonly n: number })
  /** Which Units a Vessel sets down on its way. */
  | (By<'words/setDown'> & { readonly shifts: readonly Shift[] })
  /** Those set down are settled: the Vessel goes on. */
  | (By<'words/flyOn'> & { readonly fought: boolean; readonly victors: readonly string[] })

export type W = Turn<State, Values, HStep | WordStep>
export type WordStepOf<D extends WordStep['do']> = Extract<WordStep, { readonly do: D }>
