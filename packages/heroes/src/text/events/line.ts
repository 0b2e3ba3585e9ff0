// How log lines are worded. A line about a player continues after the player's name. The host writes each line for
// its reader, who is called "you".
import type { GameEvent } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'

/** After a name: the form for others, and the form after "You". `whose`: after "Ada’s" or "Your". */
export type Deed = readonly [others: string, own: string] | { readonly whose: string }

/** Words one event; a string is a whole line; null: the reader needs no line. */
export type Line = (
  event: GameEvent,
  f: F,
  names: readonly string[],
  reader: number | null,
) => string | Deed | null

/** A field of an event as text; empty if it has none. */
export function text(event: GameEvent, field: string): string {
  const value = event[field]
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

/** Another player in a line: "you", a name, or "the Enemy". */
export function whom(
  event: GameEvent,
  field: string,
  names: readonly string[],
  reader: number | null,
): string {
  const seat = Number(event[field])
  return seat === reader ? 'you' : (names[seat] ?? 'the Enemy')
}
