// Spell cards to choose from: those just drawn, if some must be discarded.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

const KEEPING = 'keep'

export function offered(update: Update): readonly string[] {
  const { ask } = update
  if (ask === null || ask.aside || !ask.options.some(({ kind }) => kind === KEEPING)) return []
  return viewOf(update).players[ask.seat]?.hand ?? []
}
