// What others did, as it was shown: kept until they play again after this player's turn, so that it can be
// told once more.
import type { LogLine, Update } from '@lorehall/host'

export interface Told {
  /** How the table stood before, and every line up to then. */
  readonly from: { readonly update: Update; readonly log: readonly LogLine[] }
  readonly steps: readonly Update[]
  /** This player's turn has come since: what others do next begins anew. */
  readonly past: boolean
}

/** More is in the replay. */
const KEPT = 120

/** Did others do it, while these eyes were not waited for? */
export const isTheirs = (update: Update, last: Update): boolean =>
  !update.fresh && (update.eyes === null || !last.waiting.includes(update.eyes))

export const knows = ({ steps }: Told, { entries }: Update): boolean =>
  steps.some((step) => step.entries === entries)

/** What is kept once this is shown after what was. */
export function keep(told: Told | null, last: Told['from'], update: Update): Told | null {
  if (update.fresh || (told !== null && knows(told, update))) return told
  if (told === null || told.past)
    return isTheirs(update, last.update) ? { from: last, steps: [update], past: false } : told
  const [first, ...rest] = told.steps
  if (first === undefined || rest.length < KEPT - 1) return { ...told, steps: [...told.steps, update] }
  const from = { update: first, log: [...told.from.log, ...first.log] }
  return { ...told, from, steps: [...rest, update] }
}

/** Play stands at this move: what lay beyond it has not happened. */
export function forgetBeyond(told: Told | null, seq: number): Told | null {
  const steps = told?.steps.filter((step) => step.seq <= seq) ?? []
  if (told === null || steps.length === 0) return null
  return steps.length === told.steps.length ? told : { ...told, steps }
}

/** The player takes their turn. */
export const turnTaken = (told: Told | null): Told | null =>
  told === null || told.past ? told : { ...told, past: true }
