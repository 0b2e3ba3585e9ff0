// The moments at which this player answered, oldest first. A free undo shows the last one immediately, before the
// host replies.
import type { Hints, LogLine, Update } from '@lorehall/host'

export interface Moment {
  readonly update: Update
  readonly log: readonly LogLine[]
  readonly hints: Hints | null
}

type Past = readonly Moment[]

/** Older moments are not kept: undoing to them waits for the host. */
const KEPT = 40

export function remember(past: Past, moment: Moment): Past {
  return [...forgetFrom(past, moment.update.seq), moment].slice(-KEPT)
}

/** The moment that an undo leads to, if remembered. */
export function momentBefore(past: Past, from: Update): Moment | null {
  const last = past.at(-1)
  if (last === undefined || last.update.eyes !== from.eyes || last.update.seq >= from.seq) return null
  return last
}

/** Play has returned to this move: forget it and everything after it. */
export function forgetFrom(past: Past, seq: number): Past {
  return past.filter(({ update }) => update.seq < seq)
}
