// How much of each other player the rail shows: as much as fits without taking space from the page below.

export type Strip = 'arms' | 'short' | 'line'

/** Heights in pixels, the same as in other-player.module.css. */
const HIGH: Readonly<Record<Strip, number>> = { arms: 94, short: 72, line: 34 }
/** The height of one more line of counts, and how much of it a strip has to spare. */
const LINE = 19
const SPARE = { arms: 0, short: 6 }
const GAP = 5
/** Above the first strip and below the last, together. */
const EDGES = 10

export interface Strips {
  /** The player whose turn it is, and everyone else. */
  readonly acting: Strip
  readonly others: Strip
}

/** `rivals`: rivals have one line each; `more`: lines of counts in addition to the usual ones. */
export function stripsIn(area: number, seats: number, rivals: number, more: number): Strips {
  const left = area - EDGES - rivals * (HIGH.line + GAP)
  const lines = (seats - 1) * (HIGH.line + GAP)
  const high = (strip: 'arms' | 'short') => HIGH[strip] + Math.max(0, more * LINE - SPARE[strip])
  const fits = (strip: 'arms' | 'short') => seats * (high(strip) + GAP) - GAP <= left
  if (fits('arms')) return { acting: 'arms', others: 'arms' }
  if (fits('short')) return { acting: 'short', others: 'short' }
  return { acting: high('short') + lines <= left ? 'short' : 'line', others: 'line' }
}
