// What an answer will show, asked for while it is pointed at and pressed: when it is given the host has most
// often said it, and it is shown at once. Only what a free step back could take back is foreseen.
import type { Answer, Update } from '@lorehall/host'
import { reuse } from './reuse.ts'

interface Foresight {
  readonly ask: Update['ask']
  readonly picks: string
  /** Not here yet, or not to be known: null. */
  told: Update | null
}

const written = (picks: readonly string[]) => picks.join(' ')

let last: Foresight | null = null

/** Somebody is about to give this answer to what is shown. */
export function foresee(shown: Update, answer: Answer, ask: (answer: Answer) => Promise<Update>): void {
  const picks = written(answer.picks)
  if (last?.ask === shown.ask && last.picks === picks) return
  const foresight: Foresight = { ask: shown.ask, picks, told: null }
  last = foresight
  ask(answer).then(
    // What stays as it is, is found now and not when it is shown.
    (update) => (foresight.told = reuse(shown, update)),
    // It will be known when it is done.
    () => undefined,
  )
}

/** What this answer to what is shown brings, if that is known. It is told once. */
export function foreseen({ ask, entries }: Update, picks: readonly string[]): Update | null {
  const known = last?.ask === ask && last.picks === written(picks) ? last.told : null
  last = null
  // Somebody else may have done something since, of which this knows nothing.
  return known?.after === entries ? known : null
}
