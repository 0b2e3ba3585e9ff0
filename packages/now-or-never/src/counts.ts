// Simulation statistics: which cards players took.
import type { Counted, GameEvent, Json } from '@lorehall/kernel'

/** By event type, the field that names what was taken. */
const TAKEN: Readonly<Record<string, string>> = {
  heroTaken: 'hero',
  built: 'tile',
  recruited: 'specialist',
  placed: 'token',
  questDone: 'quest',
  orderDone: 'order',
}

function taken(seat: number, card: Json | undefined): Counted | null {
  return typeof card === 'string' ? { what: 'taken', seat, card } : null
}

export function counts(event: GameEvent): Counted | null {
  const { type, seat } = event
  const field = TAKEN[type]
  return field === undefined || seat === undefined ? null : taken(seat, event[field])
}
