// The seat counts and sides that a choice of options allows, according to the game's form.
import type { Against, Form, GameOptions } from '@lorehall/kernel'
import { allOptions } from './whole-options.ts'
import type { HallGame } from '../../games/game.ts'
import type { Words } from '../../text/language.ts'

export interface Allowed {
  /** The allowed numbers of seats, ascending. */
  readonly counts: readonly number[]
  readonly against: Against | null
  /** Why there may not be other numbers of seats. */
  readonly limit: Against | null
  /** A sentence about what the options change before the first turn. */
  readonly says: string | null
  /** Seats that win and lose together; empty if each plays for itself. */
  readonly sides: readonly (readonly number[])[]
}

/** Until the form is loaded, the seat counts of the game's card apply. */
export function allowedBy(
  game: Pick<HallGame, 'seats'>,
  form: Form | null,
  chosen: GameOptions,
  seats: number,
): Allowed {
  const { min, max } = game.seats
  const usual = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  if (form === null) return { counts: usual, against: null, limit: null, says: null, sides: [] }
  const options = allOptions(form.options.properties, chosen)
  const { seats: possible, against, limit = null, says = null } = form.allows(options)
  // Options that allow no count at all don't remove seats: the player may still change the options.
  const counts = possible.length === 0 ? usual : possible
  const sides = against === null && counts.includes(seats) ? (form.sides?.(seats, options) ?? []) : []
  return { counts, against, limit, says, sides: sides.some((side) => side.length > 1) ? sides : [] }
}

/** May a table with this many seats begin? */
export function mayBegin({ counts, against }: Allowed, seats: number): boolean {
  return against === null && counts.includes(seats)
}

/** `2 to 5`, or `1, 2 or 4` where a number is left out. */
export function countsInWords(counts: readonly number[], { t }: Words): string {
  const [first = 0, last = 0] = [counts[0], counts.at(-1)]
  if (first === last) return String(first)
  if (last - first === counts.length - 1) return t('new.counts.range', { first, last })
  return t('new.counts.list', { list: counts.slice(0, -1).join(', '), last })
}
