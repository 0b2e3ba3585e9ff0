// In the prototype, a player who takes a trigger token may pay honor to remove an end trigger. (V-EDITION-2)
import type { Option } from '@lorehall/kernel'
import { DROP, NONE } from '../choices.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import type { StepOf, T } from './step.ts'
import { testAll } from './triggers.ts'

/** Asks once per token which active trigger to remove, then tests the triggers. */
function dropForHonor(t: T, step: StepOf<'dropForHonor'>, answer: Option | undefined): void {
  const { seat, from, n } = step
  const { triggers, ending } = t.state
  const { dropPrice } = t.values.box.terms
  if (ending !== '') return
  if (answer === undefined && player(t, seat).honor >= dropPrice) {
    t.askOpen(seat, 'pick', 'dropForHonor', from)
    for (const id of triggers) t.offer(DROP(id))
    t.offer(NONE)
    return
  }
  if (answer !== undefined && answer !== NONE) {
    triggers.splice(triggers.indexOf(answer.name), 1)
    t.emit({ type: 'triggerDropped', seat, trigger: answer.name, from })
    changeHonor(t, seat, -dropPrice, 'tokens', from)
  }
  if (n > 1) t.push({ ...step, n: n - 1 })
  else testAll(t)
}

export const dropSteps = { dropForHonor }
