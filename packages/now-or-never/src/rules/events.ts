// Runs automatic effects, which ask nothing. (N-GENERAL-1)
import { answersTo } from './answers.ts'
import { run } from './program.ts'
import type { StepOf, T } from './step.ts'

function happen(t: T, { seat, event, except }: StepOf<'happen'>): void {
  if (t.state.turn.over) return
  const all = answersTo(t, seat, event).filter(({ id }) => id !== except)
  for (const { id, deeds } of all.toReversed()) {
    t.credit(id)
    run(t, seat, deeds, id)
  }
}

export const eventSteps = { happen }
