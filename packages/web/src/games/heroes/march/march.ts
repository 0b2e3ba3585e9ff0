// The army that is being chosen: who goes with the ticks so far. (H-MOVE-2)
import { marching, type Move, type Squad, squadsOf, timesIn } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { factsOf } from '../facts.ts'

export interface March {
  readonly squads: readonly Squad[]
  /** The movement as it would set out now. */
  readonly army: Move
}

/** Null while no army is being chosen. Others see who usually goes: the ticks are told only to the seat that is asked. */
export function marchOf(update: Update): March | null {
  const facts = factsOf(update)
  const { move } = facts.state
  if (move?.gathering === undefined) return null
  const squads = squadsOf(facts, move, timesIn(update.ask?.seat === move.seat ? update.ask.ticked : []))
  return { squads, army: marching(facts, move, squads) }
}
