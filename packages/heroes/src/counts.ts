// What statistics over many games count: what ended a game, and who took what.
import type { Counted, GameEvent, Json } from '@lorehall/kernel'
import { designOf } from './cards/spells.ts'

/** The field that names what was taken, by the event that tells of it. */
const TAKEN: Readonly<Record<string, string>> = {
  factionTaken: 'faction',
  built: 'building',
  cast: 'card',
  tactic: 'tactic',
}

/** Of a Spell its design: two cards of it are one. */
const taken = (seat: number, card: Json | undefined): Counted | null =>
  typeof card === 'string' ? { what: 'taken', seat, card: designOf(card) } : null

const named = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** Tactic cards that have met; a Battle without any counts nothing. */
function contest(event: GameEvent): Counted | null {
  const [won, lost] = [named(event['played']), named(event['beaten'])]
  return won === '' && lost === '' ? null : { what: 'contest', won, lost }
}

export function counts(event: GameEvent): Counted | null {
  const { type, seat } = event
  const { by } = event
  if (type === 'ending' && typeof by === 'string') return { what: 'ending', by }
  if (type === 'battleWon') return contest(event)
  const field = TAKEN[type]
  return field === undefined || seat === undefined ? null : taken(seat, event[field])
}
