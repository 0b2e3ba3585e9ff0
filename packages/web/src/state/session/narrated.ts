// Others' turns as they were shown, kept so that they can be narrated again. A new list starts when others play after
// this player's turn.
import type { LogLine, Update } from '@lorehall/host'

export interface Narrated {
  /** The table before the first step, with its log. */
  readonly from: { readonly update: Update; readonly log: readonly LogLine[] }
  readonly steps: readonly Update[]
  /** This player has had a turn since: the next step of others starts a new list. */
  readonly past: boolean
}

/** Older steps are in the replay. */
const KEPT = 120

/** Was it done by others while these eyes had no decision? */
export const isTheirs = (update: Update, last: Update): boolean =>
  !update.fresh && (update.eyes === null || !last.waiting.includes(update.eyes))

export const knows = ({ steps }: Narrated, { entries }: Update): boolean =>
  steps.some((step) => step.entries === entries)

/** The list after `update` was shown. */
export function keep(told: Narrated | null, last: Narrated['from'], update: Update): Narrated | null {
  if (update.fresh || (told !== null && knows(told, update))) return told
  if (told === null || told.past)
    return isTheirs(update, last.update) ? { from: last, steps: [update], past: false } : told
  const [first, ...rest] = told.steps
  if (first === undefined || rest.length < KEPT - 1) return { ...told, steps: [...told.steps, update] }
  const from = { update: first, log: [...told.from.log, ...first.log] }
  return { ...told, from, steps: [...rest, update] }
}

/** Play has returned to this move: forget everything after it. */
export function forgetBeyond(told: Narrated | null, seq: number): Narrated | null {
  const steps = told?.steps.filter((step) => step.seq <= seq) ?? []
  if (told === null || steps.length === 0) return null
  return steps.length === told.steps.length ? told : { ...told, steps }
}

/** The player has taken their turn: the next step of others starts a new list. */
export const turnTaken = (told: Narrated | null): Narrated | null =>
  told === null || told.past ? told : { ...told, past: true }
