// When a bot answers for someone, and when someone is reminded. Pure: the time is given.
import type { Entry, Seat } from '@lorehall/kernel'
import type { SeatRow, Spent, TableSlip } from '../storage.ts'

/** Limits from an hour on are slow play: a reminder comes when this part of the time is left. */
const SLOW = 3600
const REMINDER = 0.25

/** Bots that a stopped server left thinking are woken after this long, in milliseconds. */
const BOT_PATIENCE = 5000

/** Whether a person is to play that seat now. */
export function isPlayed(seat: SeatRow | undefined): boolean {
  return seat?.kind === 'person' && !seat.away
}

/** Seconds for which somebody who is away keeps their say, where nobody chose: an evening's game is short. */
export function usualAbsence(limit: number | null): number {
  return limit !== null && limit < SLOW ? 900 : 86_400
}

/** Until when somebody for whom a bot plays has their say; null: nobody is away there who may come back. */
export function sayUntil(seat: SeatRow | undefined, absence: number): number | null {
  if (seat?.kind !== 'person' || !seat.away || seat.person === null || seat.since === null) return null
  return seat.since + absence * 1000
}

/** Whether going back beyond a wall and ending the game need this seat's word. */
export function hasSay(seat: SeatRow | undefined, absence: number, now: number): boolean {
  return isPlayed(seat) || (sayUntil(seat, absence) ?? 0) > now
}

export type Clocks = Pick<TableSlip, 'deadlines' | 'spent'>

/**
 * An answer remembers the deadline under which it was given, and who takes it back has that one again: no
 * time is won by answering. Where the others agreed on going back, time begins anew.
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

/** Whether the time under which a seat answered last still runs, so that it may go back by itself. */
export function maySpendAgain(row: TableSlip, seat: Seat, now: number): boolean {
  const others = row.seats.some((other, i) => i !== seat && isPlayed(other))
  if (row.limit === null || !others) return true
  const last = lastSpent(row.spent, seat)
  return last === undefined ? row.waiting.includes(seat) : last.end === null || last.end > now
}

/** By seat: the deadline it had stands while it is waited for; a new one begins now. None is later than that. */
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
 * When time ends that ran while the clock was set. Set ahead, it took no time from anyone; set back, it gave nobody
 * more than the limit.
 */
export function endAfterJump(end: number, jump: number, limit: number, now: number): number {
  return Math.min(end + Math.max(0, jump), now + limit * 1000)
}

/** The same for those who are away: they have been for as long as before. */
export function sinceAfterJump(since: number, jump: number, now: number): number {
  return Math.min(since + Math.max(0, jump), now)
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
  absence: number,
  now: number,
): number | null {
  const moments = ends.flatMap((end) => {
    if (end === null || limit === null) return []
    const reminder = reminderAt(end, limit)
    return reminder !== null && reminder > now ? [reminder] : [end]
  })
  // What the others agreed on may be done when they need not wait any longer.
  const says = seats.flatMap((seat) => sayUntil(seat, absence) ?? [])
  moments.push(...says.filter((until) => until > now))
  const played = seats.some(isPlayed)
  if (played && waiting.some((seat) => !isPlayed(seats[seat]))) moments.push(now + BOT_PATIENCE)
  return moments.length === 0 ? null : Math.min(...moments)
}
