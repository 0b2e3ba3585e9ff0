// Events and lists as others see them.
import type { GameEvent, Seat } from '@lorehall/kernel'

/**
 * The event as that seat sees it. If `only` names others, no more of it than who did it and these fields: whatever
 * else an event carries stays hidden until it is named here. Nobody hears of a hidden event that nobody did.
 */
export function seenBy(event: GameEvent, seat: Seat | null, open: readonly string[]): GameEvent | null {
  if (event.only === undefined || (seat !== null && event.only.includes(seat))) return event
  if (event.seat === undefined) return null
  const shown = open.flatMap((field) => (event[field] === undefined ? [] : [[field, event[field]] as const]))
  return { type: event.type, seat: event.seat, ...Object.fromEntries(shown) }
}

const NOTHING: never[] = []
Object.freeze(NOTHING)

/** What a view shows of each of them. Most lists are empty, and a view is made for every pair of eyes: none is made. */
export function shownEach<A, B>(list: readonly A[], show: (one: A) => B): B[] {
  return list.length === 0 ? NOTHING : list.map(show)
}
