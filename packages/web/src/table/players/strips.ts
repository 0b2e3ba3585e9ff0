// How much of each of the others the rail shows: the most that leaves the page below its room.

export type Strip = 'arms' | 'short' | 'line'

/** Pixels; the style sheet of the strips says the same. */
const HIGH: Readonly<Record<Strip, number>> = { arms: 94, short: 72, line: 34 }
/** One more line of what is counted; a part of it finds room as it is. */
const LINE = 13
const GAP = 5
/** Above the first and below the last. */
const EDGES = 10

export interface Strips {
  /** Who is at play, and everyone else. */
  readonly acting: Strip
  readonly others: Strip
}

/** `rivals` without a seat have a line each; `more`: lines that are counted beyond the usual ones. */
export function stripsIn(room: number, seats: number, rivals: number, more: number): Strips {
  const left = room - EDGES - rivals * (HIGH.line + GAP)
  const lines = (seats - 1) * (HIGH.line + GAP)
  const high = (strip: 'arms' | 'short') => HIGH[strip] + more * LINE
  const fits = (strip: 'arms' | 'short') => seats * (high(strip) + GAP) - GAP <= left
  if (fits('arms')) return { acting: 'arms', others: 'arms' }
  if (fits('short')) return { acting: 'short', others: 'short' }
  return { acting: high('short') + lines <= left ? 'short' : 'line', others: 'line' }
}
