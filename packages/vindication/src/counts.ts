// What statistics over many games count: what ended a game, and who took which card.
import type { Counted, GameEvent } from '@lorehall/kernel'

export function counts({ type, seat, from = 'unknown', card, taken: isTaken }: GameEvent): Counted | null {
  if (type === 'ending') return { what: 'ending', by: from }
  // A card that modules hand out says so itself.
  const taken = (type === 'acquired' || isTaken === true) && seat !== undefined && typeof card === 'string'
  return taken ? { what: 'taken', seat, card } : null
}
