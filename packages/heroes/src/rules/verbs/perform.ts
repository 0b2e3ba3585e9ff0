// Carries out an effect: its price, its picks, then its verbs in order. All of it waits on the stack as data.
import type { Option } from '@lorehall/kernel'
import type { About } from '../../cards/about.ts'
import type { Effect } from '../../cards/effect.ts'
import { canPay, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { act } from './acts.ts'
import { canPick, makePick } from './picks.ts'

/** Pays the price and pushes the rest of an effect. If a pick finds nothing, the effect ends. (H-VERB-5) */
export function perform(t: T, effect: Effect, about: About): void {
  const { id, cost, pick = [], steps = [] } = effect
  if (cost !== undefined) pay(t, about.seat, cost, id)
  t.push({ do: 'perform', seat: about.seat, from: id, pick, acts: steps, about })
}

/** Whether its price can be paid and all its picks can be made. */
export const canPerform = (f: F, { cost, pick = [], steps = [] }: Effect, about: About): boolean =>
  (cost === undefined || canPay(f, about.seat, cost)) && canPick(f, about, pick, steps)

function performStep(t: T, step: StepOf<'perform'>, answer: Option | undefined): void {
  if (step.pick.length > 0) return makePick(t, step, answer)
  const [first, ...rest] = step.acts
  if (first === undefined) return
  if (rest.length > 0) t.push({ ...step, acts: rest })
  act(t, step.about, first, step.from ?? '')
}

export const performSteps = { perform: performStep }
