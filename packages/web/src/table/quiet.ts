// What is possible at almost any moment, and seldom meant: it glows faintly, and waits in the menu of
// its thing.
import type { WireOption } from '@lorehall/host'

/** Bringing blocks home and giving things up. */
const QUIET = new Set(['recover', 'give-up', 'discard'])

export function isQuiet({ kind }: Pick<WireOption, 'kind'>): boolean {
  return QUIET.has(kind)
}
