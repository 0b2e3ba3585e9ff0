// A card that somebody drew from the hidden part of a deck.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

export function drawn(update: Update, before: Update | null): { seat: number; card: string } | null {
  const event = update.events.findLast(({ type }) => type === 'acquired')
  if (before === null || typeof event?.seat !== 'number' || typeof event['card'] !== 'string') return null
  const { seat, card } = event
  const open = viewOf(before).decks.some((deck) => deck.open.includes(card))
  const chosen = before.ask?.options.some(({ at }) => at === `card:${card}`) === true
  return open || chosen ? null : { seat, card }
}
