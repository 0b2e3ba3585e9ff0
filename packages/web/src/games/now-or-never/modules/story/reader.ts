// The reader of a scene: the next person to the left of the hero's player. A seat played by a bot is passed over.
import type { Update } from '@lorehall/host'

/** Null: nobody else, so the player reads for themselves. */
export function readerOf({ seats }: Pick<Update, 'seats'>, seat: number): number | null {
  if (seats[seat]?.kind !== 'person') return null
  for (let i = 1; i < seats.length; i++) {
    const next = (seat + i) % seats.length
    if (seats[next]?.kind === 'person') return next
  }
  return null
}

export type Role = 'hero' | 'reader' | 'third'

/** On a shared device the hero's player sees the page, and the reader is called by name. */
export function roleOf(update: Pick<Update, 'seats' | 'eyes'>, seat: number, shared: boolean): Role {
  if (update.eyes === seat) return 'hero'
  return !shared && update.eyes !== null && readerOf(update, seat) === update.eyes ? 'reader' : 'third'
}
