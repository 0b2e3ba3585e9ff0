// The Spell card a player just drew.
import type { Update } from '@lorehall/host'
import { lookOf } from '../cards/looks.ts'
import { offered } from './offered.ts'

export function drawn(update: Update): { seat: number; card: string } | null {
  const event = update.events.findLast(({ type }) => type === 'drew')
  const cards = event?.['cards']
  const card: unknown = Array.isArray(cards) && cards.length === 1 ? cards[0] : undefined
  if (typeof event?.seat !== 'number' || typeof card !== 'string' || lookOf(card) === undefined) return null
  // If some must be discarded, all of them are shown together instead.
  return offered(update).length > 0 ? null : { seat: event.seat, card }
}
