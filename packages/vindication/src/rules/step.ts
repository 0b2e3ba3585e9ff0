// All steps of Vindication, by chapter, and the two types that rules work with: `F` reads, `T` changes.
import type { By } from '@lorehall/grammar'
import type { Facts, Turn } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { ActivateStep } from './steps/activate.ts'
import type { BlockStep } from './steps/blocks.ts'
import type { CardStep } from './steps/cards.ts'
import type { CourseStep } from './steps/course.ts'
import type { DiceStep } from './steps/dice.ts'
import type { FightStep } from './steps/fight.ts'
import type { MoveStep } from './steps/move.ts'
import type { ProgramStep } from './steps/program.ts'
import type { VisitStep } from './steps/visit.ts'

/** A step that a region of a module asks with. */
type ModuleStep = By<`${string}/${string}`> & { readonly region: number }

export type VStep =
  | CourseStep
  | MoveStep
  | BlockStep
  | ActivateStep
  | VisitStep
  | CardStep
  | FightStep
  | DiceStep
  | ProgramStep
  | ModuleStep

/** The table as rules read it. */
export type F = Facts<State, Values>
/** The table as steps change it. */
export type T = Turn<State, Values, VStep>
/** The step of one name. */
export type StepOf<D extends VStep['do']> = Extract<VStep, { readonly do: D }>
