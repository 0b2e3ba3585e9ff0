// The Spell card a player just drew.
import type { Update } from '@lorehall/host'
import { lookOf } from '../cards/looks.ts'

export function drawn({ events, ask }: Update): { seat: number; card: string } | null {
  const event = events.findLast(({ type }) => type === 'drew')
  const cards = event?.['cards']
  const card: unknown = Array.isArray(cards) && cards.length === 1 ? cards[0] : undefined
  // If some must be discarded, all of them are shown together instead.
  if (typeof event?.seat !== 'number' || typeof card !== 'string' || lookOf(card) === undefined) return null
  return ask?.options.some(({ kind }) => kind === 'keep') === true ? null : { seat: event.seat, card }
}
