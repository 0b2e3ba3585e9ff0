// The moments at which this player answered, the last one last: a free step back shows one of them
// at once, before the host has said a word.
import type { Hints, LogLine, Update } from '@lorehall/host'

export interface Moment {
  readonly update: Update
  readonly log: readonly LogLine[]
  readonly hints: Hints | null
}

/** Who goes back further waits for the host. */
const KEPT = 40

let past: readonly Moment[] = []

/** Steps back that are shown and not confirmed yet. */
let ahead = 0

export function remember(moment: Moment): void {
  forgetFrom(moment.update.seq)
  past = [...past, moment].slice(-KEPT)
}

/** The moment a step back leads to, if it is known; it is not in the past any more, and shown ahead of the host. */
export function stepBack(from: Update): Moment | null {
  const last = past.at(-1)
  if (last === undefined || last.update.eyes !== from.eyes || last.update.seq >= from.seq) return null
  past = past.slice(0, -1)
  ahead += 1
  return last
}

export const isAhead = () => ahead > 0

/** The host has confirmed a step back; whether it was the last that it had to. */
export function confirmStep(): boolean {
  ahead = Math.max(0, ahead - 1)
  return ahead === 0
}

/** Nothing is shown that the host has not said. */
export function settleSteps(): void {
  ahead = 0
}

/** Play stands at this move: what lay beyond it has not happened. */
export function forgetFrom(seq: number): void {
  past = past.filter(({ update }) => update.seq < seq)
}

export function forgetAll(): void {
  past = []
}
