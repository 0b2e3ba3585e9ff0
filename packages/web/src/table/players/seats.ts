// Who sits where at the table, as these eyes see it.
import type { Update } from '@lorehall/host'

export const nameOf = (update: Update, seat: number) => update.seats[seat]?.name ?? String(seat + 1)

/** Who sits at the bottom: the eyes, or the first seat for a spectator. */
export const ownSeat = (update: Update) => update.eyes ?? 0

/** The others in the order of play after the one at the bottom. */
export function otherSeats(update: Update): number[] {
  const own = ownSeat(update)
  const n = update.seats.length
  return Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n)
}
