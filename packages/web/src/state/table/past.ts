// The moments at which this player answered, the last one last: a free step back shows one of them
// at once, before the host has said a word.
import type { Hints, LogLine, Update } from '@lorehall/host'

export interface Moment {
  readonly update: Update
  readonly log: readonly LogLine[]
  readonly hints: Hints | null
}

type Past = readonly Moment[]

/** Who goes back further waits for the host. */
const KEPT = 40

export function remember(past: Past, moment: Moment): Past {
  return [...forgetFrom(past, moment.update.seq), moment].slice(-KEPT)
}

/** The moment a step back leads to, if it is known. */
export function momentBefore(past: Past, from: Update): Moment | null {
  const last = past.at(-1)
  if (last === undefined || last.update.eyes !== from.eyes || last.update.seq >= from.seq) return null
  return last
}

/** Play stands at this move: what lay beyond it has not happened. */
export function forgetFrom(past: Past, seq: number): Past {
  return past.filter(({ update }) => update.seq < seq)
}
