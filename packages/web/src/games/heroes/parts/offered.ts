// Spell cards to choose from: those of the hand, if some must be discarded.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

const CHOOSING: ReadonlySet<string> = new Set(['keep', 'away'])

export function offered(update: Update): readonly string[] {
  const { ask } = update
  if (ask === null || ask.aside) return []
  // With the last card ticked, the options only untick it or confirm.
  const kinds = [...ask.options.map(({ kind }) => kind), ...ask.ticked.map((id) => id.split(':')[0] ?? '')]
  return kinds.some((kind) => CHOOSING.has(kind)) ? (viewOf(update).players[ask.seat]?.hand ?? []) : []
}
