// The union of all steps, by chapter, and the two arguments of rules: `F` and `T`.
import type { Facts, Turn } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { AbilityStep } from './steps/ability.ts'
import type { BattleStep } from './steps/battle.ts'
import type { CapitalStep } from './steps/capital.ts'
import type { CourseStep } from './steps/course.ts'
import type { ExploreStep } from './steps/explore.ts'
import type { MoveStep } from './steps/move.ts'
import type { SoloStep } from './steps/solo.ts'
import type { SpellStep } from './steps/spell.ts'
import type { VerbStep } from './steps/verb.ts'

export type HStep =
  | CourseStep
  | CapitalStep
  | MoveStep
  | ExploreStep
  | BattleStep
  | SpellStep
  | VerbStep
  | SoloStep
  | AbilityStep

/** Facts: the table as rules read it. */
export type F = Facts<State, Values>
/** Turn: the table as steps change it. */
export type T = Turn<State, Values, HStep>
/** The step with this name. */
export type StepOf<D extends HStep['do']> = Extract<HStep, { readonly do: D }>
