// Which entries a bot made for a person, and why. A record says only `<seat> <pick>`, so this is kept beside the
// entries, by their numbers: whatever is taken back and brought back keeps its number.
import type { Entry, Move, Seat } from '@lorehall/kernel'
import type { AnyTable, Instead } from './wire.ts'

/** Time ran out, the person left, or those at the table gave the seat to a bot. */
export type StandIn = 'time' | 'left' | 'agreed'

/** By the number of the entry. */
export type StandIns = ReadonlyMap<number, StandIn>

/** What a bot played for one seat, for one reason. */
export interface StoodIn {
  readonly seat: Seat
  readonly why: StandIn
  readonly moves: number
}

/** What a bot played for a seat since that seat last answered itself. */
export interface LastStoodIn {
  readonly why: StandIn
  /** It comes after so many moves. */
  readonly after: number
  /** The number of its last entry. */
  readonly entry: number
}

export const NO_STAND_INS: StandIns = new Map()

/** Whose answer it is; −1: it is none. */
export function answererOf(entry: Entry | undefined): Seat {
  return typeof entry === 'string' ? Number.parseInt(entry, 10) : -1
}

/** Whether a bot made that move for a person. */
export function insteadAt(move: Move | undefined, standIns: StandIns): Instead | null {
  const why = move === undefined ? undefined : standIns.get(move.number)
  return why === undefined ? null : { seat: answererOf(move?.entry), why }
}

/** All that bots played for people in the present line of play, seat by seat. */
export function stoodIn({ line }: AnyTable, standIns: StandIns): StoodIn[] {
  if (standIns.size === 0) return []
  const found = new Map<string, StoodIn>()
  for (const { entry, number } of line) {
    const why = standIns.get(number)
    if (why === undefined) continue
    const seat = answererOf(entry)
    const key = `${seat} ${why}`
    found.set(key, { seat, why, moves: (found.get(key)?.moves ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => a.seat - b.seat)
}

/** Null: the seat's last answer was its own, or it has not answered. */
export function lastStoodIn({ line }: AnyTable, standIns: StandIns, seat: Seat): LastStoodIn | null {
  if (standIns.size === 0) return null
  const own = line.findLastIndex(({ entry, number }) => answererOf(entry) === seat && !standIns.has(number))
  const theirs = line.slice(own + 1).filter(({ entry }) => answererOf(entry) === seat)
  const number = theirs.at(-1)?.number ?? -1
  const why = standIns.get(number)
  return why === undefined ? null : { why, after: own + 1, entry: number }
}
