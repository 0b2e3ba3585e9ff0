// Events as counted by statistics over many games: how a game ended, and who took which cards.
import type { Counted, GameEvent, Json } from '@lorehall/kernel'
import { designOf } from './cards/spells.ts'

/** By event type: the field that names what was taken. */
const TAKEN: Readonly<Record<string, string>> = {
  factionTaken: 'faction',
  built: 'building',
  cast: 'card',
  tactic: 'tactic',
}

/** A Spell counts by its design: both cards of a design are the same. */
const taken = (seat: number, card: Json | undefined): Counted | null =>
  typeof card === 'string' ? { what: 'taken', seat, card: designOf(card) } : null

const named = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** Two Tactic cards that met; a Battle without any isn't counted. */
function contest(event: GameEvent): Counted | null {
  const [won, lost] = [named(event['played']), named(event['beaten'])]
  return won === '' && lost === '' ? null : { what: 'contest', won, lost }
}

export function counts(event: GameEvent): Counted | null {
  const { type, seat } = event
  const { by } = event
  if (type === 'ending' && typeof by === 'string') return { what: 'ending', by }
  if (type === 'battleWon') return contest(event)
  if (type === 'enemySettled') return { what: 'faced', card: named(event['faction']) }
  const field = TAKEN[type]
  return field === undefined || seat === undefined ? null : taken(seat, event[field])
}
