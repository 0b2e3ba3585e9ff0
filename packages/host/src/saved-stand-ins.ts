// Stand-ins in saved records: which entries a bot made for somebody else. They are stored next to the entries and are not
// part of the game.
import type { Entry, Move } from '@lorehall/kernel'
import { type Mark, NO_STAND_INS, type StandIns } from './stand-ins.ts'

/** The stand-ins of these moves, with the entry numbers of the record that `Table.straight` makes of them. */
export function standInsOf(line: readonly Move[], standIns: StandIns): StandIns {
  const found = new Map<number, Mark>()
  let entry = 0
  for (const { number, redrawn } of line) {
    // A reseeding is a separate entry in that record.
    if (redrawn !== undefined) entry++
    const why = standIns.get(number)
    if (why !== undefined) found.set(entry, why)
    entry++
  }
  return found
}

const isWhy = (why: unknown): why is Mark =>
  why === 'time' || why === 'left' || why === 'agreed' || why === 'failed'

/** A record with its stand-ins, as it is saved. */
export function withStandIns<R extends object>(record: R, standIns: StandIns): R {
  return standIns.size === 0 ? record : { ...record, standIns: Object.fromEntries(standIns) }
}

interface Saved {
  readonly entries: readonly Entry[]
  readonly standIns?: unknown
}

/** The stand-ins of a saved record. Items that don't refer to an answer are ignored. */
export function standInsIn({ entries, standIns: given }: Saved): StandIns {
  if (typeof given !== 'object' || given === null) return NO_STAND_INS
  const named = Object.entries(given).map(([key, why]: [string, unknown]) => [Number(key), why] as const)
  return new Map(
    named.flatMap(([n, why]) => (isWhy(why) && typeof entries[n] === 'string' ? [[n, why]] : [])),
  )
}
