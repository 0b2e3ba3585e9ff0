// Automatic effects of an event: of buildings, then tokens, then cards. (N-GENERAL-1)
import type { Deed, On } from '../cards/vocabulary.ts'
import { inForce } from './inforce.ts'
import type { F } from './step.ts'

interface Answer {
  readonly id: string
  readonly deeds: readonly Deed[]
}

/** All effects in force for an event; `die` is the face of a combat roll. */
export function answersTo(f: F, seat: number, event: keyof On, die = 0): Answer[] {
  return inForce(f, seat).flatMap(({ id, on }) => {
    if (event !== 'combatRoll') return on[event] === undefined ? [] : [{ id, deeds: on[event] }]
    const { combatRoll } = on
    return combatRoll?.die === die ? [{ id, deeds: combatRoll.do }] : []
  })
}
