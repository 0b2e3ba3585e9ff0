// The counts for statistics over many games: what ended a game, and who took which card.
import type { Counted, GameEvent } from '@lorehall/kernel'

export function counts({ type, seat, from = 'unknown', card, taken: isTaken }: GameEvent): Counted | null {
  if (type === 'ending') return { what: 'ending', by: from }
  // Modules report the cards that they hand out.
  const taken = (type === 'acquired' || isTaken === true) && seat !== undefined && typeof card === 'string'
  return taken ? { what: 'taken', seat, card } : null
}
