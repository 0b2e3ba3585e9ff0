// The clocks of a table: deadlines, reminders, and how long an absent person's consent counts. Pure functions; the
// current time is a parameter.
import type { Entry, Seat } from '@lorehall/kernel'
import type { SeatRow, Spent, ListedTable } from '../storage.ts'

/** Time limits of an hour or more are slow play. There, a reminder comes when this part of the time is left. */
const SLOW = 3600
const REMINDER = 0.25

/** After this many milliseconds, the caretaker wakes bots that were thinking when the server stopped. */
const BOT_PATIENCE = 5000

/** Whether a person plays this seat themselves. */
export function isPlayed(seat: SeatRow | undefined): boolean {
  return seat?.kind === 'person' && !seat.away
}

/** The default number of seconds for which an absent person's consent counts. Shorter in games with short turns. */
export function usualAbsence(limit: number | null): number {
  return limit !== null && limit < SLOW ? 900 : 86_400
}

/** Until when the consent of an absent person counts; null if the seat has no absent person who may come back. */
export function sayUntil(seat: SeatRow | undefined, absence: number): number | null {
  if (seat?.kind !== 'person' || !seat.away || seat.person === null || seat.since === null) return null
  return seat.since + absence * 1000
}

/** Whether this seat must agree before the others undo beyond a wall or end the game. */
export function hasSay(seat: SeatRow | undefined, absence: number, now: number): boolean {
  return isPlayed(seat) || (sayUntil(seat, absence) ?? 0) > now
}

export type Clocks = Pick<ListedTable, 'deadlines' | 'spent'>

/**
 * The clocks after one entry. An answer stores the deadline it was given under, and its undo restores that deadline,
 * so nobody gains time by answering and undoing. After an undo that the others agreed to, time starts again.
 */
export function clocksAfter(entry: Entry, { deadlines, spent }: Clocks): Clocks {
  const answered = (seat: Seat) => ({ deadlines, spent: withAnswer(spent, seat, deadlines[seat] ?? null) })
  if (typeof entry === 'string') return answered(Number.parseInt(entry, 10))
  if ('redo' in entry) return answered(entry.redo)
  if (!('undo' in entry)) return { deadlines, spent }
  if (entry.consent !== undefined) return { deadlines, spent: [] }
  const last = lastSpent(spent, entry.undo)
  if (last === undefined) return { deadlines, spent }
  const fewer = last.answers === 1 ? [] : [{ ...last, answers: last.answers - 1 }]
  return {
    deadlines: deadlines.with(entry.undo, last.end),
    spent: spent.flatMap((one) => (one === last ? fewer : [one])),
  }
}

function lastSpent(spent: readonly Spent[], seat: Seat): Spent | undefined {
  return spent.findLast((one) => one.seat === seat)
}

function withAnswer(spent: readonly Spent[], seat: Seat, end: number | null): readonly Spent[] {
  const last = lastSpent(spent, seat)
  if (last === undefined || last.end !== end) return [...spent, { seat, end, answers: 1 }]
  return spent.map((one) => (one === last ? { ...one, answers: one.answers + 1 } : one))
}

/** Whether a seat may undo without consent, because the deadline of its last answer has not passed. */
export function maySpendAgain(row: ListedTable, seat: Seat, now: number): boolean {
  const others = row.seats.some((other, i) => i !== seat && isPlayed(other))
  if (row.limit === null || !others) return true
  const last = lastSpent(row.spent, seat)
  return last === undefined ? row.waiting.includes(seat) : last.end === null || last.end > now
}

/** By seat: a seat that must answer keeps the deadline it had, or gets a new one of `limit` seconds from now. */
export function deadlines(
  seats: readonly SeatRow[],
  waiting: readonly Seat[],
  before: readonly (number | null)[],
  limit: number | null,
  now: number,
): (number | null)[] {
  return seats.map((seat, i) => {
    if (limit === null || !waiting.includes(i) || !isPlayed(seat)) return null
    return Math.min(before[i] ?? Infinity, now + limit * 1000)
  })
}

/**
 * A deadline after the clock was changed by `jump` ms. If the clock was set ahead, the deadline moves with it. If it
 * was set back, nobody gets more than the limit.
 */
export function endAfterJump(end: number, jump: number, limit: number, now: number): number {
  return Math.min(end + Math.max(0, jump), now + limit * 1000)
}

/** The beginning of an absence after the clock was changed, so that the absence is as long as before. */
export function sinceAfterJump(since: number, jump: number, now: number): number {
  return Math.min(since + Math.max(0, jump), now)
}

/** When the seat gets a reminder; null for limits under an hour. */
export function reminderAt(deadline: number, limit: number): number | null {
  return limit < SLOW ? null : deadline - limit * 1000 * REMINDER
}

/** When the caretaker must look at the table next. */
export function nextDue(
  seats: readonly SeatRow[],
  waiting: readonly Seat[],
  ends: readonly (number | null)[],
  limit: number | null,
  absence: number,
  now: number,
): number | null {
  const moments = ends.flatMap((end) => {
    if (end === null || limit === null) return []
    const reminder = reminderAt(end, limit)
    return reminder !== null && reminder > now ? [reminder] : [end]
  })
  // When an absent person's consent no longer counts, a proposal may pass without it.
  const says = seats.flatMap((seat) => sayUntil(seat, absence) ?? [])
  moments.push(...says.filter((until) => until > now))
  const played = seats.some(isPlayed)
  if (played && waiting.some((seat) => !isPlayed(seats[seat]))) moments.push(now + BOT_PATIENCE)
  return moments.length === 0 ? null : Math.min(...moments)
}
