// What heroes may do beside a question: uses of their records, and buying abilities. (N-USE-1, N-ABILITY-1)
import type { Extras, Step } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { T } from './step.ts'
import { learn, offerLearning } from './tokens.ts'
import { offerUses, takeUse } from './uses.ts'

export function offerHero(t: T, seat: number, where: Step | null): void {
  offerUses(t, seat, where)
  offerLearning(t, seat, where)
}

export const heroActs: Extras<State, Values>['acts'] = { power: takeUse, learn }
