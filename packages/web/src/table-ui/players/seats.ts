// The seats around the table, from the viewer's side.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'

export const nameOf = (update: Pick<Update, 'seats'>, seat: number) =>
  update.seats[seat]?.name ?? String(seat + 1)

/** The seat whose side a spectator sees. */
export const useBeside = create<{ readonly seat: number }>()(() => ({ seat: 0 }))

/** The seat at the bottom: the viewer's own, or the one a spectator looks from. */
export function ownSeat({ eyes, seats }: Update): number {
  return eyes ?? Math.min(useBeside.getState().seat, seats.length - 1)
}

/** The same, updated when a spectator chooses another side. */
export function useOwnSeat(update: Update): number {
  useBeside()
  return ownSeat(update)
}

/** The other seats, in turn order after the one at the bottom. */
export function otherSeats(update: Update, own = ownSeat(update)): number[] {
  const n = update.seats.length
  return Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n)
}
