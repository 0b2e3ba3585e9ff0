// What answers an event by itself: buildings, then tokens, then cards, without a question. (N-GENERAL-1)
import type { Deed, On } from '../values/vocabulary.ts'
import { inForce } from './inforce.ts'
import { run } from './program.ts'
import type { F, StepOf, T } from './step.ts'

interface Answer {
  readonly id: string
  readonly deeds: readonly Deed[]
}

/** Everything in force that answers an event; `die`: the face of a combat roll. */
export function answersTo(f: F, seat: number, event: keyof On, die = 0): Answer[] {
  return inForce(f, seat).flatMap(({ id, on }) => {
    if (event !== 'combatRoll') return on[event] === undefined ? [] : [{ id, deeds: on[event] }]
    const { combatRoll } = on
    return combatRoll?.die === die ? [{ id, deeds: combatRoll.do }] : []
  })
}

function happen(t: T, { seat, event, except }: StepOf<'happen'>): void {
  if (t.state.turn.over) return
  const all = answersTo(t, seat, event).filter(({ id }) => id !== except)
  for (const { id, deeds } of all.toReversed()) {
    t.credit(id)
    run(t, seat, deeds, id)
  }
}

export const eventSteps = { happen }
