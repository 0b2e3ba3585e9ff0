// The ids of asks. An ask's id is the number of entries when it was first asked, so a seat never meets the same id
// with another question. Asks of different seats may share an id.
import type { Ask, Seat } from './game.ts'
import type { Option } from './option.ts'

/** Numbers the asks. Asks of other seats that didn't change keep their ids. */
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

/** The id under which the same question was asked before; null: it wasn't. */
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
    sameOptions(a.options, b.options)
  )
}

function sameOptions(a: readonly Option[], b: readonly Option[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
