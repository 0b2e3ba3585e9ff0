// Events and lists as others see them.
import type { GameEvent, Seat } from '@lorehall/kernel'

/**
 * The event as that seat sees it. If `only` doesn't include the seat, it sees the type, the acting seat and the `open`
 * fields; every other field is hidden. If no seat acted, it doesn't see the event at all.
 */
export function seenBy(event: GameEvent, seat: Seat | null, open: readonly string[]): GameEvent | null {
  if (event.only === undefined || (seat !== null && event.only.includes(seat))) return event
  if (event.seat === undefined) return null
  const shown = open.flatMap((field) => (event[field] === undefined ? [] : [[field, event[field]] as const]))
  return { type: event.type, seat: event.seat, ...Object.fromEntries(shown) }
}

const NOTHING: never[] = []
Object.freeze(NOTHING)

/** The list as a view shows it. Most lists are empty and views are made often, so all empty lists are one object. */
export function shownEach<A, B>(list: readonly A[], show: (one: A) => B): B[] {
  return list.length === 0 ? NOTHING : list.map(show)
}
