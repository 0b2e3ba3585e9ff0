// The numbers asks go by: that of the entry they came with, so that none is ever used again.
import type { Ask, Seat } from './game.ts'

/** Another seat's ask that did not change keeps its number. */
export function numberAsks(
  asks: readonly Ask[],
  entries: number,
  before: readonly Ask[] | null = null,
  answered: Seat | null = null,
): void {
  for (const ask of asks) {
    ask.id = (before === null || ask.seat === answered ? null : unchanged(before, ask)) ?? entries
  }
}

/** The number under which the same was asked before; null: it was not. */
function unchanged(before: readonly Ask[], ask: Ask): number | null {
  for (const other of before) if (other.seat === ask.seat && sameAsk(other, ask)) return other.id
  return null
}

function sameAsk(a: Ask, b: Ask): boolean {
  if (a === b) return true
  return (
    a.kind === b.kind &&
    a.prompt === b.prompt &&
    a.from === b.from &&
    a.open === b.open &&
    a.aside === b.aside &&
    a.options.length === b.options.length &&
    a.options.every((o, i) => o === b.options[i])
  )
}
