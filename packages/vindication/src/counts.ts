// What statistics over many games count: turns and rounds, what ended a game, and who took which card.
import type { Counted, GameEvent } from '@lorehall/kernel'

export function counts({ type, seat, from = 'unknown', n, card, taken: isTaken }: GameEvent): Counted | null {
  if (type === 'turn') return { what: 'turn' }
  if (type === 'round') return { what: 'round', n: Number(n) }
  if (type === 'ending') return { what: 'ending', by: from }
  // A card that modules hand out says so itself.
  const taken = (type === 'acquired' || isTaken === true) && seat !== undefined && typeof card === 'string'
  return taken ? { what: 'taken', seat, card } : null
}
