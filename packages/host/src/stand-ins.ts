// Stand-ins: which entries a bot made for a person, or for a bot that failed, and why. A record only says
// `<seat> <pick>`, so this is kept separately, by entry number. Undo and redo don't change those numbers.
import type { Entry, Move, Seat } from '@lorehall/kernel'
import type { AnyTable, Instead } from './wire.ts'

/** The time ran out, the person left, or the players agreed to give the seat to a bot. */
export type StandIn = 'time' | 'left' | 'agreed'

/** Why another than the player answered. `failed`: the player is a bot, and it failed. */
export type Mark = StandIn | 'failed'

/** By the number of the entry. */
export type StandIns = ReadonlyMap<number, Mark>

/** How many moves a bot made for one seat, for one reason. */
export interface StoodIn {
  readonly seat: Seat
  readonly why: StandIn
  readonly moves: number
}

/** A bot's moves for a seat since its player last answered. */
export interface LastStoodIn {
  readonly why: StandIn
  /** The number of moves before them. */
  readonly after: number
  /** The number of its last entry. */
  readonly entry: number
}

export const NO_STAND_INS: StandIns = new Map()

/** The seat that gave the answer; −1: the entry isn't an answer. */
export function answererOf(entry: Entry | undefined): Seat {
  return typeof entry === 'string' ? Number.parseInt(entry, 10) : -1
}

/** The stand-in that made the move for a person. */
function standInAt({ number }: Move, standIns: StandIns): StandIn | undefined {
  const why = standIns.get(number)
  return why === 'failed' ? undefined : why
}

/** The stand-in that made the move; null: the player made it. */
export function insteadAt(move: Move | undefined, standIns: StandIns): Instead | null {
  const why = move === undefined ? undefined : standIns.get(move.number)
  return why === undefined ? null : { seat: answererOf(move?.entry), why }
}

/** How many moves bots made for people in the current line of play, by seat. */
export function stoodIn({ line }: AnyTable, standIns: StandIns): StoodIn[] {
  if (standIns.size === 0) return []
  const found = new Map<string, StoodIn>()
  for (const move of line) {
    const why = standInAt(move, standIns)
    if (why === undefined) continue
    const seat = answererOf(move.entry)
    const key = `${seat} ${why}`
    found.set(key, { seat, why, moves: (found.get(key)?.moves ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => a.seat - b.seat)
}

/** The bot's moves since the seat's player last answered; null: there are none. */
export function lastStoodIn({ line }: AnyTable, standIns: StandIns, seat: Seat): LastStoodIn | null {
  if (standIns.size === 0) return null
  const own = line.findLastIndex(({ entry, number }) => answererOf(entry) === seat && !standIns.has(number))
  const theirs = line.slice(own + 1).filter(({ entry }) => answererOf(entry) === seat)
  const last = theirs.at(-1)
  const why = last === undefined ? undefined : standInAt(last, standIns)
  return last === undefined || why === undefined ? null : { why, after: own + 1, entry: last.number }
}
