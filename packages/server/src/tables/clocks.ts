// When a bot answers for someone, and when someone is reminded. Pure: the time is given.
import type { Seat } from '@lorehall/kernel'
import type { SeatRow } from '../storage.ts'

/** Limits from an hour on are slow play: a reminder comes when this part of the time is left. */
const SLOW = 3600
const REMINDER = 0.25

/** Bots that a stopped server left thinking are woken after this long, in milliseconds. */
const BOT_PATIENCE = 5000

/** Whether a person is to play that seat now. */
export function isPlayed(seat: SeatRow | undefined): boolean {
  return seat?.kind === 'person' && !seat.away
}

/** By seat: the deadline it had keeps standing while it is waited for; a new one begins now. */
export function deadlines(
  seats: readonly SeatRow[],
  waiting: readonly Seat[],
  before: readonly (number | null)[],
  limit: number | null,
  now: number,
): (number | null)[] {
  return seats.map((seat, i) => {
    if (limit === null || !waiting.includes(i) || !isPlayed(seat)) return null
    return before[i] ?? now + limit * 1000
  })
}

/** When the seat is reminded; null: not in games that are over in an evening. */
export function reminderAt(deadline: number, limit: number): number | null {
  return limit < SLOW ? null : deadline - limit * 1000 * REMINDER
}

/** When the table is next to be looked after, as seen from now. */
export function nextDue(
  seats: readonly SeatRow[],
  waiting: readonly Seat[],
  ends: readonly (number | null)[],
  limit: number | null,
  now: number,
): number | null {
  const moments = ends.flatMap((end) => {
    if (end === null || limit === null) return []
    const reminder = reminderAt(end, limit)
    return reminder !== null && reminder > now ? [reminder] : [end]
  })
  const played = seats.some(isPlayed)
  if (played && waiting.some((seat) => !isPlayed(seats[seat]))) moments.push(now + BOT_PATIENCE)
  return moments.length === 0 ? null : Math.min(...moments)
}
