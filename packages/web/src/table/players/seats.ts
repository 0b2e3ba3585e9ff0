// Who sits where at the table, as these eyes see it.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'

export const nameOf = (update: Update, seat: number) => update.seats[seat]?.name ?? String(seat + 1)

/** Beside whom a spectator stands. */
export const useBeside = create<{ readonly seat: number }>()(() => ({ seat: 0 }))

/** Who sits at the bottom: the eyes, or whom a spectator stands beside. */
export function ownSeat({ eyes, seats }: Update): number {
  return eyes ?? Math.min(useBeside.getState().seat, seats.length - 1)
}

/** The same, drawn anew when a spectator goes elsewhere. */
export function useOwnSeat(update: Update): number {
  useBeside()
  return ownSeat(update)
}

/** The others in the order of play after the one at the bottom. */
export function otherSeats(update: Update, own = ownSeat(update)): number[] {
  const n = update.seats.length
  return Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n)
}
