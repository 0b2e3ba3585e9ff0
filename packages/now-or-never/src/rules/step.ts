// Every step of a game of Now or Never, by chapter, and the types that rules read and write a table with.
import type { Facts, Turn } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { Deed } from '../cards/vocabulary.ts'
import type { BotStep } from './steps/bot.ts'
import type { By } from '@lorehall/grammar'
import type { CombatStep } from './steps/combat.ts'
import type { CourseStep } from './steps/course.ts'
import type { HeroStep } from './steps/hero.ts'
import type { MarketStep } from './steps/market.ts'
import type { TownStep } from './steps/town.ts'

/** The deeds of a record, from the one with this number on. */
type ProgramStep = By<'program'> & {
  readonly deeds: readonly Deed[]
  readonly at: number
  readonly from: string
}

export type NStep = CourseStep | TownStep | MarketStep | HeroStep | CombatStep | BotStep | ProgramStep

/** The facts that rules read. */
export type F = Facts<State, Values>
/** The turn with which steps change the table. */
export type T = Turn<State, Values, NStep>
/** Offers options beside a question, or only counts them. */
export type Offering = F & Pick<T, 'offer' | 'may' | 'explains'>
/** The step of one name. */
export type StepOf<D extends NStep['do']> = Extract<NStep, { readonly do: D }>
