// A card or token that a player got from a hidden place: a quest from a pile, a token found by a search.
import type { Update } from '@lorehall/host'
import { lookOf } from '../cards/looks.ts'

const FROM: Readonly<Record<string, string>> = { saw: 'quest', found: 'token' }

export function drawn({ events }: Update): { seat: number; card: string } | null {
  const event = events.findLast(({ type }) => type in FROM)
  const card = event?.[FROM[event.type] ?? '']
  if (typeof event?.seat !== 'number' || typeof card !== 'string' || lookOf(card) === undefined) return null
  return { seat: event.seat, card }
}
